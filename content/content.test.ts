import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { matchRoutes, type RouteObject } from "react-router";
import routes from "../app/routes.ts";
import * as advisor from "./advisor.ts";
import * as about from "./about.ts";
import { articles } from "./articles/index.server.ts";
import { banners } from "./banners.ts";
import { caseStudies } from "./case-studies/index.server.ts";
import { caseStudyFilters } from "./case-study-filters.ts";
import * as clients from "./clients.ts";
import { contactTypes } from "./contact.ts";
import { featuredStudies } from "./featured-studies.ts";
import { heroSlides, home } from "./home.ts";
import { images } from "./images.ts";
import { legalPages } from "./legal/index.server.ts";
import * as listings from "./listings.ts";
import { footerMenus, legalLinks, mainMenu } from "./navigation.ts";
import { notFound } from "./not-found.ts";
import { portfolioFilters } from "./portfolio-filters.ts";
import { projects } from "./projects/index.server.ts";
import * as schema from "./schema.ts";
import { homeServiceCards, serviceCards } from "./service-cards.ts";
import { services } from "./services/index.server.ts";
import { team } from "./team.ts";
import { homeTestimonials, testimonials } from "./testimonials.ts";

/** Every collection with the schema its records must have and how many the specification asks for. */
const collections: [name: string, records: readonly unknown[], item: z.ZodType, count: number | "any"][] = [
  ["main menu", mainMenu, schema.menuItemSchema, 7],
  ["footer menus", footerMenus, schema.menuItemSchema, "any"],
  ["hero slides", heroSlides, schema.heroSlideSchema, 3],
  ["service cards", serviceCards, schema.serviceCardSchema, 9],
  ["service cards at home", homeServiceCards, schema.serviceCardSchema, 6],
  ["services", services, schema.serviceSchema, 11],
  ["portfolio filters", portfolioFilters, schema.portfolioFilterSchema, 4],
  ["projects", projects, schema.projectSchema, 13],
  ["case-study filters", caseStudyFilters, z.string(), 9],
  ["case studies", caseStudies, schema.caseStudySchema, 7],
  ["featured studies", featuredStudies, schema.featuredStudySchema, 6],
  ["testimonials", testimonials, schema.testimonialSchema, 10],
  ["testimonials at home", homeTestimonials, schema.testimonialSchema.extend({ rating: z.literal(5) }), 3],
  ["client logos", clients.clientLogos, schema.clientLogoSchema, 2],
  ["client figures", clients.clientFigures, z.object({ value: z.string(), label: z.string() }), 5],
  ["countries", clients.countries, schema.countrySchema, 20],
  ["partners", clients.partners, schema.partnerSchema, 12],
  ["featured projects", clients.featuredProjects, schema.featuredProjectSchema, 6],
  ["regions", clients.regions, schema.regionSchema, 4],
  ["about variants", about.aboutVariants, schema.aboutVariantSchema, 6],
  ["strengths", about.strengths, z.object({ title: z.string(), text: z.string() }), 3],
  ["about images", about.aboutImages, schema.imageSchema, 3],
  ["values", about.values, schema.valueSchema, 6],
  ["timeline", about.timeline, schema.timelineEntrySchema, 5],
  ["questions", about.questions, schema.questionSchema, 5],
  ["team", team, schema.teamMemberSchema, 6],
  ["contact types", contactTypes, schema.contactTypeSchema, 4],
  ["banners", Object.values(banners), schema.bannerSchema, "any"],
  ["articles", articles, schema.articleSchema, "any"],
  ["legal pages", legalPages, schema.textPageSchema, 3],
];

test.each(collections)(
  "R-CST-12: %s: every record is whole, and there are as many as the spec says",
  (_name, records, item, count) => {
    expect(z.array(item).safeParse(records).error?.message).toBeUndefined();
    if (count !== "any") expect(records).toHaveLength(count);
  },
);

const everything = {
  ...Object.fromEntries(collections.map(([name, records]) => [name, records])),
  home,
  listings,
  notFound,
  legalLinks,
};

/** Every string in `value` with the key it stands under. */
function* strings(value: unknown, key = ""): Generator<[key: string, text: string]> {
  if (typeof value === "string") yield [key, value];
  else if (Array.isArray(value)) for (const item of value) yield* strings(item, key);
  else if (typeof value === "object" && value !== null) {
    for (const [name, item] of Object.entries(value)) yield* strings(item, name);
  }
}

/** What a loader answers for a path that a route matches: slugs have to be known. */
function exists(href: string): boolean {
  const path = href.split(/[?#]/)[0] ?? "";
  const match = matchRoutes(routes as RouteObject[], path)?.at(-1);
  const slug = match?.params["slug"];
  const known = {
    "services/:slug": services,
    "portfolio/:slug": projects,
    "case-studies/:slug": caseStudies,
    "blog/:slug": articles,
  }[match?.route.path ?? ""];
  return known
    ? known.some((record) => record.slug === slug)
    : match !== undefined && match.route.path !== "*";
}

test("R-CST-14: a reply within 24 hours, an application within a week, and no other promise of time", () => {
  const promises = [...strings({ contactTypes, advisor })].flatMap(
    ([, text]) => text.match(/\bwithin [\w ]*?(?:hour|day|week|month)s?\b/gi) ?? [],
  );
  expect(new Set(promises)).toEqual(new Set(["within 24 hours", "within a week"]));
});

test("every internal link leads to a page that exists", () => {
  const hrefs = [...strings(everything)]
    .filter(([key]) => ["href", "link", "next"].includes(key))
    .map(([, href]) => href);
  const internal = [...new Set(hrefs.filter((href) => href.startsWith("/")))];
  expect(internal.length).toBeGreaterThan(50);
  expect(internal.filter((href) => !exists(href))).toEqual([]);
  expect(exists("/services/nothing")).toBe(false);
  expect(exists("/nothing/at/all")).toBe(false);
});

test("every image is drawn, in every width and format", () => {
  const names = [...strings(everything)]
    .filter(
      ([key, text]) => key === "name" && /^(projects|case-studies|people|hero|about|logos)\//.test(text),
    )
    .map(([, name]) => name);
  expect(names.length).toBeGreaterThan(40);
  for (const name of names) {
    const image = images[name as keyof typeof images];
    expect(image, name).toBeDefined();
    for (const width of image.widths) {
      for (const format of ["avif", "webp"]) {
        const file = `public/images/${name}.${image.hash}-${width}.${format}`;
        expect(existsSync(file), file).toBe(true);
      }
    }
  }
  for (const { code } of clients.countries)
    expect(existsSync(`public/images/flags/${code}.svg`), code).toBe(true);
});

test.each([
  ["services", services],
  ["projects", projects],
  ["case studies", caseStudies],
  ["articles", articles],
])("%s: slugs, titles and descriptions are unique", (_name, records) => {
  for (const pick of [
    (r: (typeof records)[number]) => r.slug,
    (r: (typeof records)[number]) => r.head.title,
    (r: (typeof records)[number]) => r.head.description,
  ]) {
    expect(new Set(records.map(pick)).size).toBe(records.length);
  }
});

describe("fixed facts", () => {
  const statsOf = (slug: string) =>
    projects.find((project) => project.slug === slug)?.stats.map(({ value, label }) => `${value} ${label}`);

  test.each([
    ["tfp-fertility-project", ["8 Months", "12 People", "5 Countries", "100% On Time"]],
    ["pacificskillshare-project", ["12 Months", "15+ Islands", "8 People", "January 2026 Delivery"]],
    ["batumi-immo-project", ["5 Months", "4 Languages", "4 People", "1 Market: Georgia"]],
    [
      "island-harvests-project",
      ["6 Months", "8 Specialists", "3 Pacific Regions", "September 2025 Launched"],
    ],
    ["thermo-fisher-project", ["2 Ad Networks", "10X Return on Ad Spend", "4 Months", "15 Specialists"]],
  ])("R-CST-21, R-PRJ-30 to 37: %s", (slug, stats) => expect(statsOf(slug)).toEqual(stats));

  test.each([
    ["kleenex-project", ["8 Months", "6 People"]],
    ["samsung-project", ["6 Months", "4 Specialists"]],
    ["imga-project", ["500+ Annual Entries", "3 Continents"]],
  ])("R-PRJ-33 to 35 %s", (slug, stats) => expect(statsOf(slug)).toEqual(expect.arrayContaining(stats)));

  test("R-ENT-05: the order of the portfolio", () => {
    expect(projects.map(({ slug }) => slug)).toEqual([
      "thermo-fisher-project",
      "tfp-fertility-project",
      "kleenex-project",
      "island-harvests-project",
      "batumi-immo-project",
      "samsung-project",
      "peloton-project",
      "precor-project",
      "voxbone-project",
      "bene-project",
      "invicta-project",
      "pacificskillshare-project",
      "imga-project",
    ]);
  });

  test("C-21: the chain of next projects visits all thirteen once", () => {
    const chain = ["/portfolio/island-harvests-project"];
    for (let path = chain[0]; path;) {
      const project = projects.find(({ slug }) => path?.endsWith(slug));
      const extra = project?.footerLinks.find(({ label }) => label === "Continue Exploring")?.href;
      path = extra ?? project?.next;
      if (path) chain.push(path);
    }
    expect(new Set(chain).size).toBe(13);
    expect(chain.at(-1)).toBe("/portfolio/peloton-project");
  });

  test("R-CSL-09: durations and teams in the order of the spec", () => {
    expect(caseStudies.map(({ card }) => card.durationMonths)).toEqual([8, 8, 5, 6, 12, 4, 6]);
    expect(caseStudies.map(({ card }) => card.specialists)).toEqual([6, 12, 10, 8, 8, 15, 4]);
  });

  test("R-CSL-06, R-CSL-07: each category has one study, Pacific Region Work none", () => {
    const counts = caseStudyFilters
      .slice(1)
      .map((name) => [name, caseStudies.filter(({ category }) => category === name).length]);
    expect(counts.filter(([, count]) => count !== 1)).toEqual([["Pacific Region Work", 0]]);
  });

  test("R-CSD-07 to 09: the fertility study", () => {
    const study = caseStudies.find(({ slug }) => slug === "tfp-fertility-group");
    expect(study?.overview.regions).toEqual(["UK", "Poland", "Netherlands", "Denmark", "Austria"]);
    expect(study?.stats.map(({ value }) => value)).toEqual(["8", "12", "5", "100%"]);
    const { objectives, approach, challenges, results, technologies } = study!;
    expect([objectives, approach, challenges, results, technologies].map((list) => list.length)).toEqual([
      6, 6, 4, 5, 8,
    ]);
  });

  test("C-01: both dates of the export platform stand on both of its pages", () => {
    const project = projects.find(({ slug }) => slug === "island-harvests-project");
    const study = caseStudies.find(({ slug }) => slug === "island-harvests");
    for (const page of [project, study]) {
      expect(JSON.stringify(page)).toMatch(/September 2025/);
      expect(JSON.stringify(page)).toMatch(/January 2026/);
    }
  });

  test("R-SRV-03, R-SRV-04: the two links the spec names", () => {
    expect(serviceCards.find(({ title }) => title === "Project Management")?.href).toBe("/services/branding");
    expect(serviceCards.map(({ href }) => href)).toContain("/services/account-based-management");
  });

  test("R-ABT-08: the answer about time", () => {
    const text = JSON.stringify(about.questions);
    expect(text).toContain("4–6 weeks");
    expect(text).toContain("3–6 months");
  });
});

test("no two pages share a sentence of eight words or more", () => {
  const pages: Record<string, unknown> = {
    about: { ...about },
    clients: { ...clients },
    home,
    contactTypes,
    listings,
    testimonials,
    team,
  };
  for (const record of [...services, ...projects, ...caseStudies, ...articles, ...legalPages]) {
    pages[record.head.title] = record;
  }
  const seen = new Map<string, string>();
  const repeated: string[] = [];
  for (const [page, record] of Object.entries(pages)) {
    for (const [, text] of strings(record)) {
      for (const sentence of text.split(/(?<=[.!?])\s+/)) {
        if (sentence.split(/\s+/).length < 8) continue;
        const first = seen.get(sentence);
        if (first && first !== page) repeated.push(`${first} / ${page}: ${sentence}`);
        seen.set(sentence, page);
      }
    }
  }
  expect(repeated).toEqual([]);
});
