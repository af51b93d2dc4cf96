/** The small files that programs read, made from content: one module, which `routes.ts` uses for each address. */
import { agency, lang } from "#content/generated/agency.ts";
import { articles } from "#content/generated/articles.server.ts";
import { clientFigures } from "#content/generated/clients.ts";
import { prices } from "#content/generated/contact.ts";
import { home } from "#content/generated/home.ts";
import { blogListing } from "#content/generated/listings.ts";
import { openingHours } from "#content/generated/opening-hours.ts";
import { foundingYear } from "#content/generated/position.ts";
import { regions } from "#content/generated/regions.ts";
import { services } from "#content/generated/services.server.ts";
import { team } from "#content/generated/team.ts";
import { schemes } from "#content/colours.ts";
import { canonicalPages } from "#content/pages.server.ts";
import type { Route } from "./+types/text-files";
import { amountsOf } from "../contact/prices.tsx";
import { settingsContext } from "../context.ts";
import { foundOr404 } from "../not-found.ts";

/** Each file's text, by path, for the site at an origin. */
const files: Record<string, (siteUrl: string) => string> = {
  "/robots.txt": (siteUrl) => `User-agent: *
Disallow: /api/
Disallow: /forms
Sitemap: ${siteUrl}/sitemap.xml
`,

  /** How to report a vulnerability (RFC 9116); it expires a year after the build. */
  "/.well-known/security.txt": (siteUrl) => `Contact: mailto:${agency.email}
Expires: ${new Date(Date.parse(import.meta.env.BUILT_ON) + 365 * 86_400_000).toISOString()}
Preferred-Languages: ${lang.replace(/-.*/, "")}
Canonical: ${siteUrl}/.well-known/security.txt
`,

  /** All canonical pages, with the day of the last change where the page says it (sitemaps.org 0.9). */
  "/sitemap.xml": (siteUrl) => {
    const entries = canonicalPages.map(({ path, updated }) => {
      const changed = updated ? `<lastmod>${updated}</lastmod>` : "";
      return `<url><loc>${escapeXml(siteUrl + path)}</loc>${changed}</url>`;
    });
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
  },

  /** The articles as an Atom feed (RFC 4287). Without articles it has the date of the build. */
  "/feed.xml": (siteUrl) => {
    const entries = articles.map((article) => {
      const address = escapeXml(`${siteUrl}/blog/${article.slug}`);
      return `<entry><title>${escapeXml(article.heading)}</title><link href="${address}"/><id>${address}</id>
<published>${article.published}T00:00:00Z</published><updated>${article.updated}T00:00:00Z</updated>
<author><name>${escapeXml(article.author.name)}</name></author>
<summary>${escapeXml(article.summary)}</summary></entry>`;
    });
    const days = articles.map(({ updated }) => updated).toSorted();
    return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>${escapeXml(`${blogListing.heading}, ${agency.name}`)}</title>
<link href="${siteUrl}/feed.xml" rel="self"/><link href="${siteUrl}/blog"/><id>${siteUrl}/blog</id>
<updated>${days.at(-1) ?? import.meta.env.BUILT_ON}T00:00:00Z</updated><author><name>${escapeXml(agency.name)}</name></author>
${entries.join("\n")}
</feed>
`;
  },

  "/llms.txt": siteForModels,

  /** The web app manifest (W3C), for phones that install the site as an app. */
  "/site.webmanifest": () =>
    JSON.stringify({
      name: agency.name,
      short_name: agency.name.split(" ")[0],
      description: home.head.description,
      start_url: "/",
      display: "minimal-ui",
      background_color: schemes.light.ground,
      theme_color: schemes.dark.ground,
      icons: [192, 512].map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: "image/png",
      })),
    }),
};

/** Media types of the files that are not plain text. */
const mediaTypes: Record<string, string> = {
  "/sitemap.xml": "application/xml",
  "/feed.xml": "application/atom+xml",
  "/site.webmanifest": "application/manifest+json",
};

/** Answers with a file. A browser showing it requests the site's icon, so the policy allows that. */
export function loader({ url: { pathname }, context }: Route.LoaderArgs): Response {
  const textOf = foundOr404(files[pathname]);
  return new Response(textOf(context.get(settingsContext).siteUrl), {
    headers: {
      "content-type": `${mediaTypes[pathname] ?? "text/plain"}; charset=utf-8`,
      "cache-control": "public, max-age=3600",
      "content-security-policy": "default-src 'none'; img-src 'self'; frame-ancestors 'none'",
    },
  });
}

/** Sections of `/llms.txt` and the pages in each; the last takes the rest. */
const sections: [heading: string, pages: RegExp][] = [
  ["Start here", /^\/$/],
  ["Services", /^\/services\b/],
  ["Projects and case studies", /^\/(?:portfolio|case-studies|clients)\b/],
  ["Articles", /^\/blog\b/],
  ["About the agency", /^\/(?:about|contact|presentation)\b/],
  ["Further pages", /^/],
];

/** The site in Markdown for language models (llmstxt.org): facts that can be quoted, and every page. */
function siteForModels(siteUrl: string): string {
  const { street, city, country } = agency.address;
  const hours = openingHours.days.map((line) => `${line.days} ${line.hours}`);
  const jobs = prices.jobs.map(({ name, takes, ...job }) => {
    const amounts = amountsOf(job).map(({ code, amount }) => `${code} ${amount}`);
    const line = `${name}: ${amounts.join(", ")}`;
    return takes ? `${line}, ${takes}` : line;
  });
  const facts: [name: string, fact: string][] = [
    ["Services", services.map(({ name }) => name).join(", ")],
    ["Clients in", regions.map(({ title }) => title).join(", ")],
    ["Office", `${street}, ${city}, ${country} (${agency.coordinates})`],
    ["Opening hours", [...hours, openingHours.zone].join(", ")],
    ["Phone", agency.phones.map(({ label, number }) => `${number} (${label})`).join(", ")],
    ["Email", agency.email],
    ["Founded", String(foundingYear)],
    ["In figures", clientFigures.map(({ value, label }) => `${value} ${label}`).join(", ")],
    ["People who lead the work", team.map(({ name, position }) => `${name} (${position})`).join(", ")],
    ["Typical jobs with price and duration", jobs.join("; ")],
  ];
  const linked = sections.map(([heading, pattern]) => {
    const links = canonicalPages
      .filter(({ path }) => sections.find(([, other]) => other.test(path))?.[1] === pattern)
      .map(({ path, head }) => `- [${head.title}](${siteUrl}${path}): ${head.description}`);
    return `## ${heading}\n\n${links.join("\n")}`;
  });
  return `# ${agency.name}

> ${agency.tagline} ${home.lead}

${facts.map(([name, fact]) => `- ${name}: ${fact}`).join("\n")}

${linked.join("\n\n")}
`;
}

/** `text` for use in XML content and attributes. */
function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
