import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** Every address of the site. Unknown slugs and other paths answer 404; a section that is unknown shows the first one. */
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
  route("contact/receipt/:reference", "routes/receipt.tsx"),
  route("presentation", "routes/presentation.tsx"),
  route("presentation/deck", "routes/deck.tsx"),
  route("blog", "routes/blog.tsx"),
  route("blog/:slug", "routes/article.tsx"),
  route("search", "routes/search.tsx"),
  ...["privacy", "terms", "cookies", "accessibility", "before-you-sign"].map((id) =>
    route(id, "routes/legal.tsx", { id }),
  ),
  route("colophon", "routes/colophon.tsx"),
  ...[
    "feed.xml",
    "sitemap.xml",
    "robots.txt",
    "llms.txt",
    ".well-known/security.txt",
    "site.webmanifest",
  ].map((id) => route(id, "routes/text-files.ts", { id })),
  route("service-worker.js", "routes/service-worker.ts"),
  route("offline", "routes/offline.tsx"),
  route("forms", "routes/forms.tsx"),
] satisfies RouteConfig;
