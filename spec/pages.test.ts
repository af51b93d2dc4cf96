/** What the specification fixes of single pages: their links, their headings and the sentences it gives. */
import { expect, test } from "vitest";
import * as about from "../content/generated/about.ts";
import { articles } from "../content/generated/articles.server.ts";
import { advisorTopics, fallback, greeting } from "../content/generated/advisor.ts";
import { agency } from "../content/generated/agency.ts";
import { caseStudies } from "../content/generated/case-studies.server.ts";
import { contactTypes } from "../content/generated/contact.ts";
import { caseStudyFilters, portfolioFilters } from "../content/generated/filters.ts";
import { heroSlides, home } from "../content/generated/home.ts";
import { footerMenus, legalLinks, mainMenu } from "../content/generated/navigation.ts";
import { openingHours } from "../content/generated/opening-hours.ts";
import { projects } from "../content/generated/projects.server.ts";
import { regions } from "../content/generated/regions.ts";
import { services } from "../content/generated/services.server.ts";

test("R-HOM-01, R-HOM-02, R-GEN-02: headline and tagline", () => {
  expect(home.headline).toBe("Build or Transform Your Digital Presence");
  expect(agency.tagline).toBe("Pacific Expertise. Global Outlook.");
  expect(home.calls).toEqual([
    { label: "Book Free Consultation", href: "/contact/consultation" },
    { label: "View Our Work", href: "/portfolio" },
  ]);
});

test("R-GEN-01: home and about name the four groups of clients", () => {
  for (const text of [home.lead, about.aboutIntro.join(" ")])
    for (const group of ["Pacific", "Australia and New Zealand", "EMEA", "other international markets"])
      expect(text).toContain(group);
});

test("R-HOM-05 to 10: the slides with their badges, links and logo", () => {
  expect(heroSlides.map(({ badge }) => [badge.title, badge.href])).toEqual([
    ["Project Delivered", "/portfolio/bene-project"],
    ["Launching January 2026", "/case-studies/island-harvests"],
    ["Launching October 2025", "/case-studies/pacificskillshare"],
  ]);
  expect(heroSlides[0]?.mobileImage?.name).toBe("hero/bene-mobile");
  expect(heroSlides[2]?.logo?.alt).toMatch(/skillshare logo/i);
});

test("R-NAV-03: the items of the menu", () => {
  expect(mainMenu.map(({ title }) => title)).toEqual([
    "Home",
    "Services",
    "Portfolio",
    "Case Studies",
    "Clients",
    "About",
    "Contact",
  ]);
});

test("R-CST-22, R-FTR-01 to 05: what the footer links to, its year and the profiles without a page", () => {
  const links = [...footerMenus.flatMap(({ items }) => items ?? []), ...legalLinks].map(({ href }) => href);
  for (const path of [
    "/about",
    "/about/team",
    "/portfolio",
    "/case-studies",
    "/clients",
    "/contact",
    "/blog",
    "/privacy",
    "/terms",
    "/cookies",
    "/presentation",
    "/services/training",
  ]) {
    expect(links).toContain(path);
  }
  expect(links.filter((href) => href.startsWith("/services/")).length).toBeGreaterThanOrEqual(11);
  expect(agency.copyrightYear).toBe(2024);
  expect(agency.social.map(({ label, href }) => `${label} ${href}`)).toContain("LinkedIn #");
});

test("R-MSG-03: the greeting of the messaging link", () =>
  expect(agency.messagingGreeting).toMatch(/digital marketing services/));

test("R-PFL-01, R-CSL-03: the filters", () => {
  expect(portfolioFilters.map(({ label }) => label)).toEqual([
    "All Projects",
    "Website Builds",
    "Dashboards",
    "Digital Campaigns",
  ]);
  const counts = portfolioFilters
    .slice(1)
    .map(({ key }) => projects.filter((p) => p.category === key).length);
  for (const [place, least] of [5, 4, 4].entries()) expect(counts[place]).toBeGreaterThanOrEqual(least);
  expect(caseStudyFilters).toHaveLength(9);
});

test("R-PFL-08, R-PFL-09: one card has another link, and another fit", () => {
  const labels = projects.map(({ card }) => card.linkLabel);
  expect(labels.filter((label) => label === "View Case Study").length).toBeGreaterThanOrEqual(12);
  expect(projects.find(({ slug }) => slug === "bene-project")?.card).toMatchObject({
    linkLabel: "View Project Details",
    imageFit: "contain",
  });
});

test("C-03: the branding page leads on to project management", () => {
  const branding = services.find(({ slug }) => slug === "branding");
  expect(branding?.pointer?.link).toEqual({
    label: "Project management for brand programmes",
    href: "/services/project-management",
  });
});

/** Links of each project page: name, target (R-PRJ-06 to 29). `null` means that no such link may exist. */
const projectLinks: Record<string, [name: string, href: string | null][]> = {
  "tfp-fertility-project": [
    ["Visit Website", "https://tfp-fertility.example/"],
    ["See How We Did It", "/case-studies/tfp-fertility-group"],
    ["Start Your Project", "/contact"],
  ],
  "pacificskillshare-project": [
    ["View Demo", "https://demo.pacificskillshare.example/"],
    ["See How We Did It", "/case-studies/pacificskillshare"],
    ["Next Project", "/portfolio/samsung-project"],
  ],
  "batumi-immo-project": [
    ["Visit Website", "https://batumi-immo.example/"],
    ["See How We Did It", "/case-studies/batumi-immo"],
    ["Next Project", "/portfolio/pacificskillshare-project"],
  ],
  "kleenex-project": [
    ["View Case Study", "/case-studies/kimberly-clark-kleenex"],
    ["See How We Did It", "/case-studies/kimberly-clark-kleenex"],
    ["Next Project", "/portfolio/tfp-fertility-project"],
  ],
  "samsung-project": [
    ["View Case Study", "/case-studies/samsung"],
    ["See How We Did It", "/case-studies/samsung"],
    ["Next Project", "/portfolio/batumi-immo-project"],
  ],
  "imga-project": [
    ["Next Project", "/portfolio/voxbone-project"],
    ["See How We Did It", null],
  ],
  "voxbone-project": [
    ["Next Project", "/portfolio/bene-project"],
    ["See How We Did It", null],
  ],
  "bene-project": [["Next Project", "/portfolio/invicta-project"]],
  "invicta-project": [["Next Project", "/portfolio/precor-project"]],
  "precor-project": [["Next Project", "/portfolio/peloton-project"]],
  "peloton-project": [
    ["View All Projects", "/portfolio"],
    ["Next Project", null],
  ],
  "island-harvests-project": [
    ["See How We Did It", "/case-studies/island-harvests"],
    ["View Full Case Study", "/case-studies/island-harvests"],
    ["Start Your Project", "/contact"],
  ],
  "thermo-fisher-project": [["See How We Did It", "/case-studies/thermo-fisher"]],
};

test.each(Object.entries(projectLinks))("R-PRJ-06 to 29: the links of %s", (slug, expected) => {
  const project = projects.find((other) => other.slug === slug);
  const links = [...(project?.actions ?? []), ...(project?.footerLinks ?? [])];
  if (project?.next) links.push({ label: "Next Project", href: project.next });
  for (const [label, href] of expected) {
    const found = links.filter((link) => link.label === label).map((link) => link.href);
    if (href === null) expect(found, label).toEqual([]);
    else expect(new Set(found), label).toEqual(new Set([href]));
  }
  expect(new Set(projects.map(({ image }) => image.name)).size).toBe(projects.length);
});

test("R-PRJ-19, R-PRJ-21: two projects have View Details, and no case study behind it", () => {
  const withDetails = projects.filter(({ viewDetails }) => viewDetails);
  expect(withDetails.map(({ slug }) => slug).sort()).toEqual(["imga-project", "voxbone-project"]);
  expect(JSON.stringify(withDetails)).not.toContain("/case-studies/");
});

test("R-STA-08, R-CST-10, R-PRJ-04, 05, R-CSD-10 to 12: when blocks show, and how long they take", () => {
  const reveal = (slug: string) => projects.find((project) => project.slug === slug)?.reveal;
  expect(reveal("bene-project")).toEqual({ threshold: 0.1, fadeMs: 1000 });
  expect(reveal("island-harvests-project")).toEqual({ threshold: 0.3, fadeMs: 500 });
  const study = (slug: string) => caseStudies.find((record) => record.slug === slug);
  expect(study("samsung")?.quote.threshold).toBe(0.3);
  expect(study("samsung")?.fadeMs).toBe(1000);
  expect(study("tfp-fertility-group")?.quote.threshold).toBe(0.5);
  expect(study("island-harvests")?.fadeMs).toBe(500);
});

test("R-CLI-08: the four regions", () => {
  expect(regions.map(({ title }) => title)).toEqual([
    "Pacific Islands",
    "Australia & New Zealand",
    "International",
    "EMEA",
  ]);
});

test("R-ABT-06: the story's years and figures", () => {
  expect(about.timeline.map(({ year }) => `${year}`)).toEqual(["2016", "2018", "2020", "2022", "2024"]);
  expect(JSON.stringify(about)).toMatch(/50\+ clients/);
  expect(JSON.stringify(about)).toMatch(/15 Pacific nations/);
});

test("R-CON-01, R-CON-06: the types, the hours and the free half hour", () => {
  expect(contactTypes.map(({ type }) => type)).toEqual(["general", "quote", "consultation", "careers"]);
  expect(openingHours).toEqual({
    days: [
      { days: "Mon–Fri", hours: "9:00–17:00" },
      { days: "Sat", hours: "10:00–14:00" },
      { days: "Sun", hours: "closed" },
    ],
    zone: "Solomon Islands time (GMT+11)",
  });
  expect(JSON.stringify(contactTypes)).toMatch(/free 30-minute/i);
});

test("R-CHT-12: the advisor knows 42 keywords", () =>
  expect(advisorTopics.flatMap(({ keywords }) => keywords)).toHaveLength(42));

test("R-CHT-18: quick actions open the eight pages and no other", () => {
  const replies = [greeting, fallback, ...advisorTopics];
  const pages = replies.flatMap(({ quickActions }) =>
    quickActions.flatMap(({ action }) => action.href ?? []),
  );
  expect(new Set(pages)).toEqual(
    new Set([
      "/case-studies/kimberly-clark-kleenex",
      "/case-studies/thermo-fisher",
      "/case-studies/pacific-skillshare",
      "/portfolio/invicta-project",
      "/portfolio/thermo-fisher-project",
      "/portfolio/pacific-skillshare-project",
      "/contact",
      "/contact/careers",
    ]),
  );
});

/** What the agency began with: who publishes another needs no picture. */
const coveredArticles =
  "a-brief-we-can-price before-your-first-export-order building-for-2g measuring-across-time-zones".split(
    " ",
  );

test("each of the thirteen projects has three pictures or more, told in other words and none another's; each article a cover", () => {
  const shown = projects
    .filter(({ slug }) => slug in projectLinks)
    .map(({ slug, image, images = [] }) => ({ slug, pictures: [image, ...images] }));
  for (const { slug, pictures } of shown) {
    expect(pictures.length, slug).toBeGreaterThanOrEqual(3);
    expect(
      pictures.every(({ name, alt }) => name && alt),
      slug,
    ).toBe(true);
  }
  const covers = coveredArticles.map((wanted) => articles.find(({ slug }) => slug === wanted)?.image);
  expect(covers.map((cover) => cover?.name)).toEqual(coveredArticles.map((slug) => `articles/${slug}`));
  const all = [...shown.flatMap(({ pictures }) => pictures), ...covers];
  expect(new Set(all.map((picture) => picture?.alt)).size).toBe(all.length);
  expect(new Set(all.map((picture) => picture?.name)).size).toBe(all.length);
  expect(all.every((picture) => picture?.alt)).toBe(true);
});
