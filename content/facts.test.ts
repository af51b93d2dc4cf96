/** What the specification fixes for this agency's site: addresses, figures, orders, links and sentences. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { aboutIntro, questions, timeline, values } from "./generated/about.ts";
import { advisorTopics, fallback, greeting } from "./generated/advisor.ts";
import { agency } from "./generated/agency.ts";
import { caseStudies } from "./generated/case-studies.server.ts";
import { clientFigures } from "./generated/clients.ts";
import { contactTypes, prices } from "./generated/contact.ts";
import { countries } from "./generated/countries.ts";
import { featuredStudies } from "./generated/featured-studies.ts";
import { caseStudyFilters, portfolioFilters } from "./generated/filters.ts";
import { homeServiceCards } from "./generated/home-service-cards.ts";
import { heroSlides, home } from "./generated/home.ts";
import { mainMenu } from "./generated/navigation.ts";
import { contactNotices } from "./generated/notices.ts";
import { officeTimeZone, openingHours } from "./generated/opening-hours.ts";
import { projects } from "./generated/projects.server.ts";
import { regions } from "./generated/regions.ts";
import { serviceCards } from "./generated/service-cards.ts";
import { services } from "./generated/services.server.ts";
import { testimonials } from "./generated/testimonials.ts";
import { pages } from "./pages.server.ts";

/** The words of a list, separated by spaces. */
const named = (list: string) => list.trim().split(/\s+/);
const projectOf = (slug = "") => projects.find((project) => project.slug === slug)!;
const studyOf = (slug: string) => caseStudies.find((study) => study.slug === slug)!;

/** Every text and number in `value`, a line each; a figure also as `8 Months`, a link as `Contact: /contact`. */
function said(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  const { value: figure, label, title, href } = value as Record<string, unknown>;
  const pairs = [`${String(figure)} ${String(label)}`, `${String(label ?? title)}: ${String(href)}`];
  return [...pairs, ...Object.values(value).map(said)].join("\n");
}

test("the addresses that visitors know exist", () => {
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(
      named(`/ /services /portfolio /case-studies /clients /about /contact /presentation /blog /privacy /terms /cookies
      /about/mission /about/team /about/story /about/careers /about/faq
      /contact/general /contact/quote /contact/consultation /contact/careers
      /services/web-development /services/data-analytics /services/seo-sem /services/digital-marketing
      /services/content /services/project-management /services/branding /services/social-media
      /services/digital-transformation /services/training /services/account-based-management`),
    ),
  );
  expect(projectOf("pacificskillshare-project").aliases).toEqual(["pacific-skillshare-project"]);
  expect(studyOf("pacificskillshare").aliases).toEqual(["pacific-skillshare"]);
});

test("projects and case studies are there in their order, studies with months and specialists", () => {
  const inOrder = (all: string[], order: string) =>
    expect(all.filter((each) => order.includes(each.split(":")[0]!))).toEqual(named(order));
  inOrder(
    projects.map(({ slug }) => slug),
    `thermo-fisher-project tfp-fertility-project kleenex-project island-harvests-project batumi-immo-project
    samsung-project peloton-project precor-project voxbone-project bene-project invicta-project
    pacificskillshare-project imga-project`,
  );
  inOrder(
    caseStudies.map(({ slug, card }) => `${slug}:${card.durationMonths}:${card.specialists}`),
    `kimberly-clark-kleenex:8:6 tfp-fertility-group:8:12 batumi-immo:5:10 island-harvests:6:8 pacificskillshare:12:8
    thermo-fisher:4:15 samsung:6:4`,
  );
});

test("the menu has its order; listings have their cards, filters and stars", () => {
  expect(mainMenu.map(({ title }) => title).join()).toBe(
    "Home,Services,Portfolio,Case Studies,Clients,About,Contact",
  );
  expect(home.counters.items).toHaveLength(3);
  expect(testimonials.slice(0, 3).map(({ rating }) => rating)).toEqual([5, 5, 5]);
  expect(serviceCards.length).toBeGreaterThanOrEqual(9);
  expect(homeServiceCards.length).toBeGreaterThanOrEqual(6);
  expect(featuredStudies.length).toBeGreaterThanOrEqual(6);
  expect(serviceCards.find(({ title }) => title === "Project Management")?.href).toBe("/services/branding");
  expect(serviceCards.map(({ href }) => href)).toContain("/services/account-based-management");
  expect(portfolioFilters.map(({ label }) => label).join()).toBe(
    "All Projects,Website Builds,Dashboards,Digital Campaigns",
  );
  expect(caseStudyFilters.length).toBeGreaterThanOrEqual(9);
  const used = new Set(caseStudies.map(({ category }) => category));
  const empty = caseStudyFilters.filter((filter) => !used.has(filter));
  expect(empty).toEqual(["All Case Studies", "Pacific Region Work"]);
});

const about = readFileSync("content/pages/about.yaml", "utf8");
const told = "See How We Did It: /case-studies";
test.each<[record: unknown, facts: string]>([
  [
    home,
    `Build or Transform Your Digital Presence | Book Free Consultation: /contact/consultation | View Our Work: /portfolio
    | 47 Projects Completed | 29 Happy Clients | 18 Years' Experience`,
  ],
  [home.lead, "Pacific | Australia and New Zealand | EMEA | other international markets"],
  [aboutIntro, "Pacific | Australia and New Zealand | EMEA | other international markets"],
  [
    heroSlides,
    `Project Delivered: /portfolio/bene-project | Launching January 2026: /case-studies/island-harvests
    | Launching October 2025: /case-studies/pacificskillshare`,
  ],
  [heroSlides[0], "hero/bene-mobile"],
  [heroSlides[2]?.logo?.alt, "logo"],
  [agency, "Pacific Expertise. Global Outlook. | 2024 | LinkedIn | digital marketing services"],
  [about, "50+ clients | 15 Pacific nations"],
  [questions, "4–6 weeks | 3–6 months"],
  [contactTypes, "free 30-minute"],
  [contactNotices.sent, "We'll get back to you within 24 hours."],
  [
    projectOf("tfp-fertility-project"),
    `8 Months | 12 People | 5 Countries | 100% On Time | Visit Website: https://tfp-fertility.example/
    | ${told}/tfp-fertility-group | Start Your Project: /contact`,
  ],
  [
    projectOf("pacificskillshare-project"),
    `12 Months | 15+ Islands | 8 People | January 2026 Delivery | View Demo: https://demo.pacificskillshare.example/
    | ${told}/pacificskillshare`,
  ],
  [
    projectOf("batumi-immo-project"),
    `5 Months | 4 Languages | 4 People | Visit Website: https://batumi-immo.example/ | ${told}/batumi-immo`,
  ],
  [
    projectOf("island-harvests-project"),
    `6 Months | 8 Specialists | 3 Pacific Regions | September 2025 Launched | January 2026 | ${told}/island-harvests
    | View Full Case Study: /case-studies/island-harvests | Start Your Project: /contact`,
  ],
  [studyOf("island-harvests"), "September 2025 | January 2026"],
  [
    projectOf("thermo-fisher-project"),
    `2 Ad Networks | 10X Return on Ad Spend | 4 Months | 15 Specialists | ${told}/thermo-fisher`,
  ],
  [
    projectOf("kleenex-project"),
    `8 Months | 6 People | View Case Study: /case-studies/kimberly-clark-kleenex | ${told}/kimberly-clark-kleenex`,
  ],
  [
    projectOf("samsung-project"),
    `6 Months | 4 Specialists | View Case Study: /case-studies/samsung | ${told}/samsung`,
  ],
  [projectOf("imga-project"), "500+ Annual Entries | 3 Continents"],
  [projectOf("peloton-project"), "View All Projects: /portfolio"],
])("record %# says each of its facts", (record, facts) => {
  for (const fact of facts.split(/\s*\| /))
    expect(said(record)).toMatch(new RegExp(`(?<!\\w)${RegExp.escape(fact)}(?!\\w)`));
});

test("projects and studies show their parts as the specification times them", () => {
  expect(projectOf("bene-project").card).toMatchObject({
    linkLabel: "View Project Details",
    imageFit: "contain",
  });
  expect(projectOf("bene-project").reveal).toEqual({ threshold: 0.1, fadeMs: 1000 });
  expect(projectOf("island-harvests-project").reveal).toEqual({ threshold: 0.3, fadeMs: 500 });
  for (const slug of ["imga-project", "voxbone-project"])
    expect(projectOf(slug)).toMatchObject({ viewDetails: true, actions: [] });
  expect(studyOf("samsung")).toMatchObject({ quote: { threshold: 0.3 }, fadeMs: 1000 });
  expect(studyOf("tfp-fertility-group").quote?.threshold).toBe(0.5);
  expect(studyOf("island-harvests").fadeMs).toBe(500);
});

test("Next Project and Continue Exploring lead through all projects, to Peloton last", () => {
  const chain: string[] = [];
  for (let slug: string | undefined = "island-harvests-project"; slug;) {
    expect(chain).not.toContain(slug);
    chain.push(slug);
    const { footerLinks, next } = projectOf(slug);
    const on = footerLinks.find(({ label }) => label === "Continue Exploring")?.href ?? next;
    slug = on?.split("/").at(-1);
  }
  expect(chain.join(" ")).toBe(
    named(`island-harvests-project thermo-fisher-project kleenex-project tfp-fertility-project
      pacificskillshare-project samsung-project batumi-immo-project imga-project voxbone-project bene-project
      invicta-project precor-project peloton-project`).join(" "),
  );
});

test("clients and about have the figures of the specification", () => {
  expect(countries.length).toBeGreaterThanOrEqual(20);
  expect(testimonials.length).toBeGreaterThanOrEqual(10);
  expect(clientFigures.map(({ value, label }) => `${value} ${label}`).join()).toBe(
    "29 Happy Clients,47 Projects Completed,5 Pacific Islands Served,4 Continents,20 Countries We've Worked In",
  );
  expect(regions.map(({ title }) => title).join()).toBe(
    "Pacific Islands,Australia & New Zealand,International,EMEA",
  );
  expect(values.length).toBeGreaterThanOrEqual(6);
  expect(timeline.map(({ year }) => year)).toEqual([2016, 2018, 2020, 2022, 2024]);
  expect(questions.length).toBeGreaterThanOrEqual(5);
});

test("contact has its types, hours and promises", () => {
  expect(contactTypes.map(({ type }) => type).join()).toBe("general,quote,consultation,careers");
  expect(openingHours.days.map(({ days, hours }) => `${days} ${hours}`)).toEqual([
    "Mon–Fri 9:00–17:00",
    "Sat 10:00–14:00",
    "Sun closed",
  ]);
  expect(officeTimeZone).toBe("Pacific/Guadalcanal");
  const texts = JSON.stringify({ contactTypes, advisorTopics, fallback, greeting });
  const promises = texts.match(/\bwithin [\w ]*?(?:hour|day|week|month)s?\b/gi) ?? [];
  expect([...new Set(promises)].sort()).toEqual(["within 24 hours", "within a week"]);
});

test("the advisor knows the topics of the specification, in their order", () => {
  expect(fallback.text).toBe(
    "I'd be happy to help you with information about our services, case studies, or getting in touch with our team. What specifically would you like to know?",
  );
  expect(advisorTopics.map(({ topic, keywords }) => `${topic}: ${keywords.join(", ")}`).slice(0, 12)).toEqual(
    [
      "pricing: price, cost, how much, pricing",
      "tools: tools, technology, what do you use, tech stack",
      "timeline: timeline, how long, timeframe, when will it be ready",
      "services: service, what do you offer",
      "seo: seo, search engine",
      "paid media: paid media, google ads, advertising",
      "web development: web development, website, development",
      "case studies: case study, portfolio, examples, past work, done before",
      "contact: contact, reach, email",
      "careers: career, job, hiring, apply",
      "big brands: big brand, clients",
      "project discussion: my project, i need, i want, i have, we need, looking for",
    ],
  );
  const replies = advisorTopics.map(({ topic, text }) => `${topic}: ${text}`).join("\n");
  for (const words of [/timeline: .*few weeks to a few months/, /contact: .*@/])
    expect(replies).toMatch(words);
  const opened = [greeting, fallback, ...advisorTopics].flatMap(({ quickActions }) =>
    quickActions.flatMap(({ action }) => action.href ?? []),
  );
  expect([...new Set(opened)].sort()).toEqual(
    named(`/case-studies/kimberly-clark-kleenex /case-studies/pacific-skillshare /case-studies/thermo-fisher /contact
      /contact/careers /portfolio/invicta-project /portfolio/pacific-skillshare-project
      /portfolio/thermo-fisher-project`),
  );
});

test("prices agree wherever they are said", () => {
  const cards = services.map(({ price: { from, takes } }) => `${from}, ${takes}`);
  for (const { title, price } of serviceCards)
    expect(cards, title).toContain(`${price?.from}, ${price?.takes}`);
  const { from: websites } = services.find(({ slug }) => slug === "web-development")!.price;
  expect(home.price.label).toBe(websites.replace("From", "Websites from"));
  const simple = prices.jobs.find(({ name }) => name === "A simple website");
  expect(websites).toContain(simple?.from.toLocaleString("en"));
  const texts = ["advisor", "pages/about", "pages/contact"].map((file) =>
    readFileSync(`content/${file}.yaml`, "utf8"),
  );
  for (const [, sum] of texts.join("").matchAll(/websites (?:start at|from) SBD ([\d,]+)/gi))
    expect(sum).toBe(simple?.from.toLocaleString("en"));
});
