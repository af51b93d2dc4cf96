/** What the search knows of each page, taken from its content. */
import * as about from "#content/generated/about.ts";
import { agency } from "#content/generated/agency.ts";
import { articleCards } from "#content/generated/article-cards.ts";
import { articles } from "#content/generated/articles.server.ts";
import { caseStudies } from "#content/generated/case-studies.server.ts";
import * as clients from "#content/generated/clients.ts";
import { colophon } from "#content/generated/colophon.ts";
import { contactTypes, newsletter, prices, whatNext } from "#content/generated/contact.ts";
import { countries } from "#content/generated/countries.ts";
import { deck } from "#content/generated/deck.ts";
import { featuredProjects } from "#content/generated/featured-projects.ts";
import { heroSlides, home } from "#content/generated/home.ts";
import { homeServiceCards } from "#content/generated/home-service-cards.ts";
import { legalPages } from "#content/generated/legal.server.ts";
import * as listings from "#content/generated/listings.ts";
import { mainMenu } from "#content/generated/navigation.ts";
import { lineHours, openingHours } from "#content/generated/opening-hours.ts";
import { partners } from "#content/generated/partners.ts";
import { presentation } from "#content/generated/presentation.ts";
import { projectCards } from "#content/generated/project-cards.ts";
import { projects } from "#content/generated/projects.server.ts";
import { regions } from "#content/generated/regions.ts";
import { alike, alsoCalled, emphasis } from "#content/generated/search.ts";
import { serviceCards } from "#content/generated/service-cards.ts";
import { services } from "#content/generated/services.server.ts";
import { studyCards } from "#content/generated/study-cards.ts";
import { team } from "#content/generated/team.ts";
import { testimonials } from "#content/generated/testimonials.ts";
import * as contactWords from "#content/generated/words/contact.ts";
import * as reading from "#content/generated/words/reading.ts";
import { canonicalPages } from "#content/pages.server.ts";
import { sectionTitles } from "../case-study/study-sections.tsx";
import { contactItems } from "../contact/contact-links.ts";
import { amountsLine } from "../contact/price-amounts.ts";
import { anchorOf } from "../ui/prose.tsx";
import type { PageText, SearchIndex, Section } from "./page-text.ts";

/** A part of a page: the anchor it is under, and its content. */
type Part = [anchor: string, content: unknown];

/** What a page is called, and its content in its order. */
interface Content {
  name: string;
  parts: Part[];
}

/** The index of the whole site. */
export function searchIndex(): SearchIndex {
  const seen = new Set<string>();
  const isNew = ([, heading, text]: Section) => {
    const words = `${heading}\n${text}`;
    return words !== "\n" && !seen.has(words) && seen.add(words);
  };
  const depth = ({ path }: { path: string }) => path.split("/").length + path.length / 1000;
  // What several pages have is listed under the shortest address.
  const pages = canonicalPages
    .toSorted((one, other) => depth(one) - depth(other))
    .map(({ path, head }): PageText => {
      const content = contentAt(path);
      const parent = mainMenu.find(({ href }) => href !== "/" && path.startsWith(`${href}/`));
      const place = parent?.title ?? (path.startsWith("/blog/") ? reading.blog : "");
      const menu = mainMenu.find(({ href }) => href === path)?.title;
      const also = alsoCalled.find(({ href }) => href === path)?.words ?? "";
      const sections = sectionsOf([["", head.description], ...(content?.parts ?? [])]);
      return [path, head.title, [content?.name ?? "", menu, also].join("\n"), place, sections.filter(isNew)];
    });
  return { pages, alike, emphasis };
}

/** The content of the page at `path`. */
function contentAt(path: string): Content | undefined {
  const [, folder = "", slug = ""] = path.split("/");
  const record = <Record extends { slug: string }>(records: readonly Record[]) =>
    records.find((candidate) => candidate.slug === (slug || folder));
  const service = folder === "services" && record(services);
  if (service) {
    const { name, line, intro, price, pointer, deliver, approach, capabilities, whyUs } = service;
    const parts: Part[] = [
      ["", [line, intro, price, pointer?.text]],
      ["deliver", deliver],
      ["approach", approach],
      ["capabilities", capabilities],
      ["why", whyUs],
    ];
    return { name, parts };
  }
  const project = folder === "portfolio" && record(projects);
  if (project) {
    const { client, title, line, subtitle, tags, description, stats, result } = project;
    const { workDelivered, tools, clientProfile } = project;
    const parts: Part[] = [
      ["", [line, subtitle, tags, description, stats]],
      ["highlights", [workDelivered, tools, clientProfile]],
      ["result", [{ heading: result.headline, text: result.text }, result.metrics]],
    ];
    return { name: `${client}: ${title}`, parts };
  }
  const study = folder === "case-studies" && record(caseStudies);
  if (study) {
    const { client, title, line, subtitle, category, abstract, stats, quote } = study;
    const sections = studySections.map((id): Part => [id, [{ heading: sectionTitles[id] }, study[id]]]);
    const parts: Part[] = [["", [line, subtitle, category, Object.values(abstract), stats]], ...sections];
    return { name: `${client}: ${title}`, parts: [...parts, ["", quote.text]] };
  }
  const text = folder === "blog" && slug ? record(articles) : record(legalPages);
  if (text) {
    const { heading, lead, sections, ...others } = text;
    const table = "table" in others ? others.table : undefined;
    const parts: Part[] = [
      ["", [lead, "author" in others ? [others.author.name, others.topic] : []]],
      [table ? anchorOf(table.heading) : "", table && [{ heading: table.heading }, table.rows]],
      ...sections.map((section): Part => [section.heading ? anchorOf(section.heading) : "", section]),
    ];
    if (folder === "colophon") parts.push(["made", colophon.made]);
    return { name: heading, parts };
  }
  const variant = folder === "about" && about.aboutVariants.find(({ section }) => section === slug);
  if (variant) return { name: variant.heading, parts: aboutParts(variant.section, variant.subtitle) };
  const type = contactTypes.find(
    (each) => path === (each.type === "general" ? "/contact" : `/contact/${each.type}`),
  );
  if (type) return { name: type.heading, parts: contactParts(type) };
  return plainPages[path];
}

function aboutParts(section: string, subtitle: string): Part[] {
  const first: Part = ["", subtitle];
  const of: Record<string, Part[]> = {
    "": [
      ["", [about.aboutIntro, about.strengths, about.fit]],
      ["values", about.values],
    ],
    mission: [["", [about.mission, about.refusal, about.vision]]],
    team: [["", team]],
    story: [["", [about.storyIntro, about.timeline, about.storyNote]]],
    careers: [
      ["positions", about.openings],
      ["", about.reasons],
    ],
    faq: [
      ["", about.questions],
      ["before-you-sign", about.beforeYouSign],
    ],
  };
  return [first, ...(of[section] ?? [])];
}

function contactParts({ type, form, next }: (typeof contactTypes)[number]): Part[] {
  const office: Part[] = [
    ["office", [{ heading: contactWords.office }, contactItems]],
    ["hours", [{ heading: contactWords.hours }, openingHours, lineHours]],
    ["newsletter", newsletter],
    ["map", [{ heading: contactWords.where }, contactWords.mapFrame]],
  ];
  return [
    ["form-title", form],
    ["what-next", [{ heading: whatNext }, next]],
    ...(type === "quote" ? [["price", pricesText] satisfies Part] : []),
    ...(type === "general" ? office : []),
  ];
}

/** The prices as the quote page shows them, in words instead of the record's numbers. */
const pricesText = {
  ...prices,
  jobs: prices.jobs.map(({ from, to, ...job }) => ({
    ...job,
    text: amountsLine({ from, to }, prices.rates.currencies),
  })),
  rates: prices.rates.note,
};

const plainPages: Record<string, Content> = {
  "/": {
    name: home.headline,
    parts: [
      ["", [agency.tagline, home.lead, heroSlides.map(({ badge }) => badge), home.counters]],
      ["home-services", [home.services, homeServiceCards]],
      ["home-portfolio", home.portfolio],
      ["home-testimonials", home.testimonials],
      ["home-expertise", home.expertise],
    ],
  },
  "/services": {
    name: listings.servicesListing.heading,
    parts: [["", [listings.servicesListing.lead, serviceCards, listings.servicesListing.socialMedia]]],
  },
  "/portfolio": {
    name: listings.portfolioListing.heading,
    parts: [["", [listings.portfolioListing.lead, projectCards]]],
  },
  "/case-studies": {
    name: listings.caseStudiesListing.heading,
    parts: [["", [listings.caseStudiesListing.lead, studyCards]]],
  },
  "/clients": {
    name: clients.clientsHeading,
    parts: [
      ["", [clients.clientsLead, clients.clientFigures]],
      ["flags", [clients.clientsCopy.flags, countries.map(({ name }) => name).join(", ")]],
      ["testimonials", [clients.clientsCopy.testimonials, testimonials]],
      ["partners", [clients.clientsCopy.partners, partners]],
      ["featured-projects", [clients.clientsCopy.featured, featuredProjects]],
      ["global-reach", [clients.clientsCopy.reach, regions]],
    ],
  },
  "/blog": { name: listings.blogListing.heading, parts: [["", [listings.blogListing.lead, articleCards]]] },
  "/presentation": { name: presentation.heading, parts: [["", presentation.lead]] },
  "/presentation/deck": { name: deck.head.title, parts: [["", deck.slides]] },
};

const studySections = [
  "overview",
  "objectives",
  "approach",
  "challenges",
  "results",
  "delivered",
  "technologies",
  "outcome",
] as const satisfies readonly (keyof typeof sectionTitles)[];

/** Fields with a heading, in the order in which they are looked for. */
const headings = ["heading", "title", "question", "name", "label", "what", "days", "metric"];
/** Fields that say nothing to a reader, or repeat what stands elsewhere. */
const silent =
  /^(?:head|slug|href|link|links|icon|mark|image|images|drawing|source|sources|sample|aliases|code|id|type|kind|look|keys|card|rating|backContent|published|timeZone|imageFit|linkLabel|specification|accent|place|calls|button|next|base|widths|width|height)$/;

/** The texts of `parts`, each below its heading. */
function sectionsOf(parts: readonly Part[]): Section[] {
  const sections: Section[] = [];
  for (const [anchor, content] of parts) {
    sections.push([anchor, "", ""]);
    read(content, anchor, sections);
  }
  return sections.map(([anchor, heading, text]) => [anchor, heading, text.trim()]);
}

function read(value: unknown, anchor: string, sections: Section[]): void {
  if (typeof value === "string" || typeof value === "number") {
    const section = sections.at(-1);
    // What depends on the deployment's settings is filled in when its page is shown, and means nothing here.
    if (section && !/@\w+@/.test(String(value))) section[2] += `${value}\n`;
  } else if (Array.isArray(value)) {
    if (isLine(value)) read(value.map(inlineText).join(""), anchor, sections);
    else for (const item of value) read(item, anchor, sections);
  } else if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value);
    const [key, heading] = headings
      .map((name) => fields.find(([field]) => field === name))
      .find((field) => typeof field?.[1] === "string") ?? [undefined, undefined];
    if (key !== undefined) sections.push([anchor, String(heading), ""]);
    for (const [field, item] of fields) {
      // A card's own texts, but not what it is called in a menu.
      if (field === "card" && typeof item === "object") read(item, anchor, sections);
      else if (field !== key && !silent.test(field)) read(item, anchor, sections);
    }
  }
}

/** Whether a list is a paragraph in pieces: texts, links and emphasis. */
const isLine = (list: readonly unknown[]) =>
  list.some((piece) => typeof piece === "string") &&
  list.some(
    (piece) =>
      typeof piece === "object" && piece !== null && /^(?:text|strong|em)$/.test(Object.keys(piece)[0] ?? ""),
  );

const inlineText = (piece: unknown) =>
  typeof piece === "object" && piece !== null ? String(Object.values(piece)[0]) : String(piece);
