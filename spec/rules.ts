/**
 * The facts that the specification fixes for this agency's site: which pages exist, their figures, links and sentences.
 * `npm run content -- check` tells a departure, and `rules.test.ts` fails for it. Another agency deletes this folder.
 */
import * as about from "../content/generated/about.ts";
import { advisorTopics, fallback, greeting } from "../content/generated/advisor.ts";
import { agency } from "../content/generated/agency.ts";
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
import { footerMenus, legalLinks, mainMenu } from "../content/generated/navigation.ts";
import { contactNotices } from "../content/generated/notices.ts";
import { openingHours } from "../content/generated/opening-hours.ts";
import { partners } from "../content/generated/partners.ts";
import { projects } from "../content/generated/projects.server.ts";
import { regions } from "../content/generated/regions.ts";
import { serviceCards } from "../content/generated/service-cards.ts";
import { services } from "../content/generated/services.server.ts";
import { team } from "../content/generated/team.ts";
import { testimonials } from "../content/generated/testimonials.ts";
import { pages } from "../content/pages.server.ts";
import { atLeast, departures, includes, type Rule, same } from "./rule.ts";

export const rules: Rule[] = [];

function rule(title: string, place: string, check: () => void): void {
  rules.push({ title, place, check });
}

const homeFile = "content/pages/home.yaml";
const agencyFile = "content/agency.yaml";
const clientsFile = "content/pages/clients.yaml";
const aboutFile = "content/pages/about.yaml";
const contactFile = "content/pages/contact.yaml";
const advisorFile = "content/advisor.yaml";
const navigationFile = "content/navigation.yaml";
const filtersFile = "content/filters.yaml";
const projectFile = (slug: string) => `content/projects/${slug}.yaml`;
const studyFile = (slug: string) => `content/case-studies/${slug}.yaml`;

// Rules about a record are silent while it is away: that it is away is told once, by the rule of its address.
const projectOf = (slug: string) => projects.find((project) => project.slug === slug);
const studyOf = (slug: string) => caseStudies.find((study) => study.slug === slug);
const isGone = (href: string) => Object.hasOwn(departures, href);

// Addresses (App. B of the requirements): 48 pages, and those they link to.

const under = (base: string, slugs: string) => slugs.split(" ").map((slug) => `${base}/${slug}`);
const addresses: [folder: string, paths: string[]][] = [
  ["content/pages", ["/", "/services", "/portfolio", "/case-studies", "/clients", "/about", "/contact"]],
  ["content/pages", ["/presentation", "/blog"]],
  ["content/legal", ["/privacy", "/terms", "/cookies"]],
  [aboutFile, under("/about", "mission team story careers faq")],
  [contactFile, under("/contact", "general quote consultation careers")],
  [
    "content/services",
    under(
      "/services",
      "web-development data-analytics seo-sem digital-marketing content project-management branding social-media digital-transformation training account-based-management",
    ),
  ],
  [
    "content/projects",
    under(
      "/portfolio",
      "tfp-fertility-project pacificskillshare-project batumi-immo-project kleenex-project samsung-project imga-project voxbone-project bene-project invicta-project precor-project peloton-project island-harvests-project thermo-fisher-project",
    ),
  ],
  [
    "content/case-studies",
    under(
      "/case-studies",
      "island-harvests tfp-fertility-group pacificskillshare batumi-immo kimberly-clark-kleenex samsung thermo-fisher",
    ),
  ],
];
const there = pages.map(({ path }) => path);
for (const [folder, paths] of addresses)
  for (const path of paths) rule(`R-RTE-01 to 12: the page ${path}`, folder, () => includes(there, path));

// How many there are at least; the records that have pages are named above.

const counts: [title: string, file: string, records: readonly unknown[], least: number][] = [
  ["R-ENT-01: items of the menu", `${navigationFile}#mainMenu:`, mainMenu, 7],
  ["R-ENT-02: slides at the top of the home page", `${homeFile}#heroSlides:`, heroSlides, 3],
  ["R-SRV-02: service cards", "content/service-cards", serviceCards, 9],
  ["R-HOM-13: service cards at home", "content/home-service-cards", homeServiceCards, 6],
  ["R-ENT-06: filters of the portfolio", `${filtersFile}#portfolioFilters:`, portfolioFilters, 4],
  ["R-CSL-06: filters of the case studies", `${filtersFile}#caseStudyFilters:`, caseStudyFilters, 9],
  ["R-ENT-04, R-HOM-16: featured studies", "content/featured-studies", featuredStudies, 6],
  ["R-CLI-10: testimonials", "content/testimonials", testimonials, 10],
  ["logos of clients", `${clientsFile}#clientLogos:`, clientLogos, 2],
  ["R-CLI-02: figures of the clients page", `${clientsFile}#clientFigures:`, clientFigures, 5],
  ["R-CLI-03: countries", "content/countries", countries, 20],
  ["partners", "content/partners", partners, 12],
  ["featured projects", "content/featured-projects", featuredProjects, 6],
  ["R-CLI-08: regions", "content/regions", regions, 4],
  ["strengths", `${aboutFile}#strengths:`, about.strengths, 3],
  ["R-ABT-05: values", `${aboutFile}#values:`, about.values, 6],
  ["R-ABT-08: questions", `${aboutFile}#questions:`, about.questions, 5],
  ["people of the team", "content/team", team, 6],
];
for (const [title, file, records, least] of counts) rule(title, file, () => atLeast(records, least));

// Home

rule("R-HOM-01: the headline", homeFile, () =>
  same(home.headline, "Build or Transform Your Digital Presence"),
);
rule("R-HOM-02: the calls below it", homeFile, () =>
  same(home.calls, [
    { label: "Book Free Consultation", href: "/contact/consultation" },
    { label: "View Our Work", href: "/portfolio" },
  ]),
);
rule("R-GEN-02: the tagline", `${agencyFile}#  tagline:`, () =>
  same(agency.tagline, "Pacific Expertise. Global Outlook."),
);
const groups = ["Pacific", "Australia and New Zealand", "EMEA", "other international markets"];
rule("R-GEN-01: home names the four groups of clients", homeFile, () => includes(home.lead, ...groups));
rule("R-GEN-01: about names the four groups of clients", aboutFile, () =>
  includes(about.aboutIntro.join(" "), ...groups),
);
const slides = [
  "Project Delivered /portfolio/bene-project",
  "Launching January 2026 /case-studies/island-harvests",
  "Launching October 2025 /case-studies/pacificskillshare",
];
rule("R-HOM-05 to 10: the slides with their badges", `${homeFile}#heroSlides:`, () =>
  includes(
    heroSlides.map(({ badge }) => `${badge.title} ${badge.href}`),
    ...slides.filter((slide) => !isGone(slide.split(" ").at(-1) ?? "")),
  ),
);
rule("R-HOM-07: the first slide has a picture of its own for phones", `${homeFile}#heroSlides:`, () =>
  same(heroSlides[0]?.mobileImage?.name, "hero/bene-mobile"),
);
rule("R-HOM-10: the third slide has a logo", `${homeFile}#heroSlides:`, () =>
  same(heroSlides[2]?.logo?.alt.includes("logo"), true),
);
rule("R-CST-03, R-HOM-11: the figures at home", homeFile, () =>
  same(
    home.counters.items.map(({ value, label }) => `${value} ${label}`),
    ["47 Projects Completed", "29 Happy Clients", "18 Years' Experience"],
  ),
);
rule("R-HOM-21: the first three testimonials have five stars", "content/testimonials", () =>
  same(
    testimonials.slice(0, 3).map(({ rating }) => rating),
    [5, 5, 5],
  ),
);

// Menus, footer, messages

rule("R-NAV-03: the items of the menu", `${navigationFile}#mainMenu:`, () =>
  same(
    mainMenu.map(({ title }) => title),
    ["Home", "Services", "Portfolio", "Case Studies", "Clients", "About", "Contact"],
  ),
);
const footerPaths =
  "/about /about/team /portfolio /case-studies /clients /contact /blog /privacy /terms /cookies /presentation /services/training";
rule("R-FTR-01 to 05: what the footer links to", `${navigationFile}#footerMenus:`, () => {
  const items = [...footerMenus.flatMap((menu) => menu.items ?? []), ...legalLinks];
  includes(
    items.map(({ href }) => href),
    ...footerPaths.split(" ").filter((path) => !isGone(path)),
  );
});
rule("R-CST-22: the year of the copyright", `${agencyFile}#  copyrightYear:`, () =>
  same(agency.copyrightYear, 2024),
);
rule("R-FTR-01 to 05: a profile on LinkedIn", `${agencyFile}#  social:`, () =>
  includes(
    agency.social.map(({ label }) => label),
    "LinkedIn",
  ),
);
rule("R-MSG-03: the greeting of the messaging link", `${agencyFile}#  messagingGreeting:`, () =>
  includes(agency.messagingGreeting, "digital marketing services"),
);

// Listings

rule("R-PFL-01: the filters of the portfolio", `${filtersFile}#portfolioFilters:`, () =>
  same(
    portfolioFilters.map(({ label }) => label),
    ["All Projects", "Website Builds", "Dashboards", "Digital Campaigns"],
  ),
);
rule("R-PFL-08, R-PFL-09: one card has another link, and another fit", projectFile("bene-project"), () => {
  const card = projectOf("bene-project")?.card;
  if (card) same([card.linkLabel, card.imageFit], ["View Project Details", "contain"]);
});
rule(
  "R-CSL-07: no study is of Pacific Region Work, each other category has one at least",
  filtersFile,
  () => {
    const counted = caseStudyFilters
      .slice(1)
      .map((name) => [name, caseStudies.some(({ category }) => category === name)] as const);
    same(
      counted.filter(([, some]) => !some).map(([name]) => name),
      ["Pacific Region Work"],
    );
  },
);
rule(
  "C-03: the branding page leads on to project management",
  "content/services/branding.yaml#pointer:",
  () => {
    const branding = services.find(({ slug }) => slug === "branding");
    if (branding)
      same(branding.pointer?.link, {
        label: "Project management for brand programmes",
        href: "/services/project-management",
      });
  },
);
rule("R-SRV-03: the card of project management leads to branding", "content/service-cards", () =>
  same(serviceCards.find(({ title }) => title === "Project Management")?.href, "/services/branding"),
);
rule("R-SRV-04: a card leads to account-based management", "content/service-cards", () =>
  includes(
    serviceCards.map(({ href }) => href),
    "/services/account-based-management",
  ),
);

// Projects

const stats: [slug: string, ...wanted: string[]][] = [
  ["tfp-fertility-project", "8 Months", "12 People", "5 Countries", "100% On Time"],
  ["pacificskillshare-project", "12 Months", "15+ Islands", "8 People", "January 2026 Delivery"],
  ["batumi-immo-project", "5 Months", "4 Languages", "4 People"],
  ["island-harvests-project", "6 Months", "8 Specialists", "3 Pacific Regions", "September 2025 Launched"],
  ["thermo-fisher-project", "2 Ad Networks", "10X Return on Ad Spend", "4 Months", "15 Specialists"],
  ["kleenex-project", "8 Months", "6 People"],
  ["samsung-project", "6 Months", "4 Specialists"],
  ["imga-project", "500+ Annual Entries", "3 Continents"],
];
for (const [slug, ...wanted] of stats)
  rule(`R-CST-21, R-PRJ-30 to 37: the figures of ${slug}`, `${projectFile(slug)}#stats:`, () => {
    const project = projectOf(slug);
    if (project)
      includes(
        project.stats.map(({ value, label }) => `${value} ${label}`),
        ...wanted,
      );
  });

const order =
  "thermo-fisher-project tfp-fertility-project kleenex-project island-harvests-project batumi-immo-project samsung-project peloton-project precor-project voxbone-project bene-project invicta-project pacificskillshare-project imga-project".split(
    " ",
  );
rule("R-ENT-05: the order of the portfolio", "content/projects", () =>
  same(
    projects.map(({ slug }) => slug).filter((slug) => order.includes(slug)),
    order.filter((slug) => projectOf(slug)),
  ),
);
rule("C-21: the chain of next projects visits all that the specification names", "content/projects", () => {
  const seen = new Set<string>();
  let at = projectOf("island-harvests-project");
  while (at && !seen.has(at.slug)) {
    seen.add(at.slug);
    const extra = at.footerLinks.find(({ label }) => label === "Continue Exploring")?.href;
    const path: string = extra ?? at.next ?? "";
    at = projectOf(path.split("/").at(-1) ?? "");
  }
  if (seen.size > 0) includes([...seen], ...order.filter((slug) => projectOf(slug)));
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
for (const [slug, wanted] of Object.entries(projectLinks))
  rule(`R-PRJ-06 to 29: the links of ${slug}`, projectFile(slug), () => {
    const project = projectOf(slug);
    if (!project) return;
    const links = [...project.actions, ...project.footerLinks];
    if (project.next) links.push({ label: "Next Project", href: project.next });
    for (const [label, href] of wanted) {
      // The chain closes over a page that has gone, and links to it went with it.
      if (href !== null && (isGone(href) || !there.includes(href)) && href.startsWith("/")) continue;
      const found = links.filter((link) => link.label === label).map((link) => `${label}: ${link.href}`);
      same([...new Set(found)], href === null ? [] : [`${label}: ${href}`]);
    }
  });
for (const slug of Object.keys(projectLinks))
  rule(`three pictures or more of ${slug}`, projectFile(slug), () => {
    const project = projectOf(slug);
    if (project) atLeast([project.image, ...(project.images ?? [])], 3);
  });
rule(
  "R-PRJ-19, R-PRJ-21: two projects have View Details, and no case study behind it",
  "content/projects",
  () => {
    const details = projects.filter(({ viewDetails }) => viewDetails);
    same(
      details.map(({ slug }) => slug).sort(),
      ["imga-project", "voxbone-project"].filter((slug) => projectOf(slug)),
    );
    same(JSON.stringify(details).includes("/case-studies/"), false);
  },
);
const reveals: [slug: string, threshold: number, fadeMs: number][] = [
  ["bene-project", 0.1, 1000],
  ["island-harvests-project", 0.3, 500],
];
for (const [slug, threshold, fadeMs] of reveals)
  rule(`R-STA-08, R-CST-10, R-PRJ-04, 05: when blocks of ${slug} show`, projectFile(slug), () => {
    const project = projectOf(slug);
    if (project) same(project.reveal, { threshold, fadeMs });
  });

// Case studies

const cards: [slug: string, months: number, specialists: number][] = [
  ["kimberly-clark-kleenex", 8, 6],
  ["tfp-fertility-group", 8, 12],
  ["batumi-immo", 5, 10],
  ["island-harvests", 6, 8],
  ["pacificskillshare", 12, 8],
  ["thermo-fisher", 4, 15],
  ["samsung", 6, 4],
];
rule("R-CSL-09: the order of the case studies", "content/case-studies", () =>
  same(
    caseStudies.map(({ slug }) => slug).filter((slug) => cards.some(([known]) => known === slug)),
    cards.map(([slug]) => slug).filter((slug) => studyOf(slug)),
  ),
);
for (const [slug, months, specialists] of cards)
  rule(`R-ENT-07, R-CSL-09: duration and team of ${slug}`, `${studyFile(slug)}#card:`, () => {
    const study = studyOf(slug);
    if (study) same([study.card.durationMonths, study.card.specialists], [months, specialists]);
  });
rule("R-CSD-07 to 09: the fertility study", studyFile("tfp-fertility-group"), () => {
  const study = studyOf("tfp-fertility-group");
  if (!study) return;
  same(study.overview.regions, ["UK", "Poland", "Netherlands", "Denmark", "Austria"]);
  same(
    study.stats.map(({ value }) => value),
    ["8", "12", "5", "100%"],
  );
  const { objectives, approach, challenges, results, technologies } = study;
  same(
    [objectives, approach, challenges, results, technologies].map((list) => list.length),
    [6, 6, 4, 5, 8],
  );
});
const fades: [slug: string, threshold: number | undefined, fadeMs: number | undefined][] = [
  ["samsung", 0.3, 1000],
  ["tfp-fertility-group", 0.5, undefined],
  ["island-harvests", undefined, 500],
];
for (const [slug, threshold, fadeMs] of fades)
  rule(`R-CSD-10 to 12: when blocks of ${slug} show`, studyFile(slug), () => {
    const study = studyOf(slug);
    if (study && threshold !== undefined) same(study.quote.threshold, threshold);
    if (study && fadeMs !== undefined) same(study.fadeMs, fadeMs);
  });
rule(
  "C-01: both dates of the export platform stand on both of its pages",
  studyFile("island-harvests"),
  () => {
    for (const page of [projectOf("island-harvests-project"), studyOf("island-harvests")])
      if (page) includes(JSON.stringify(page), "September 2025", "January 2026");
  },
);

/** What the agency began with: who publishes another study or article need not draw for it. */
const drawnStudies = cards.map(([slug]) => slug);
for (const slug of drawnStudies)
  rule(`three drawings and more, of two kinds at least, in ${slug}`, studyFile(slug), () => {
    const study = studyOf(slug);
    if (!study) return;
    const { drawings = [] } = study;
    atLeast(drawings, 3);
    atLeast([...new Set(drawings.map(({ drawing }) => drawing.kind))], 2);
  });
const chartedArticles =
  "a-brief-we-can-price before-your-first-export-order building-for-2g measuring-across-time-zones";
for (const slug of chartedArticles.split(" "))
  rule(`a chart and a cover in ${slug}`, `content/articles/${slug}.md`, () => {
    const article = articles.find((other) => other.slug === slug);
    if (!article) return;
    const kinds = article.sections
      .flatMap(({ blocks }) => blocks)
      .map((block) => (typeof block === "object" && "drawing" in block ? block.drawing.kind : ""));
    same(
      kinds.some((kind) => /bars|lanes|curves/.test(kind)),
      true,
    );
    same(article.image?.name, `articles/${slug}`);
  });

// Clients and about

rule("R-CST-07: the figures of the clients page", `${clientsFile}#clientFigures:`, () =>
  same(
    clientFigures.map(({ value, label }) => `${value} ${label}`),
    [
      "29 Happy Clients",
      "47 Projects Completed",
      "5 Pacific Islands Served",
      "4 Continents",
      "20 Countries We've Worked In",
    ],
  ),
);
rule("R-CLI-08: the names of the regions", "content/regions", () =>
  same(
    regions.map(({ title }) => title),
    ["Pacific Islands", "Australia & New Zealand", "International", "EMEA"],
  ),
);
rule("R-ABT-06: the story's years and figures", `${aboutFile}#timeline:`, () => {
  same(
    about.timeline.map(({ year }) => `${year}`),
    ["2016", "2018", "2020", "2022", "2024"],
  );
  includes(JSON.stringify(about), "50+ clients", "15 Pacific nations");
});
rule("R-ABT-08: the answer about time", `${aboutFile}#questions:`, () =>
  includes(JSON.stringify(about.questions), "4–6 weeks", "3–6 months"),
);

// Contact and chat

rule("R-CON-01: the types of message, and the free half hour", contactFile, () => {
  same(
    contactTypes.map(({ type }) => type),
    ["general", "quote", "consultation", "careers"],
  );
  includes(JSON.stringify(contactTypes).toLowerCase(), "free 30-minute");
});
rule("R-CON-06: the opening hours", `${agencyFile}#openingHours:`, () =>
  same(
    [...openingHours.days.map(({ days, hours }) => `${days} ${hours}`), openingHours.zone],
    ["Mon–Fri 9:00–17:00", "Sat 10:00–14:00", "Sun closed", "Solomon Islands time (GMT+11)"],
  ),
);
rule("R-ERR-02: what a sent message is answered with", "content/pages/notices.yaml", () =>
  same(contactNotices.sent, "We'll get back to you within 24 hours."),
);
rule(
  "R-CST-14: a reply within 24 hours, an application within a week, and no other promise of time",
  advisorFile,
  () => {
    const texts = JSON.stringify({ contactTypes, advisorTopics, fallback, greeting });
    const promises = texts.match(/\bwithin [\w ]*?(?:hour|day|week|month)s?\b/gi) ?? [];
    same([...new Set(promises)].sort(), ["within 24 hours", "within a week"]);
  },
);
rule("R-CHT-12: the advisor knows 42 keywords", advisorFile, () =>
  same(advisorTopics.flatMap(({ keywords }) => keywords).length, 42),
);
rule("R-CHT-17: what the advisor says when it knows no answer", advisorFile, () =>
  same(
    fallback.text,
    "I'd be happy to help you with information about our services, case studies, or getting in touch with our team. What specifically would you like to know?",
  ),
);
const quickPages =
  "/case-studies/kimberly-clark-kleenex /case-studies/thermo-fisher /case-studies/pacific-skillshare /portfolio/invicta-project /portfolio/thermo-fisher-project /portfolio/pacific-skillshare-project /contact /contact/careers";
rule("R-CHT-18: quick actions open the eight pages and no other", advisorFile, () => {
  const found = [greeting, fallback, ...advisorTopics].flatMap(({ quickActions }) =>
    quickActions.flatMap(({ action }) => action.href ?? []),
  );
  const wanted = quickPages.split(" ").filter((path) => !isGone(path));
  same([...new Set(found)].filter((path) => !isGone(path)).sort(), wanted.sort());
});
