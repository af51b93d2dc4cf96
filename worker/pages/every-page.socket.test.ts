/** Every page as the built worker sends it, each fetched once: to visitors, search engines and other programs. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { HtmlValidate } from "html-validate";
import { afterAll, expect, test } from "vitest";
import { aboutImages, questions, reasons, timeline, values } from "../../content/generated/about.ts";
// oxlint-disable no-restricted-imports -- routes, and what the search leads to, are compared with the pages
import routes from "../../app/routes.ts";
import { pageTexts } from "../../app/search/page-texts.server.ts";
import { agency } from "../../content/generated/agency.ts";
import { caseStudies } from "../../content/generated/case-studies.server.ts";
import { clientFigures, clientLogos } from "../../content/generated/clients.ts";
import { colophon } from "../../content/generated/colophon.ts";
import { contactTypes } from "../../content/generated/contact.ts";
import { countries } from "../../content/generated/countries.ts";
import { featuredProjects } from "../../content/generated/featured-projects.ts";
import { caseStudyFilters, portfolioFilters } from "../../content/generated/filters.ts";
import { home } from "../../content/generated/home.ts";
import { homeServiceCards } from "../../content/generated/home-service-cards.ts";
import { footerMenus, legalLinks, mainMenu } from "../../content/generated/navigation.ts";
import { openingHours } from "../../content/generated/opening-hours.ts";
import { partners } from "../../content/generated/partners.ts";
import { projects } from "../../content/generated/projects.server.ts";
import { redirects } from "../../content/generated/redirects.ts";
import { regions } from "../../content/generated/regions.ts";
import { serviceCards } from "../../content/generated/service-cards.ts";
import { services } from "../../content/generated/services.server.ts";
import { team } from "../../content/generated/team.ts";
import { pages } from "../../content/pages.server.ts";
import type { Image } from "../../content/schema.ts";
import { pageOfEachKind, projectPath, servicePath, siteUrl, studyPath } from "../../e2e/pages.ts";
import {
  all,
  canonicalIn,
  first,
  htmlOf,
  meta,
  otherAddresses,
  stop,
  textAt,
  textOf,
} from "../../scripts/testing/built-pages.ts";

afterAll(stop);

const publicPages = pages.map(({ path }) => [path, htmlOf.get(path)!] as const);
const mainOf = (path: string) => first(htmlOf.get(path)!, /<main[^>]*>(.*)<\/main>/s) ?? "";

/** Texts and addresses of the links in some HTML. */
const linksIn = (html: string) =>
  Array.from(html.matchAll(/<a [^>]*?href="([^"]+)"[^>]*>(.*?)<\/a>/gs), ([, href = "", text = ""]) => ({
    href: href.replaceAll("&amp;", "&"),
    text: textOf(text).trim(),
  }));

test("every route with a fixed address is a known page, a file, or one of three", () => {
  const addresses = routes.map(({ path = "" }) => `/${path.replace(/\/:\w+\?$/, "")}`);
  const known = new Set(pages.map(({ path }) => path));
  const others = addresses.filter((path) => !known.has(path) && !/:|\.\w+$/.test(path));
  expect(others).toEqual(["/search", "/offline", "/forms"]);
});

test("every page has a title, a description, a canonical address and a picture of its own", () => {
  const seen = new Map<string | undefined, string>();
  for (const { path, canonical = path } of pages) {
    const html = htmlOf.get(path)!;
    expect(canonicalIn(html), path).toBe(siteUrl + canonical);
    expect(meta(html, "og:locale"), path).toBe("en_GB");
    const isArticle = /^\/(?:blog|case-studies)\/./.test(path);
    expect(meta(html, "og:type"), path).toBe(isArticle ? "article" : "website");
    expect(meta(html, "article:published_time") !== undefined, path).toBe(path.startsWith("/blog/"));
    expect(`${meta(html, "og:image:alt")} · ${agency.name}`, path).toBe(first(html, /<title>([^<]+)/));
    const picture = meta(html, "og:image")?.slice(siteUrl.length);
    expect(picture, path).toMatch(/\.jpe?g$/);
    expect(existsSync(`build/client${picture}`), path).toBe(true);
    if (path !== canonical) continue;
    for (const own of [first(html, /<title>([^<]+)/), meta(html, "description"), picture]) {
      expect(own, path).toBeTruthy();
      expect(seen.get(own), `${path}: ${own}`).toBeUndefined();
      seen.set(own, path);
    }
  }
});

test("an old address, or one of no section, answers as its page and names that as canonical", () => {
  const heading = /<h1[^>]*>(.*?)<\/h1>/s;
  for (const [alias, canonical] of otherAddresses) {
    const html = htmlOf.get(alias)!;
    expect(canonicalIn(html), alias).toBe(siteUrl + canonical);
    expect(first(html, heading), alias).toBe(first(htmlOf.get(canonical)!, heading));
  }
});

test("every page has one h1, ordered headings, header and footer, and nothing to sign in or to buy", () => {
  for (const [path, html] of publicPages) {
    const levels = all(html, /<h([1-6])[\s>]/g).map(Number);
    expect(levels.filter((level) => level === 1).length, path).toBe(1);
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1);
    expect(skipped, `${path}: heading levels ${levels.join(" ")}`).toEqual([]);
    // The presentation page frames the slides and has both.
    const parts = [/<nav aria-label="Main"/g, /<footer[\s>]/g].map((part) => html.match(part)?.length ?? 0);
    expect(parts, path).toEqual(path === "/presentation/deck" ? [0, 0] : [1, 1]);
    expect(html.includes("https://wa.me/"), path).toBe(path === "/presentation");
    const controls = all(html, /<(?:a|button)\b[^>]*>(.*?)<\/(?:a|button)>/gs)
      .map(textOf)
      .join("\n");
    expect(controls, path).not.toMatch(/\b(?:log ?in|sign ?in|register|cart|checkout)\b/i);
    expect(html, path).not.toMatch(/\{(phone|email|brandName)\}|lorem ipsum/i);
    // Chrome 88 drops all rules under such a query.
    expect(all(html, /(@media[^{]*calc\([^{]*)/g), path).toEqual([]);
  }
});

const validator = new HtmlValidate({ extends: ["html-validate:standard", "html-validate:a11y"] });

test.each(pageOfEachKind)("%s is valid HTML", async (path) => {
  const { results } = await validator.validateString(htmlOf.get(path)!);
  const faults = results.flatMap(({ messages }) => messages);
  expect(faults.map(({ ruleId, message, line }) => `line ${line}, ${ruleId}: ${message}`)).toEqual([]);
});

test("no link is broken, every page is linked, and links to other sites open a new tab", async () => {
  const found = new Set<string>();
  const files = new Set<string>();
  const anchors: [page: string, id: string, from: string][] = [];
  let elsewhere = 0;
  for (const [path, html] of publicPages) {
    for (const file of all(html, /<img [^>]*src="([^"]+)"/g)) files.add(file);
    for (const list of all(html, /srcset="([^"]+)"/gi))
      for (const entry of list.split(", ")) files.add(entry.replace(/ .*/, ""));
    for (const [file] of html.matchAll(/\/assets\/[^"' ]+/g)) files.add(file);
    for (const [tag, link = ""] of html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>/g)) {
      const href = link.replaceAll("&amp;", "&");
      if (href === "#" || /^(?:tel|mailto):/.test(href)) continue;
      if (href.startsWith("https://")) {
        expect(tag, path).toMatch(
          /target="_blank".*rel="noopener noreferrer"|rel="noopener noreferrer".*target="_blank"/,
        );
        elsewhere += 1;
        continue;
      }
      const [address = "", id] = (href.startsWith("#") ? path + href : href).split("#");
      found.add(address);
      if (id) anchors.push([address.replace(/\?.*/, ""), id, path]);
    }
  }
  expect(pages.filter(({ path }) => !found.has(path))).toEqual([]);
  for (const address of found)
    if (existsSync(`build/client${address}`) && address !== "/") files.add(address);
    else if (!htmlOf.has(address)) await textAt(address);
  expect(files.size).toBeGreaterThan(100);
  const isThere = (address: string) => {
    const [file = "", id] = address.split("#");
    if (!existsSync(`build/client${file}`)) return false;
    return id === undefined || readFileSync(`build/client${file}`, "utf8").includes(` id="${id}"`);
  };
  expect(Array.from(files).filter((file) => !isThere(file))).toEqual([]);
  expect(elsewhere).toBeGreaterThan(3);
  for (const target of Object.values(redirects)) {
    const [page = "", id] = target.split("#");
    if (id) anchors.push([page, id, "redirects.yaml"]);
  }
  // The search leads to parts of pages.
  for (const { path, sections } of pageTexts())
    for (const { anchor } of sections) if (anchor !== "") anchors.push([path, anchor, "the search"]);
  expect(anchors.length).toBeGreaterThan(100);
  expect(anchors.filter(([page, id]) => !htmlOf.get(page)?.includes(` id="${id}"`))).toEqual([]);
});

/** What a record says in lists, in heads and to the code, and drawings that have words of their own. */
const notOnPage =
  /^(?:slug|icon|head|card|category|tags?|gesture|reveal|next|name|base|place|focus|subject|drawings?|services|fadeMs|threshold|updated|mark|code|logo|source|aliases)$/;

/** The texts and addresses in a record that its page has to show. */
function textsIn(record: unknown): string[] {
  if (typeof record === "string") return [record];
  if (typeof record !== "object" || record === null) return [];
  return Object.entries(record)
    .filter(([field]) => !notOnPage.test(field))
    .flatMap(([, value]) => textsIn(value));
}

test.each<[path: string, records: unknown]>([
  ...services.map((service): [string, unknown] => [
    `/services/${service.slug}`,
    [service, ">Back to Services<", ">Get Started<"],
  ]),
  ...projects.map((project): [string, unknown] => [`/portfolio/${project.slug}`, project]),
  ...caseStudies.map((study): [string, unknown] => [`/case-studies/${study.slug}`, study]),
  ["/", [home.headline, agency.tagline, home.calls, home.counters.items, home.expertise.heading]],
  ["/", [homeServiceCards, featuredProjects, clientLogos, "View All Services", "View Full Portfolio"]],
  ["/services", [serviceCards, "Get Started Today"]],
  ["/portfolio", projects.map(({ card, slug }) => [card.linkLabel, card.description, `/portfolio/${slug}`])],
  [
    "/case-studies",
    caseStudies.map(({ card }) => [`${card.durationMonths} months`, `${card.specialists} specialists`]),
  ],
  ["/clients", [clientFigures, partners.map(({ name }) => name), regions.map(({ title }) => title)]],
  ["/clients", countries.map(({ code }) => `/images/flags/all.svg#${code}`)],
  ["/about", aboutImages],
  ["/about/team", team.map(({ name, image }) => [name, image])],
  ["/about/story", timeline.map(({ year }) => String(year))],
  ["/about/mission", values],
  ["/about/careers", [reasons, "/contact/careers"]],
  ["/about/faq", questions],
  ...contactTypes.map(({ type, heading, form: { title, blurb }, next }): [string, unknown] => [
    `/contact/${type}`,
    [
      heading,
      title,
      blurb,
      next,
      openingHours,
      'aria-labelledby="form-title"',
      agency.phones.map(({ number }) => number),
    ],
  ]),
  // What the specification wants visitors to read.
  ["/portfolio/batumi-immo-project", ["English", "Russian", "Georgian and German"]],
  [
    "/contact/consultation",
    ["Write up to three half-hours into your message, with your city.", "call me at", openingHours],
  ],
  ["/contact/consultation", ["Sydney", "9:00–17:00 in summer", "8:00–16:00 in winter"]],
  ["/colophon", colophon.made.parts.map(({ name, licence }) => [name, licence])],
])("%s shows what its records say", (path, records) => {
  const main = mainOf(path);
  const read = `${textOf(main)} ${main.replaceAll("&#x27;", "'").replaceAll("&amp;", "&")}`;
  const texts = textsIn(records);
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.filter((text) => !read.includes(text))).toEqual([]);
});

test.each([
  [servicePath, "What We Deliver, Our Approach, Proven Capabilities, Where we did it, Why Choose Us"],
  [projectPath, "Project Highlights, Project Result"],
  [
    studyPath,
    "Overview, Objectives, Approach, Key challenges, Results, What we delivered, Technologies, Final outcome",
  ],
])("%s has its sections in order", (path, headings) => {
  const found = all(mainOf(path), /<h2[^>]*>(.*?)<\/h2>/gs).map(textOf);
  expect(found.join(", ")).toBe(headings);
});

const named = (list: string) => list.split(/\s+/);
const link = (text: string, href: string) => ({ text, href });

test("the home page has its sections in order, and three voices with their stars", () => {
  const sections = named(`home-services-heading home-featured home-portfolio-heading featured-projects-heading
    home-testimonials-heading home-expertise closing`);
  expect(all(mainOf("/"), /<section[^>]* aria-labelledby="([^"]+)"/g)).toEqual(sections);
  const voices = first(mainOf("/"), /<section id="home-testimonials"(.*?)<\/section>/s) ?? "";
  expect(all(voices, /(<blockquote|\d out of 5 stars)/g)).toHaveLength(6);
});

test.each(projects)("/portfolio/$slug leads on to the next project, with its picture", (project) => {
  const main = mainOf(`/portfolio/${project.slug}`);
  expect(linksIn(main)).toContainEqual(link("Back to Portfolio", "/portfolio"));
  expect(main.includes("Portfolio Complete")).toBe(!project.next);
  expect(main.includes(">View Details<")).toBe(project.viewDetails);
  expect(all(main, /<figure[^>]*>.*?(loading="lazy").*?<\/figure>/gs)).toHaveLength(
    project.images?.length ?? 0,
  );
  const onward = first(main, /<nav[^>]*>(?:(?!<\/nav>).)*(<a [^>]*>(?:(?!<\/a>).)*<img.*?<\/a>)/s) ?? "";
  const next = projects.find(({ slug }) => onward.includes(`href="/portfolio/${slug}"`));
  expect(next).toMatchObject({
    slug: project.next?.split("/").at(-1) ?? expect.not.stringMatching(project.slug),
  });
  expect(textOf(onward)).toContain(next?.title);
  expect(onward).toContain(`/${next?.image.name}.`);
  expectCredit(main, [project.image, ...(project.images ?? [])]);
});

test.each(caseStudies)("/case-studies/$slug leads to services, project and another study", (study) => {
  const path = `/case-studies/${study.slug}`;
  const main = mainOf(path);
  expect(linksIn(main)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ text: expect.stringMatching(/back/i), href: "/case-studies" }),
      link("Start Your Project", "/contact"),
      link("View More Case Studies", "/case-studies"),
    ]),
  );
  expect(main.match(/<blockquote/g)).toHaveLength(1);
  const readOn = linksIn(first(main, /<nav aria-label="Read on"[^>]*>(.*?)<\/nav>/s) ?? "");
  const further = readOn.map(({ href }) => href);
  expect(further).toEqual(expect.arrayContaining([...study.services]));
  expect(further.filter((href) => href.startsWith("/case-studies/"))).toHaveLength(1);
  expect(further).not.toContain(path);
  const hasProject = projects.some(({ actions }) => actions.some(({ href }) => href === path));
  expect(further.some((href) => href.startsWith("/portfolio/"))).toBe(hasProject);
  expect(main.includes("What went wrong")).toBe(Boolean(study.setback));
  expectCredit(main, [study.image]);
});

/** Covers are drawn, and what is not made from a file beside a record. */
const isDrawn = ({ base }: Image) => !base.startsWith("/images/made/") || base.includes("/cover.");

/** A page on our work says once who drew its pictures, unless all are photos. */
const expectCredit = (main: string, pictures: readonly Image[]) =>
  expect(textOf(main).split("Illustration: ")).toHaveLength(pictures.some(isDrawn) ? 2 : 1);

/** Each filter of each listing: its key, its button and the clients or titles of what it leaves. */
const filters = [
  ...portfolioFilters.map(({ key, label }) => {
    const left = projects.filter(({ category }) => key === "all" || category === key);
    return ["/portfolio", key, label, left.map(({ title }) => title)] as const;
  }),
  ...caseStudyFilters.map((name, place) => {
    const left = caseStudies.filter(({ category }) => place === 0 || category === name);
    return ["/case-studies", name, name, left.map(({ client }) => `Client: ${client}`)] as const;
  }),
];

test.each(filters)(
  "%s?filter=%s presses its button and shows what it leaves",
  async (path, key, label, left) => {
    const html = await textAt(`${path}?${new URLSearchParams({ filter: key })}`);
    const main = first(html, /<main[^>]*>(.*)<\/main>/s) ?? "";
    const pressed = all(main, /<button[^>]* aria-pressed="true"[^>]*>(.*?)<\/button>/gs);
    expect(pressed.map(textOf)).toEqual([label]);
    const articles = all(main, /<article[^>]*>(.*?)<\/article>/gs).map(textOf);
    expect(articles).toEqual(left.map((text) => expect.stringContaining(text)));
  },
);

test.each([
  ["/contact", "name email company phone message", /name="message"[^>]* rows="6"/, "company phone"],
  ["/contact", "email _subject _next _template form_type", /type="email"/, ""],
  ["/contact/careers", "name email cv _subject _next _captcha", /accept="\.pdf,\.doc,\.docx"/, ""],
  ["/contact/careers", "name email cv", /name="_captcha" value="false"/, ""],
  ["/contact/careers", "name email cv", /name="_next" value="[^"]+\/contact\/careers\?submitted=true"/, ""],
])("a form of %s has the fields %s, and asks for those it needs", (path, names, field, free) => {
  const found = all(htmlOf.get(path)!, /<form ([^]*?)<\/form>/g).find((form) =>
    named(names).every((name) => form.includes(` name="${name}"`)),
  )!;
  expect(found).toMatch(field);
  expect(found).toMatch(/action="\/(?:contact\/general|forms)"/);
  expect(found).toContain('method="post"');
  for (const name of named(names)) {
    const [tag = ""] = new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>`).exec(found) ?? [];
    const isFree = name.startsWith("_") || name === "form_type" || named(free).includes(name);
    expect(/ required| aria-required/.test(tag), name).toBe(!isFree);
  }
});

test("the header and the footer have every menu, number and network", () => {
  const html = htmlOf.get("/")!;
  const inHeader = linksIn(first(html, /<nav aria-label="Main"[^>]*>(.*?)<\/nav>/s) ?? "");
  for (const { title, href } of mainMenu) expect(inHeader).toContainEqual(link(title, href));
  const footer = first(html, /<footer[^>]*>(.*)<\/footer>/s) ?? "";
  const inFooter = linksIn(footer);
  for (const { title, href } of [...footerMenus.flatMap(({ items }) => items ?? []), ...legalLinks])
    expect(inFooter).toContainEqual(link(title, href));
  const { phones, email, social, copyrightYear, name } = agency;
  const told = [...phones.map(({ number }) => number), `mailto:${email}`, ...social.map(({ href }) => href)];
  for (const text of [...told, `© ${copyrightYear} ${name}`]) expect(textOf(footer) + footer).toContain(text);
});

test("no secret, setting or path of ours is in what browsers load", () => {
  const files = globSync("build/client/**/*.{js,css,txt}").map((file) => [file, readFileSync(file, "utf8")]);
  for (const [name, text] of [...files, ...htmlOf]) {
    expect(text, name).not.toMatch(/FORWARD_|whsec_|RETENTION_DAYS|CONTACT_LIMIT|sourceMappingURL=data/);
    expect(text, name).not.toMatch(/\/(?:home|root|work|Users)\/[a-z]+\//);
  }
});

/** Most bytes of a page with its styles and start data. The first flight of a connection carries 14,600 (RFC 6928). */
const usual = 17_300;
/** Pages with more to show, by the start of their address. */
const longer: Record<string, number> = {
  "/case-studies/": 22_200,
  "/clients": 20_800,
  // The price of every service, in six currencies.
  "/contact/quote": 18_500,
  "/before-you-sign": 17_700,
  "/blog/": 18_900,
  // Twelve slides, among them what a client says.
  "/presentation/deck": 18_600,
};
const homePage = 22_800;

/** Bytes as Cloudflare compresses on the fly: Brotli at level 4. */
const compressed = (text: string | Buffer) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
/** Pages share most of their files. */
const weights = new Map<string, number>();
function weightOf(files: readonly string[]): number {
  for (const file of files)
    if (!weights.has(file)) weights.set(file, compressed(readFileSync(`build/client${file}`)));
  return files.reduce((sum, file) => sum + (weights.get(file) ?? 0), 0);
}

test("each page with its styles, and the scripts it starts with, stay within their bytes", () => {
  const over: string[] = [];
  const hold = (what: string, size: number, limit: number) => {
    if (size > limit) over.push(`${what}: ${size} bytes, limit ${limit}`);
  };
  for (const [path, html] of publicPages) {
    const [, limit = path === "/" ? homePage : usual] =
      Object.entries(longer).find(([start]) => path.startsWith(start)) ?? [];
    hold(path, compressed(html), limit);
    // UnoCSS's variables for transforms and filters would be 33 on every element.
    expect(html, path).not.toMatch(/\*[^{}]*\{--un-/);
    const files = first(html, /data-files="([^"]+)"/)?.split(" ") ?? [];
    expect(files.length, path).toBeGreaterThan(3);
    hold(`scripts of ${path}`, weightOf(files), 152_500);
  }
  expect(over).toEqual([]);
  // Of classes with quotes in their names, which React escapes.
  for (const sign of [", ", "·"]) expect(htmlOf.get("/services")).toContain(`content:"${sign}"`);
});

test("files that come by themselves stay within theirs", () => {
  const fonts = globSync("build/client/fonts/*").map((file) => readFileSync(file).length);
  expect(fonts).toHaveLength(2);
  expect(fonts.reduce((sum, size) => sum + size, 0)).toBeLessThan(22_200);
  expect(weightOf(["/idle.js"])).toBeLessThan(3000);
  expect(weightOf(["/offline.js"])).toBeLessThan(8000);
});

/** A thing of schema.org; the compiler checks its type and properties where pages make it (`app/head/structured-data.ts`). */
type Thing = Record<string, unknown> & { "@type": string };

/**
 * What pages are, with the fields that Google requires or recommends for what it shows in results
 * (developers.google.com/search/docs/appearance/structured-data); `a.b` is b of every a.
 */
const kinds: readonly [pages: RegExp, type: string, fields: string][] = [
  [/^\/$/, "WebSite", "name url publisher.@id"],
  [/^\/./, "BreadcrumbList", "itemListElement.position itemListElement.name itemListElement.item"],
  [/^\/about\/faq$/, "FAQPage", "mainEntity.name mainEntity.acceptedAnswer.text"],
  [/^\/about\/team$/, "Person", "name jobTitle url worksFor.@id"],
  [/^\/services\/./, "Service", "name description provider.name provider.url areaServed"],
  [/^\/portfolio\/./, "CreativeWork", "name image author.name author.url publisher.name publisher.logo"],
  [/^\/case-studies\/./, "Article", "headline image author.name author.url publisher.name about.name"],
  [
    /^\/blog\/./,
    "BlogPosting",
    "headline image datePublished author.name author.url publisher.name publisher.logo",
  ],
  [
    /^\/$|^\/about(?!\/faq)|^\/contact/,
    "LocalBusiness",
    `name legalName foundingDate contactPoint.telephone contactPoint.contactType
    contactPoint.hoursAvailable.opens address.streetAddress address.addressLocality address.addressCountry
    geo.latitude geo.longitude openingHoursSpecification.dayOfWeek openingHoursSpecification.opens
    openingHoursSpecification.closes telephone url logo image`,
  ],
];

/** Whether `field` of `value` is there and not empty, in every entry of any list on the way. */
function says(value: unknown, field: string): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((entry) => says(entry, field));
  if (field === "") return value !== undefined && value !== "";
  const [name = "", ...rest] = field.split(".");
  return typeof value === "object" && value !== null && says((value as Thing)[name], rest.join("."));
}

test.each([...pages.map(({ path }) => [path, path] as const), ...otherAddresses])(
  "%s says what Google asks",
  (path, canonical) => {
    const html = htmlOf.get(path)!;
    const graph = first(html, /<script type="application\/ld\+json">(.*?)<\/script>/s) ?? "";
    expect(graph).toContain('"@context":"https://schema.org"');
    const { "@graph": things } = JSON.parse(graph) as { "@graph": Thing[] };
    const wanted = kinds.filter(([paths]) => paths.test(canonical));
    expect(new Set(things.map((thing) => thing["@type"]))).toEqual(new Set(wanted.map(([, type]) => type)));
    for (const thing of things) {
      const [, , fields] = wanted.find(([, type]) => type === thing["@type"])!;
      expect(
        named(fields).filter((field) => !says(thing, field)),
        thing["@type"],
      ).toEqual([]);
      expect(JSON.stringify(thing)).not.toMatch(/undefined|null|"(?:\/|#|")/);
      if (thing["@type"] === "BreadcrumbList")
        expect(all(JSON.stringify(thing), /"item":"([^"]+)"/g).at(-1)).toBe(canonicalIn(html));
      // The day of a change is given only if the text changed after it was published.
      if ("dateModified" in thing) expect(thing["dateModified"]).not.toBe(thing["datePublished"]);
    }
  },
);

test("the sitemap lists every canonical page, no other, with the day of change that the page says", async () => {
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
    expect(changed, path).toBe(told);
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
