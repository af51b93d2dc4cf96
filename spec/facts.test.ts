/**
 * The facts that the specification fixes for this agency's site: which records exist, their order and their figures.
 * Tests of the product never depend on them; another agency deletes this folder.
 */
import { describe, expect, test } from "vitest";
import * as about from "../content/generated/about.ts";
import { advisorTopics, fallback, greeting } from "../content/generated/advisor.ts";
import { articles } from "../content/generated/articles.server.ts";
import { caseStudies } from "../content/generated/case-studies.server.ts";
import { clientFigures, clientLogos } from "../content/generated/clients.ts";
import { contactTypes } from "../content/generated/contact.ts";
import { countries } from "../content/generated/countries.ts";
import { featuredProjects } from "../content/generated/featured-projects.ts";
import { featuredStudies } from "../content/generated/featured-studies.ts";
import { caseStudyFilters, portfolioFilters } from "../content/generated/filters.ts";
import { heroSlides, home } from "../content/generated/home.ts";
import { homeServiceCards } from "../content/generated/home-service-cards.ts";
import { legalPages } from "../content/generated/legal.server.ts";
import { mainMenu } from "../content/generated/navigation.ts";
import { partners } from "../content/generated/partners.ts";
import { projects } from "../content/generated/projects.server.ts";
import { regions } from "../content/generated/regions.ts";
import { serviceCards } from "../content/generated/service-cards.ts";
import { services } from "../content/generated/services.server.ts";
import { team } from "../content/generated/team.ts";
import { testimonials } from "../content/generated/testimonials.ts";

/** What the agency began with: who publishes another study or article need not draw for it. */
const drawnStudies =
  "island-harvests tfp-fertility-group pacificskillshare batumi-immo kimberly-clark-kleenex samsung thermo-fisher";
const chartedArticles =
  "a-brief-we-can-price before-your-first-export-order building-for-2g measuring-across-time-zones";

describe("drawings", () => {
  test.each(drawnStudies.split(" "))("%s has three and more, of two kinds at least", (wanted) => {
    const { drawings = [] } = caseStudies.find(({ slug }) => slug === wanted) ?? {};
    expect(drawings.length).toBeGreaterThanOrEqual(3);
    expect(new Set(drawings.map(({ drawing }) => drawing.kind)).size).toBeGreaterThan(1);
  });

  test.each(chartedArticles.split(" "))("%s has a chart", (wanted) => {
    const { sections = [] } = articles.find(({ slug }) => slug === wanted) ?? {};
    const blocks = sections.flatMap((section) => section.blocks);
    const kinds = blocks.map((block) =>
      typeof block === "object" && "drawing" in block ? block.drawing.kind : "",
    );
    expect(kinds.filter((kind) => /bars|lanes|curves/.test(kind))).not.toEqual([]);
  });
});

/** At least so many records: one more turns nothing red. */
test.each([
  ["R-ENT-01: menu items", mainMenu, 7],
  ["R-ENT-02: hero slides", heroSlides, 3],
  ["R-ENT-03, R-SRV-02: service cards", serviceCards, 9],
  ["R-ENT-03, R-HOM-13: service cards at home", homeServiceCards, 6],
  ["services", services, 11],
  ["R-ENT-06: portfolio filters", portfolioFilters, 4],
  ["R-ENT-05: projects", projects, 13],
  ["R-CSL-06: case-study filters", caseStudyFilters, 9],
  ["R-ENT-07, R-CSL-09: case studies", caseStudies, 7],
  ["R-ENT-04, R-HOM-16: featured studies", featuredStudies, 6],
  ["R-CLI-10: testimonials", testimonials, 10],
  ["client logos", clientLogos, 2],
  ["R-CLI-02: client figures", clientFigures, 5],
  ["R-CLI-03: countries", countries, 20],
  ["partners", partners, 12],
  ["featured projects", featuredProjects, 6],
  ["regions", regions, 4],
  ["about pages", about.aboutVariants, 6],
  ["strengths", about.strengths, 3],
  ["values", about.values, 6],
  ["timeline", about.timeline, 5],
  ["R-ABT-08: questions", about.questions, 5],
  ["team", team, 6],
  ["R-CON-01: contact types", contactTypes, 4],
  ["legal pages", legalPages, 3],
])("%s: as many as the specification says", (_name, records, count) => {
  expect(records.length).toBeGreaterThanOrEqual(count);
});

test("R-CST-03, R-HOM-11, R-CST-07: the figures at home and of the clients page", () => {
  expect(home.counters.items.map(({ value, label }) => `${value} ${label}`)).toEqual([
    "47 Projects Completed",
    "29 Happy Clients",
    "18 Years' Experience",
  ]);
  expect(clientFigures.map(({ value, label }) => `${value} ${label}`)).toEqual([
    "29 Happy Clients",
    "47 Projects Completed",
    "5 Pacific Islands Served",
    "4 Continents",
    "20 Countries We've Worked In",
  ]);
});

test("R-HOM-21: the three testimonials on the home page have five stars", () => {
  expect(testimonials.slice(0, 3).map(({ rating }) => rating)).toEqual([5, 5, 5]);
});

test("R-CST-14: a reply within 24 hours, an application within a week, and no other promise of time", () => {
  const texts = JSON.stringify({ contactTypes, advisorTopics, fallback, greeting });
  const promises = texts.match(/\bwithin [\w ]*?(?:hour|day|week|month)s?\b/gi);
  expect(new Set(promises)).toEqual(new Set(["within 24 hours", "within a week"]));
});

describe("fixed facts", () => {
  const statsOf = (slug: string) =>
    projects.find((project) => project.slug === slug)?.stats.map(({ value, label }) => `${value} ${label}`);

  test.each([
    ["tfp-fertility-project", ["8 Months", "12 People", "5 Countries", "100% On Time"]],
    ["pacificskillshare-project", ["12 Months", "15+ Islands", "8 People", "January 2026 Delivery"]],
    ["batumi-immo-project", ["5 Months", "4 Languages", "4 People", "Georgia Market"]],
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
    const order = [
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
    ];
    expect(projects.map(({ slug }) => slug).filter((slug) => order.includes(slug))).toEqual(order);
  });

  test("C-21: the chain of next projects visits all thirteen", () => {
    const chain = ["/portfolio/island-harvests-project"];
    for (let path = chain[0]; path;) {
      const project = projects.find(({ slug }) => path?.endsWith(slug));
      const extra = project?.footerLinks.find(({ label }) => label === "Continue Exploring")?.href;
      path = extra ?? project?.next;
      if (path) chain.push(path);
    }
    expect(new Set(chain).size).toBeGreaterThanOrEqual(13);
    expect(chain.at(-1)).toBe("/portfolio/peloton-project");
  });

  test("R-CSL-09: durations and teams in the order of the spec", () => {
    expect(caseStudies.slice(0, 7).map(({ card }) => card.durationMonths)).toEqual([8, 8, 5, 6, 12, 4, 6]);
    expect(caseStudies.slice(0, 7).map(({ card }) => card.specialists)).toEqual([6, 12, 10, 8, 8, 15, 4]);
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
