/** The search index (`app/search/page-text.ts`), made from the rendered pages. */
import { DomUtils, ElementType } from "htmlparser2";
import type { PageText, SearchIndex, Section } from "../../app/search/page-text.ts";
import { newTab } from "../../content/generated/words/blocks.ts";
import type { BuiltDocument, Element } from "./document.ts";

/** What the index is made from besides the pages: `content/pages/search.yaml`. */
export interface SearchRules extends Pick<SearchIndex, "alike" | "emphasis"> {
  /** Search terms that a page's own title and headings lack. */
  alsoCalled: readonly { href: string; words: string }[];
}

/** The index of `pages` by address. Shared content is listed under the shortest address. */
export function indexOf(
  pages: ReadonlyMap<string, BuiltDocument>,
  { alike, alsoCalled, emphasis }: SearchRules,
): SearchIndex {
  const seen = new Set<string>();
  const isNew = ([, heading, text]: Section) => {
    const words = `${heading}\n${text}`;
    return words !== "\n" && !seen.has(words) && seen.add(words);
  };
  const depth = (path: string) => path.split("/").length + path.length / 1000;
  const texts = [...pages]
    .toSorted(([one], [other]) => depth(one) - depth(other))
    .map(([path, document]): PageText => {
      const first = (test: (element: Element) => boolean) => DomUtils.findOne(test, document.children);
      const title = DomUtils.textContent(first(({ name }) => name === "title") ?? []);
      const described = first(({ attribs }) => attribs["name"] === "description")?.attribs["content"];
      const { name, sections } = sectionsOf(
        first((element) => element.name === "main"),
        described,
      );
      const crumbs = crumbsOf(DomUtils.textContent(first(isStructuredData) ?? []));
      const also = alsoCalled.find(({ href }) => href === path)?.words;
      return [
        path,
        // Without the agency's name at its end.
        plain(title.replace(/ · [^·]*$/, "")),
        [name, crumbs.at(-1), also].map((text) => plain(text ?? "")).join("\n"),
        plain(crumbs.slice(1, -1).join(" › ")),
        sections
          .map(([anchor, heading, text]): Section => [anchor, plain(heading), lines(text)])
          .filter(isNew),
      ];
    });
  return { pages: texts, alike, emphasis };
}

const isStructuredData = ({ attribs }: Element) => attribs["type"] === "application/ld+json";

/** The names of the breadcrumbs in the structured data of a page. */
function crumbsOf(json: string): string[] {
  const { "@graph": things = [] } = JSON.parse(json || "{}") as {
    "@graph"?: { "@type": string; itemListElement?: { name: string }[] }[];
  };
  const list = things.find((thing) => thing["@type"] === "BreadcrumbList");
  return (list?.itemListElement ?? []).map(({ name }) => name);
}

const inline = /^(?:a|abbr|b|cite|code|em|i|mark|q|small|strong|sub|sup|time)$/;
const heads = /^(?:h[2-6]|dt|summary)$/;
const empty = /^(?:br|hr|img|input|source|wbr|link|meta)$/;
const silent = /^(?:nav|form|script|style|svg|button|template)$/;

/** Whether to leave it out: menus, forms, drawings, list numbers and closing banners say nothing about a page. */
function isPassedOver(element: Element): boolean {
  const { name, attribs } = element;
  return (
    silent.test(name) ||
    attribs["aria-hidden"] === "true" ||
    "data-screen-only" in attribs ||
    Object.values(attribs).includes("closing") ||
    (name === "span" && /^\d+$/.test(DomUtils.textContent(element)))
  );
}

/** The first heading of a page, then the text below each heading, after what the head says of the page. */
function sectionsOf(main: Element | null, described = ""): { name: string; sections: Section[] } {
  let name = "";
  let section: Section = ["", "", `${described}\n`];
  const sections = [section];
  let slot: 1 | 2 = 2;
  const read = (nodes: BuiltDocument["children"]): void => {
    for (const node of nodes) {
      if (node.type === ElementType.Text) section[slot] += node.data;
      else if (!("attribs" in node) || isPassedOver(node)) continue;
      else if (empty.test(node.name)) section[slot] += " ";
      else if (node.name === "h1") name ||= DomUtils.textContent(node);
      else if (heads.test(node.name)) {
        const own = node.attribs["id"] ?? "";
        // A heading without an anchor uses the one before, unless it begins a part of the page.
        section = [own !== "" || node.name === "h2" ? own : section[0], "", ""];
        sections.push(section);
        slot = 1;
        read(node.children);
        slot = 2;
      } else if (inline.test(node.name)) read(node.children);
      else {
        // Spans may be laid out below each other: their words must not run together.
        const end = slot === 1 || node.name === "span" ? " " : "\n";
        section[slot] += end;
        read(node.children);
        section[slot] += end;
      }
    }
  };
  read(main?.children ?? []);
  return { name, sections };
}

function lines(text: string): string {
  return text
    .split("\n")
    .map(plain)
    .filter((line) => line !== "")
    .join("\n");
}

function plain(text: string): string {
  return text
    .replaceAll(newTab, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[.,;:!?)])/g, "")
    .trim();
}
