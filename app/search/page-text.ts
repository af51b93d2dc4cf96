/** What search knows of a page, taken from its HTML: by the build, and by the service worker from the pack. */
import { newTab } from "#content/generated/words/blocks.ts";

/** A heading with what stands below it, a line for each block. Tuples: names would be a good part of the file. */
export type Section = [anchor: string, heading: string, text: string];
/** `names`: what the page is called elsewhere, in lines; `place`: the name of the page above it, if there is one. */
export type PageText = [path: string, title: string, names: string, place: string, sections: Section[]];

/** Everything that is searched. */
export interface SearchIndex {
  pages: PageText[];
  /** Words of visitors, with those of the site that are looked for as well. */
  alike: readonly Alike[];
  /** Pages that come before or after others that fit as well; `/folder/*` for all below it. */
  emphasis: readonly { page: string; factor: number }[];
  /** `foldedText` of the pages and its `vocabulary`, where whoever reads this is in a hurry. */
  folded?: string;
  vocabulary?: readonly string[];
}

/** What the index is made with besides the pages: `content/pages/search.yaml`. */
export type SearchRules = Pick<SearchIndex, "alike" | "emphasis"> & { alsoCalled: readonly AlsoCalled[] };

/** Words for a page that its title and headings have not got. */
interface AlsoCalled {
  href: string;
  words: string;
}

interface Alike {
  asked: readonly string[];
  meant: readonly string[];
}

/** Menus, forms, drawings and closing calls say nothing of a page that others do not. */
const passedOver = /^(?:nav|form|script|style|svg|button|template)$/;
const passedOverToo = /aria-hidden="true"|data-screen-only|"closing"/;
const inline = /^(?:a|abbr|b|cite|code|em|i|mark|q|small|strong|sub|sup|time)$/;
const isHeading = /^(?:h[1-6]|dt|summary)$/;
const isEmpty = /^(?:br|hr|img|input|source|wbr|link|meta)$/;

/**
 * The index of `pages` (address and HTML, as the build made it). What several of them show stands with the one of the
 * shortest address.
 */
export function indexOf(
  pages: readonly (readonly [path: string, html: string])[],
  { alsoCalled, alike, emphasis }: SearchRules,
): SearchIndex {
  return { pages: textOfPages(pages, alsoCalled), alike, emphasis };
}

function textOfPages(
  pages: readonly (readonly [path: string, html: string])[],
  alsoCalled: readonly AlsoCalled[],
): PageText[] {
  const seen = new Set<string>();
  const depth = ([path]: readonly [string, ...unknown[]]) => path.split("/").length + path.length / 1000;
  return pages
    .slice()
    .sort((one, other) => depth(one) - depth(other))
    .map(([path, html]) => {
      const [, title, names, place, sections] = pageText(path, html);
      const own = sections.filter(([, ...words]) => {
        const text = words.join("\n");
        return !seen.has(text) && seen.add(text);
      });
      const also = alsoCalled.find(({ href }) => href === path)?.words;
      return [path, title, also === undefined ? names : `${names}\n${also}`, place, own];
    });
}

/** The text of the page at `path`; what a setting fills in (`@name@`) is left out. */
function pageText(path: string, html: string): PageText {
  const [, title = ""] = /<title>([^<]*?)(?: · [^<·]*)?<\/title>/.exec(html) ?? [];
  const [, described = ""] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  const crumbs = Array.from(
    (/"BreadcrumbList".*?\]/.exec(html)?.[0] ?? "").matchAll(/"position":\d,"name":"([^"]*)"/g),
    ([, name = ""]) => name,
  );
  const [name, ...sections] = sectionsOf(/<main[^]*<\/main>/.exec(html)?.[0] ?? "");
  sections[0]![2] = `${described}\n${sections[0]![2]}`;
  const kept = sections.map(([anchor, heading, text]): Section => [anchor, plain(heading), lines(text)]);
  return [
    path,
    plain(title),
    [name, crumbs[crumbs.length - 1] ?? ""].map(plain).join("\n"),
    plain(crumbs.slice(1, -1).join(" › ")),
    kept.filter(([, heading, text]) => heading || text),
  ];
}

/** The first heading of `main`, then all that stands below each. */
function sectionsOf(main: string): [name: string, ...Section[]] {
  const result: [string, ...Section[]] = ["", ["", "", ""]];
  let section = result[1] as Section;
  let anchor = "";
  let depth = 0;
  let inHeading = false;
  // Numbers of a list that is drawn are in elements of their own.
  const marks = main.replaceAll(/<span[^>]*>\d+<\/span>/g, "");
  for (const [, close, tag = "", attributes = "", text = ""] of marks.matchAll(
    /<(\/?)([a-z][a-z\d]*)([^>]*)>([^<]*)/g,
  )) {
    if (isEmpty.test(tag)) section[2] += depth > 0 ? "" : ` ${text}`;
    else if (depth > 0) depth += close ? -1 : 1;
    else if (passedOver.test(tag) || passedOverToo.test(attributes)) depth = 1;
    else if (isHeading.test(tag)) {
      if (tag === "h1") {
        if (!close) result[0] = text;
      } else if (!close) {
        const [, own = ""] = / id="([^"]+)"/.exec(attributes) ?? [];
        if (own !== "" || tag === "h2") anchor = own;
        section = [anchor, "", ""];
        result.push(section);
      }
      inHeading = !close;
    } else if (!inline.test(tag)) {
      // Spans may stand below each other.
      if (inHeading) section[1] += " ";
      else section[2] += tag === "span" ? " " : "\n";
    }
    if (depth > 0 || (tag === "h1" && inHeading)) continue;
    section[inHeading ? 1 : 2] += text;
  }
  return result;
}

function lines(text: string): string {
  return text
    .split("\n")
    .map(plain)
    .filter((line) => line !== "" && !/@\w+@/.test(line))
    .join("\n");
}

const characters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function plain(text: string): string {
  return text
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => characters[name] ?? "")
    .replaceAll(newTab, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[.,;:!?)])/g, "")
    .trim();
}
