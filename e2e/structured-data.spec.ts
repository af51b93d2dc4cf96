import { services } from "../content/generated/services.server.ts";
import { team } from "../content/generated/team.ts";
import { aliases, everyPath, siteUrl } from "./pages.ts";
import { expect, test } from "./fixtures.ts";

/** A thing of schema.org; the compiler checks its type and properties where pages make it (`app/head/structured-data.ts`). */
type Thing = Record<string, unknown> & { "@type": string };

/** What a kind of page is, besides its breadcrumbs. */
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
 * Fields that Google requires or recommends for each type that it shows in results
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
  CreativeWork: ["name", "image", "author.name", "author.url", "publisher.name", "publisher.logo"],
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

/** Whether `field` of `value` is there and not empty, in every entry of any list on the way. */
function says(value: unknown, field: string): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((entry) => says(entry, field));
  if (field === "") return value !== undefined && value !== "";
  const [name = "", ...rest] = field.split(".");
  return typeof value === "object" && value !== null && says((value as Thing)[name], rest.join("."));
}

function thingsIn(html: string): Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json]) => {
    const data = JSON.parse(json ?? "") as { "@context": string; "@graph": Thing[] };
    expect(data["@context"]).toBe("https://schema.org");
    return data["@graph"];
  });
}

/** Name and path of each breadcrumb. */
function crumbsOf(things: readonly Thing[]): [name: string, path: string][] {
  const crumbs = things.find((thing) => thing["@type"] === "BreadcrumbList")?.["itemListElement"];
  return (crumbs as { name: string; item: string }[]).map(({ name, item }) => [
    name,
    item.slice(siteUrl.length),
  ]);
}

const meta = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];

test("every page describes itself with what Google asks and what shared links show", async ({ request }) => {
  const canonicalOf = new Map([...aliases, ["/contact/general", "/contact"]]);
  for (const path of new Set([...everyPath, ...canonicalOf.keys()])) {
    const html = await (await request.get(path)).text();
    const isArticle = /^\/(?:blog|case-studies)\/./.test(path);
    expect(meta(html, "og:locale"), path).toBe("en_GB");
    expect(meta(html, "og:type"), path).toBe(isArticle ? "article" : "website");
    expect(meta(html, "article:published_time") !== undefined, path).toBe(path.startsWith("/blog/"));
    expect(meta(html, "og:image:alt")?.split(" ").length, path).toBeGreaterThan(4);
    const things = thingsIn(html);
    const canonical = canonicalOf.get(path) ?? path;
    const kind = expectedType(canonical);
    const types = things.map((thing) => thing["@type"]);
    expect(types, path).toEqual([
      path === "/" ? "WebSite" : "BreadcrumbList",
      ...(kind ? [kind] : []),
      ...(path === "/about/team" ? team.map(() => "Person") : []),
    ]);
    if (path !== "/") expect(crumbsOf(things).at(-1)?.[1], path).toBe(canonical);
    for (const thing of things) {
      const missing = asked[thing["@type"]]?.filter((field) => !says(thing, field));
      expect(missing, `${path}: ${thing["@type"]}`).toEqual([]);
      expect(JSON.stringify(thing)).not.toMatch(/undefined|null|"(?:\/|#|")/);
      // The day of a change is given only if the text changed after it was published.
      if ("dateModified" in thing) expect(thing["dateModified"], path).not.toBe(thing["datePublished"]);
    }
  }
});

test("breadcrumbs lead to the canonical page by the names of things", async ({ request }) => {
  const names = async (path: string) => crumbsOf(thingsIn(await (await request.get(path)).text()));
  const home = await (await request.get("/")).text();
  const service = `/services/${services.at(-1)?.slug}`;
  const inMenu = new RegExp(`<a [^>]*href="${service}"[^>]*>([^<]+)</a>`).exec(home)?.[1];
  expect(await names(service)).toEqual([
    ["Home", "/"],
    ["Services", "/services"],
    [inMenu?.replace("&amp;", "&"), service],
  ]);
  expect(await names("/contact/general")).toEqual([
    ["Home", "/"],
    ["Contact", "/contact"],
  ]);
});
