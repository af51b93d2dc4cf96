/** What the search reads of each page: the records it shows, by heading. */
import * as about from "#content/generated/about.ts";
import { agency } from "#content/generated/agency.ts";
import { articleCards } from "#content/generated/article-cards.ts";
import { articles } from "#content/generated/articles.server.ts";
import { caseStudies } from "#content/generated/case-studies.server.ts";
import * as clients from "#content/generated/clients.ts";
import { contactTypes, newsletter, prices } from "#content/generated/contact.ts";
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
import { canonicalPages } from "#content/pages.server.ts";
import { contactItems } from "../contact/contact-links.ts";
import { amountsLine } from "../contact/price-amounts.ts";
import { anchorOf } from "../ui/prose.tsx";
import { chosenFirst } from "./answers.server.ts";
import { type PageText, type SearchAnswer, searcher, type Section } from "./search.ts";

const { aboutIntro, strengths, fit, values, mission, refusal, vision, openings, reasons } = about;
const { storyIntro, timeline, storyNote } = about;
const { clientFigures, clientLogos: _logos, clientsHead: _head, ...clientsPage } = clients;
const office = { contactItems, hours: [openingHours, lineHours], newsletter };

/** The prices as the quote page shows them, in words instead of the record's numbers. */
const pricesText = {
  ...prices,
  jobs: [...prices.jobs, ...prices.services.jobs].map(({ from, to, ...job }) => ({
    ...job,
    text: amountsLine({ from, to }, prices.rates.currencies),
  })),
  services: prices.services.heading,
  rates: prices.rates.note,
};

const under = (base: string, records: readonly { slug: string }[]) =>
  records.map((record): [path: string, content: object] => [`${base}/${record.slug}`, record]);

/** The content of each page, in its order. */
const contents: Readonly<Record<string, object>> = {
  "/": { tagline: agency.tagline, home, heroSlides, homeServiceCards },
  "/services": { ...listings.servicesListing, serviceCards },
  "/portfolio": { ...listings.portfolioListing, projectCards },
  "/case-studies": { ...listings.caseStudiesListing, studyCards },
  "/clients": { ...clientsPage, clientFigures, countries, testimonials, partners, featuredProjects, regions },
  "/about": { aboutIntro, strengths, fit, values },
  "/about/mission": { mission, refusal, vision },
  "/about/team": { team },
  "/about/story": { storyIntro, timeline, storyNote },
  "/about/careers": { openings, reasons },
  "/about/faq": { questions: about.questions, beforeYouSign: about.beforeYouSign },
  "/presentation": presentation,
  "/presentation/deck": deck,
  "/blog": { ...listings.blogListing, articleCards },
  ...Object.fromEntries([
    ...contactTypes.map(({ type, heading, form, next: whatNext }) => [
      type === "general" ? "/contact" : `/contact/${type}`,
      {
        heading,
        form,
        whatNext,
        ...(type === "quote" && { prices: pricesText }),
        ...(type === "general" && office),
      },
    ]),
    ...under("/services", services),
    ...under("/portfolio", projects),
    ...under("/case-studies", caseStudies),
    ...under("/blog", articles),
    ...under("", legalPages),
  ]),
};

/** Anchors on pages, by the field that stands there. */
const anchors: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    `deliver approach capabilities result overview objectives challenges results technologies outcome values delivered
    hours newsletter testimonials partners`
      .split(/\s+/)
      .map((name) => [name, name]),
  ),
  beforeYouSign: "before-you-sign",
  whyUs: "why",
  workDelivered: "highlights",
  tools: "highlights",
  clientProfile: "highlights",
  openings: "positions",
  countries: "flags",
  featuredProjects: "featured-projects",
  regions: "global-reach",
  form: "form-title",
  whatNext: "what-next",
  prices: "price",
  contactItems: "office",
};

/** Fields with a heading, in the order in which they are looked for. */
const headings = ["heading", "title", "question", "name", "label", "what", "days", "metric"];
/** Fields that say nothing to a reader, or repeat what stands elsewhere. */
const silent =
  /^(?:head|slug|href|link|links|icon|mark|image|images|mobileImage|logo|drawing|drawings|source|sources|sample|aliases|code|id|type|kind|look|keys|rating|backContent|published|updated|minutes|timeZone|imageFit|linkLabel|specification|accent|place|calls|button|base|widths|order|services|proof|closing|clientLink|actions|viewDetails|footerLinks|reveal|fadeMs|threshold|tour|next|menu|colour|gesture)$/;

let search: ((question: string) => SearchAnswer) | undefined;

/** Searches all pages. The first question of an isolate prepares the texts. */
export function siteSearch(question: string): SearchAnswer {
  search ??= searcher(pageTexts(), { alike, emphasis });
  return chosenFirst(question, search(question));
}

export const pageTexts = (): PageText[] =>
  canonicalPages.map(({ path, head }) => {
    const content: Record<string, unknown> = { ...contents[path] };
    const { name, heading, client, title } = content;
    const parent = mainMenu.find(({ href }) => href !== "/" && path.startsWith(`${href}/`));
    const menu = mainMenu.find(({ href }) => href === path)?.title;
    const also = alsoCalled.find(({ href }) => href === path)?.words;
    const sections: Section[] = [{ anchor: "", heading: "", lines: [head.description] }];
    for (const [field, item] of Object.entries(content)) {
      if (silent.test(field)) continue;
      const anchor = anchors[field] ?? "";
      sections.push({ anchor, heading: "", lines: [] });
      read(item, anchor, sections);
    }
    return {
      path,
      title: head.title,
      names: [name, heading, client, title, menu, also].filter(Boolean).join("\n"),
      place: parent?.title ?? (path.startsWith("/blog/") ? "Blog" : ""),
      sections,
    };
  });

/** Adds the texts of `value` to the last of `sections`, and a section for each heading in it. */
function read(value: unknown, anchor: string, sections: Section[]): void {
  if (typeof value === "string" || typeof value === "number") {
    // What depends on the deployment's settings is filled in when its page is shown, and means nothing here.
    if (!/@\w+@/.test(String(value))) sections.at(-1)?.lines.push(String(value));
  } else if (isParagraph(value)) sections.at(-1)?.lines.push(value.map(textOf).join(""));
  else if (Array.isArray(value)) for (const item of value) read(item, anchor, sections);
  else if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value);
    const [key, heading] = headings
      .map((name) => fields.find(([field]) => field === name))
      .find((field) => typeof field?.[1] === "string") ?? [undefined, ""];
    // A section of prose has its own anchor.
    const at = "blocks" in value && heading ? anchorOf(heading) : anchor;
    if (key !== undefined) sections.push({ anchor: at, heading, lines: [] });
    for (const [field, item] of fields) if (field !== key && !silent.test(field)) read(item, at, sections);
  }
}

type Piece = string | Readonly<Record<string, string>>;

/** Whether a list is a paragraph in pieces: texts, links and emphasis. */
const isParagraph = (list: unknown): list is Piece[] =>
  Array.isArray(list) &&
  list.some((piece) => typeof piece === "string") &&
  list.some((piece) => typeof piece === "object") &&
  list.every(
    (piece) => typeof piece === "string" || /^(?:text|strong|em)$/.test(Object.keys(piece)[0] ?? ""),
  );

const textOf = (piece: Piece) => (typeof piece === "string" ? piece : (Object.values(piece)[0] ?? ""));
