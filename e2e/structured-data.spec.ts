import { caseStudies } from "../content/generated/case-studies.server.ts";
import { services } from "../content/generated/services.server.ts";
import { team } from "../content/generated/team.ts";
import { aliases, everyPath, siteUrl } from "./pages.ts";
import { expect, test } from "./visitor.ts";

/** Of schema.org, whose types and properties the compiler checks where pages make them (`app/head/structured-data.ts`). */
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

function thingsIn(html: string): Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json]) => {
    const data = JSON.parse(json ?? "") as { "@context": string; "@graph": Thing[] };
    expect(data["@context"]).toBe("https://schema.org");
    return data["@graph"];
  });
}

const meta = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];

test("every page describes itself with what Google asks and what shared links show", async ({ request }) => {
  const canonicalOf = new Map(aliases);
  for (const path of [...everyPath, ...canonicalOf.keys()]) {
    const html = await (await request.get(path)).text();
    // What a shared link shows.
    const isArticle = /^\/(?:blog|case-studies)\/./.test(path);
    expect(meta(html, "og:locale"), path).toBe("en_GB");
    expect(meta(html, "og:type"), path).toBe(isArticle ? "article" : "website");
    expect(meta(html, "article:published_time") !== undefined, path).toBe(path.startsWith("/blog/"));
    expect(meta(html, "og:image:alt")?.split(" ").length, path).toBeGreaterThan(4);
    const things = thingsIn(html);
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
});
