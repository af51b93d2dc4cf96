/** What pages and small files tell search engines and other programs. */
import { existsSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { changed as days } from "../../content/generated/changed.server.ts";
import { services } from "../../content/generated/services.server.ts";
import { team } from "../../content/generated/team.ts";
import { pages } from "../../content/pages.server.ts";
import { siteUrl } from "../../e2e/pages.ts";
import { all, first, htmlOf, meta, otherAddresses, stop, textAt } from "../../scripts/testing/built-pages.ts";

afterAll(stop);

/** A thing of schema.org; the compiler checks its type and properties where pages make it (`app/head/structured-data.ts`). */
type Thing = Record<string, unknown> & { "@type": string };

/** What a kind of page is, besides its breadcrumbs. */
const kinds: readonly [paths: RegExp, type: string][] = [
  [/^\/about\/faq$/, "FAQPage"],
  [/^\/services\/./, "Service"],
  [/^\/portfolio\/./, "CreativeWork"],
  [/^\/case-studies\/./, "Article"],
  [/^\/blog\/./, "BlogPosting"],
  [/^\/$|^\/(?:about|contact)/, "LocalBusiness"],
];

/**
 * Fields that Google requires or recommends for each type that it shows in results
 * (developers.google.com/search/docs/appearance/structured-data); `a.b` is b of every a.
 */
const asked: Record<string, string> = {
  BreadcrumbList: "itemListElement.position itemListElement.name itemListElement.item",
  FAQPage: "mainEntity.name mainEntity.acceptedAnswer.text",
  WebSite: "name url publisher.@id",
  Person: "name jobTitle url worksFor.@id",
  LocalBusiness: `name legalName foundingDate contactPoint.telephone contactPoint.contactType
    contactPoint.hoursAvailable.opens address.streetAddress address.addressLocality address.addressCountry
    geo.latitude geo.longitude openingHoursSpecification.dayOfWeek openingHoursSpecification.opens
    openingHoursSpecification.closes telephone url logo image`,
  Service: "name description provider.name provider.url areaServed",
  CreativeWork: "name image author.name author.url publisher.name publisher.logo",
  Article: "headline image author.name author.url publisher.name about.name",
  BlogPosting: "headline image datePublished author.name author.url publisher.name publisher.logo",
};

/** Whether `field` of `value` is there and not empty, in every entry of any list on the way. */
function says(value: unknown, field: string): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((entry) => says(entry, field));
  if (field === "") return value !== undefined && value !== "";
  const [name = "", ...rest] = field.split(".");
  return typeof value === "object" && value !== null && says((value as Thing)[name], rest.join("."));
}

const thingsIn = (html: string): Thing[] =>
  all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).flatMap((json) => {
    const data = JSON.parse(json) as { "@context": string; "@graph": Thing[] };
    expect(data["@context"]).toBe("https://schema.org");
    return data["@graph"];
  });

/** Name and path of each breadcrumb. */
function crumbsOf(path: string): [name: string, path: string][] {
  const list = thingsIn(htmlOf.get(path)!).find((thing) => thing["@type"] === "BreadcrumbList");
  const crumbs = list?.["itemListElement"] as { name: string; item: string }[];
  return crumbs.map(({ name, item }) => [name, item.slice(siteUrl.length)]);
}

test.each([...pages.map(({ path }) => [path, path] as const), ...otherAddresses])(
  "%s says what Google asks",
  (path, canonical) => {
    const things = thingsIn(htmlOf.get(path)!);
    const [, kind] = kinds.find(([paths]) => paths.test(canonical)) ?? [];
    expect(things.map((thing) => thing["@type"])).toEqual([
      path === "/" ? "WebSite" : "BreadcrumbList",
      ...(kind ? [kind] : []),
      ...(path === "/about/team" ? team.map(() => "Person") : []),
    ]);
    for (const thing of things) {
      const missing = asked[thing["@type"]]?.split(/\s+/).filter((field) => !says(thing, field));
      expect(missing, thing["@type"]).toEqual([]);
      expect(JSON.stringify(thing)).not.toMatch(/undefined|null|"(?:\/|#|")/);
      // The day of a change is given only if the text changed after it was published.
      if ("dateModified" in thing) expect(thing["dateModified"]).not.toBe(thing["datePublished"]);
    }
  },
);

test("breadcrumbs lead to the canonical page by the names of things", () => {
  const [service] = services;
  expect(crumbsOf(`/services/${service?.slug}`)).toEqual([
    ["Home", "/"],
    ["Services", "/services"],
    [service?.name, `/services/${service?.slug}`],
  ]);
  for (const [path, canonical] of otherAddresses) expect(crumbsOf(path).at(-1)?.[1], path).toBe(canonical);
});

test("the sitemap lists every canonical page, no other, with its day of change", async () => {
  const entries = (await textAt("/sitemap.xml")).split("<url>").slice(1);
  const pathOf = (entry: string) => first(entry, /<loc>([^<]+)/)?.slice(siteUrl.length) ?? "";
  const canonical = pages.filter((page) => !page.canonical).map(({ path }) => path);
  expect(entries.map(pathOf).toSorted()).toEqual(canonical.toSorted());
  for (const entry of entries) {
    const path = pathOf(entry);
    const changed = first(entry, /<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/);
    const html = htmlOf.get(path)!.replaceAll("<!-- -->", "");
    const told =
      meta(html, "article:modified_time") ??
      meta(html, "article:published_time") ??
      first(html, /Last changed on <time dateTime="([^"]+)"/i);
    if (told) expect(changed, path).toBe(told);
    // What isn't committed has no day yet, and in a copy without history nothing has.
    const isCommitted = Object.keys(days).some((file) => file.endsWith(path.slice(path.lastIndexOf("/"))));
    if (isCommitted) expect(changed, path).toBeDefined();
  }
});

test("robots, llms.txt, security.txt, manifest and feed say what their readers look for", async () => {
  expect(await textAt("/robots.txt")).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  const [facts = "", ...sections] = (await textAt("/llms.txt")).split("\n## ");
  for (const fact of ["# ", "- Services: ", "- Opening hours: ", "- Phone: +", "- Email: ", "- Founded: "])
    expect(facts).toContain(fact);
  expect(facts).toContain(team[0]?.name);
  expect(sections.join("").match(/^- \[[^\]]+\]\(/gm)?.length).toBeGreaterThan(20);
  const expires = Date.parse(first(await textAt("/.well-known/security.txt"), /Expires: (.+)/) ?? "");
  // A year after the build.
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires - Date.now()).toBeLessThan(366 * 86_400_000);
  const { icons } = JSON.parse(await textAt("/site.webmanifest")) as { icons: { src: string }[] };
  for (const { src } of icons) expect(existsSync(`build/client${src}`), src).toBe(true);
  const articles = all(await textAt("/feed.xml"), /<entry>.*?<link href="([^"]+)"/gs);
  expect(articles.length).toBeGreaterThan(0);
  for (const article of articles) expect(htmlOf.has(article.slice(siteUrl.length)), article).toBe(true);
});
