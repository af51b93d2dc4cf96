/** What the search reads of each page: the record it shows, by heading. */
import * as about from "#content/generated/about.ts";
import { agency } from "#content/generated/agency.ts";
import { clientFigures, clientsCopy, clientsLead } from "#content/generated/clients.ts";
import { newsletter, prices } from "#content/generated/contact.ts";
import { countries } from "#content/generated/countries.ts";
import { featuredProjects } from "#content/generated/featured-projects.ts";
import { home } from "#content/generated/home.ts";
import { lineHours, openingHours } from "#content/generated/opening-hours.ts";
import { partners } from "#content/generated/partners.ts";
import { regions } from "#content/generated/regions.ts";
import * as rules from "#content/generated/search.ts";
import { team } from "#content/generated/team.ts";
import { testimonials } from "#content/generated/testimonials.ts";
import { canonicalPages } from "#content/pages.server.ts";
import { anchorOf } from "../drawings/prose.tsx";
import { type PageText, searcher, type Section } from "./search.ts";

/** What pages show besides the record that `content/pages.server.ts` names. */
const parts: Readonly<Record<string, object>> = {
  "/": [home.headline, home.lead, home.expertise],
  "/clients": [
    { clientsLead, clientsCopy, clientFigures, flags: countries, testimonials, partners },
    { "featured-projects": featuredProjects, "global-reach": regions },
  ],
  "/about": { intro: about.aboutIntro, strengths: about.strengths, fit: about.fit, values: about.values },
  "/about/mission": { mission: about.mission, refusal: about.refusal, vision: about.vision },
  "/about/team": team,
  "/about/story": [about.storyIntro, about.timeline, about.storyNote],
  "/about/careers": { positions: about.openings, reasons: about.reasons },
  "/about/faq": { questions: about.questions, "before-you-sign": about.beforeYouSign },
  "/contact": { office: [agency.address, agency.phones], hours: [openingHours, lineHours], newsletter },
  "/contact/quote": { prices },
};

/** Fields named like the anchors of their parts; below, those with other names. */
const anchored =
  /^(?:deliver|approach|capabilities|result|overview|objectives|challenges|results|technologies|outcome|values|delivered|flags|testimonials|partners|featured-projects|global-reach|mission|vision|positions|before-you-sign|office|hours|newsletter)$/;
const renamed: Readonly<Record<string, string>> = {
  whyUs: "why",
  workDelivered: "highlights",
  prices: "price",
  next: "what-next",
};
/** Fields with the heading of what is beside them. */
const headings = /^(?:heading|title|question|name|label|what|days|metric)$/;
/** Fields with words for other pages and for machines, and with pictures. */
const silent =
  /^(?:head|card|icon|images?|logo|drawings?|links?|linkLabel|calls|proof|closing|actions|selector|base|place|backContent|specification|aliases|answered|timeZone|countryCode)$/;

/** Adds the texts of `value` to the last of `sections`, and a section for each heading and anchor in it. */
function read(value: unknown, anchor: string, sections: Section[]): void {
  if (typeof value === "string") {
    // Words in small letters are for programs. What depends on the deployment's settings means nothing here.
    if (!/[\s\p{Lu}]/u.test(value) || /@\w+@/.test(value)) return;
    if (sections.at(-1)?.anchor !== anchor) sections.push({ anchor, heading: "", lines: [] });
    sections.at(-1)?.lines.push(value);
  } else if (Array.isArray(value)) {
    // A paragraph is in pieces: texts, links and emphasis.
    const isParagraph = value.some(isInline) && value.some((piece) => typeof piece === "string");
    const text = value.map((piece) => (isInline(piece) ? Object.values(piece)[0] : piece)).join("");
    for (const item of isParagraph ? [text] : value) read(item, anchor, sections);
  } else if (typeof value === "object" && value !== null) {
    const fields: [string, unknown][] = Object.entries(value);
    const [key, heading] =
      fields.find(([name, item]) => headings.test(name) && typeof item === "string") ?? [];
    // A section of prose has its own anchor.
    const at = typeof heading === "string" && "blocks" in value ? anchorOf(heading) : anchor;
    if (typeof heading === "string") sections.push({ anchor: at, heading, lines: [] });
    for (const [name, item] of fields)
      if (name !== key && !silent.test(name))
        read(item, renamed[name] ?? (anchored.test(name) ? name : at), sections);
  }
}

const isInline = (piece: unknown): piece is object =>
  typeof piece === "object" && piece !== null && /^(?:text|strong|em)$/.test(Object.keys(piece)[0] ?? "");

export const pageTexts = (): PageText[] =>
  canonicalPages.map(({ path, head, record }) => {
    const sections: PageText["sections"] = [{ anchor: "", heading: "", lines: [head.description] }];
    read([record, parts[path]], "", sections);
    const also = rules.alsoCalled.find(({ href }) => href === path)?.words ?? "";
    // A pattern with a star is for the pages below.
    const isFor = ({ page }: { page: string }) => new RegExp(`^${page.replace("*", ".+")}$`).test(path);
    const factor = rules.emphasis.find(isFor)?.factor ?? 1;
    return { path, title: head.title, names: `${path} ${also}`, factor, sections };
  });

let search: ReturnType<typeof searcher> | undefined;

/** Searches all pages. The first question of an isolate prepares the texts. */
export const siteSearch = (question: string) => (search ??= searcher(pageTexts(), rules))(question);
