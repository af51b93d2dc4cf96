import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** Every address of the site (spec §2). Unknown slugs and any other path answer 404. */
export default [
  index("routes/home.tsx"),
  route("services", "routes/services.tsx"),
  route("services/:slug", "routes/service.tsx"),
  route("portfolio", "routes/portfolio.tsx"),
  route("portfolio/:slug", "routes/project.tsx"),
  route("case-studies", "routes/case-studies.tsx"),
  route("case-studies/:slug", "routes/case-study.tsx"),
  route("clients/:section?", "routes/clients.tsx"),
  route("about/:section?", "routes/about.tsx"),
  route("contact/:type?", "routes/contact.tsx"),
  route("presentation", "routes/presentation.tsx"),
  route("blog", "routes/blog.tsx"),
  route("blog/:slug", "routes/article.tsx"),
  route("privacy", "routes/legal.tsx", { id: "privacy" }),
  route("terms", "routes/legal.tsx", { id: "terms" }),
  route("cookies", "routes/legal.tsx", { id: "cookies" }),
  route("feed.xml", "routes/feed.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("llms.txt", "routes/llms.ts"),
  route(".well-known/security.txt", "routes/security.ts"),
  route("site.webmanifest", "routes/manifest.ts"),
  route("forms", "routes/forms.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
