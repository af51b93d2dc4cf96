import type { APIRequestContext } from "playwright/test";
import { caseStudies } from "../content/generated/case-studies.server.ts";
import { services } from "../content/generated/services.server.ts";
import { team } from "../content/generated/team.ts";
import { aliases, everyPath, siteUrl } from "./pages.ts";
import { schemaFaults } from "./schema-org.ts";
import { expect, test } from "./visitor.ts";

type Thing = Record<string, unknown> & { "@type": string };

/** What a kind of page says of itself, besides its place in the site. */
function expectedType(path: string): string | undefined {
  if (path === "/about/faq") return "FAQPage";
  if (/^\/(services|portfolio|case-studies|blog)$/.test(path)) return "ItemList";
  if (/^\/services\/./.test(path)) return "Service";
  if (/^\/portfolio\/./.test(path)) return "CreativeWork";
  if (/^\/case-studies\/./.test(path)) return "Article";
  if (/^\/blog\/./.test(path)) return "BlogPosting";
  if (path === "/presentation/deck") return "PresentationDigitalDocument";
  if (path === "/" || /^\/(about|contact)/.test(path)) return "LocalBusiness";
  return undefined;
}

/**
 * Fields that Google asks of each type it shows in results, required or recommended
 * (developers.google.com/search/docs/appearance/structured-data); `a.b` is b of every a.
 */
const asked: Record<string, string[]> = {
  BreadcrumbList: ["itemListElement.position", "itemListElement.name", "itemListElement.item"],
  ItemList: ["itemListElement.position", "itemListElement.url"],
  FAQPage: ["mainEntity.name", "mainEntity.acceptedAnswer.text"],
  WebSite: ["name", "url", "publisher.@id"],
  Person: ["name", "jobTitle", "url", "worksFor.@id"],
  LocalBusiness: [
    "name",
    "legalName",
    "foundingDate",
    "contactPoint.telephone",
    "contactPoint.contactType",
    "contactPoint.hoursAvailable.opens",
    "address.streetAddress",
    "address.addressLocality",
    "address.addressCountry",
    "geo.latitude",
    "geo.longitude",
    "openingHoursSpecification.dayOfWeek",
    "openingHoursSpecification.opens",
    "openingHoursSpecification.closes",
    "telephone",
    "url",
    "logo",
    "image",
  ],
  Service: ["name", "description", "provider.name", "provider.url", "areaServed"],
  CreativeWork: ["name", "image", "creator.name", "creator.url", "publisher.name", "publisher.logo"],
  PresentationDigitalDocument: ["name", "description", "url", "image", "publisher.name"],
  Article: ["headline", "image", "author.name", "author.url", "publisher.name", "about.name"],
  BlogPosting: [
    "headline",
    "image",
    "datePublished",
    "author.name",
    "author.url",
    "publisher.name",
    "publisher.logo",
  ],
};

/** Whether `field` of `value` says something, in every entry of the lists on the way. */
function says(value: unknown, field: string): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((entry) => says(entry, field));
  if (field === "") return value !== undefined && value !== "";
  const [name = "", ...rest] = field.split(".");
  return typeof value === "object" && value !== null && says((value as Thing)[name], rest.join("."));
}

async function allPages(request: APIRequestContext): Promise<Map<string, string>> {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => url?.slice(siteUrl.length) || "/",
  );
  const pages = new Map<string, string>();
  for (const path of new Set([...listed, ...everyPath, ...aliases.map(([alias]) => alias)]))
    pages.set(path, await (await request.get(path)).text());
  return pages;
}

function thingsIn(html: string): Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json]) => {
    const data = JSON.parse(json ?? "") as { "@context": string; "@graph": Thing[] };
    expect(data["@context"]).toBe("https://schema.org");
    return data["@graph"];
  });
}

const meta = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];

test("every page describes itself by schema.org's definitions, with the fields that Google asks", async ({
  request,
}, testInfo) => {
  test.setTimeout(120_000);
  const pages = await allPages(request);
  const canonicalOf = new Map(aliases);
  const all = new Map<string, Thing[]>();
  for (const [path, html] of pages) {
    const things = thingsIn(html);
    all.set(path, things);
    const kind = expectedType(canonicalOf.get(path) ?? path);
    expect(
      things.map((thing) => thing["@type"]),
      path,
    ).toEqual([
      path === "/" ? "WebSite" : "BreadcrumbList",
      ...(kind ? [kind] : []),
      ...(path === "/about/team" ? team.map(() => "Person") : []),
    ]);
    for (const thing of things) {
      const missing = asked[thing["@type"]]?.filter((field) => !says(thing, field));
      expect(missing, `${path}: ${thing["@type"]}`).toEqual([]);
      expect(JSON.stringify(thing)).not.toMatch(/undefined|null|"(?:\/|#|")/);
      // A day of change is told where the text has changed since it was published.
      if ("dateModified" in thing) expect(thing["dateModified"], path).not.toBe(thing["datePublished"]);
    }
  }
  expect(all.size).toBeGreaterThan(20);
  expect(schemaFaults(all, `test-results/schema-org-${testInfo.workerIndex}`)).toEqual([]);
});

test("schema.org knows neither invented types nor properties nor values of another kind", () => {
  const wrong: [path: string, thing: object][] = [
    ["/type", { "@type": "Servise", name: "a" }],
    ["/property", { "@type": "Service", nmae: "a" }],
    ["/within", { "@type": "Article", publisher: { "@type": "Organization", nmae: "a" } }],
    ["/value", { "@type": "Article", author: { "@type": "GeoCoordinates", latitude: 1 } }],
  ];
  const pages = new Map(wrong.map(([path, thing]) => [path, [thing]]));
  const faults = schemaFaults(pages, "test-results/schema-org-wrong");
  expect(faults.map((fault) => fault.split(":")[0])).toEqual(wrong.map(([path]) => path));
});

test("breadcrumbs lead to the canonical page by the names of things", async ({ request }) => {
  const names = async (path: string) => {
    const things = thingsIn(await (await request.get(path)).text());
    const crumbs = things.find((thing) => thing["@type"] === "BreadcrumbList")?.["itemListElement"];
    return (crumbs as { name: string; item: string }[]).map(({ name, item }) => [
      name,
      item.slice(siteUrl.length),
    ]);
  };
  const home = await (await request.get("/")).text();
  const service = `/services/${services.at(-1)?.slug}`;
  const inMenu = new RegExp(`<a [^>]*href="${service}"[^>]*>([^<]+)</a>`).exec(home)?.[1];
  expect(await names(service)).toEqual([
    ["Home", "/"],
    ["Services", "/services"],
    [inMenu?.replace("&amp;", "&"), service],
  ]);
  for (const { slug, aliases: others = [] } of caseStudies) {
    for (const alias of others)
      expect((await names(`/case-studies/${alias}`)).at(-1)?.[1]).toBe(`/case-studies/${slug}`);
  }
  expect(await names("/contact/general")).toEqual([
    ["Home", "/"],
    ["Contact", "/contact"],
  ]);
  expect((await names("/about/team")).slice(1)).toEqual([
    ["About", "/about"],
    ["Team", "/about/team"],
  ]);
});

test("shared links say what they lead to, and describe their picture", async ({ request }) => {
  for (const [path, html] of await allPages(request)) {
    const isArticle = /^\/(?:blog|case-studies)\/./.test(path);
    expect(meta(html, "og:locale"), path).toBe("en_GB");
    expect(meta(html, "og:type"), path).toBe(isArticle ? "article" : "website");
    expect(meta(html, "article:published_time") !== undefined, path).toBe(path.startsWith("/blog/"));
    expect(meta(html, "og:image:alt")?.split(" ").length, path).toBeGreaterThan(4);
  }
});
