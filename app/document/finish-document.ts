import { parts, sheet } from "virtual:page-rules";
import type { SheetPart } from "./page-rules.ts";
import startScript from "./start.ts?inline-script";

/** React Router puts the nonce on exactly its own tags, so it marks them here; it is no nonce of the policy. */
export const late = "late";

const markedTag = /<(?:link|script)\b[^>]* nonce="late"[^>]*>/g;

/**
 * Finishes a document as it was rendered, without changing what it shows:
 * - the framework's scripts get an inert type (`text/late`) until `start.ts` restores it, and their preloads become a list;
 * - the style sheet's link becomes a style element with the rules for the classes that occur;
 * - the start script is added.
 */
export function finishDocument(html: string): string {
  const files: string[] = [];
  const asleep = html.replace(markedTag, (tag) => {
    const [, href = ""] = / href="([^"]*)"/.exec(tag) ?? [];
    if (tag.includes(' rel="modulepreload"')) {
      files.push(href);
      return "";
    }
    if (href === sheet) return `<style data-sheet="${sheet}">${rulesOf(parts, classesIn(html))}</style>`;
    if (tag.startsWith("<link")) return tag.replace(' nonce="late"', "");
    return tag.includes(' type="module"')
      ? '<script type="text/late" data-type="module" data-files="">'
      : '<script type="text/late">';
  });
  return asleep
    .replace('data-files=""', () => `data-files="${files.join(" ")}"`)
    .replace("</head>", () => `<script>${startScript}</script></head>`);
}

/** The classes of all elements in `html`, which React has written. */
function classesIn(html: string): Set<string> {
  const lists = new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list]) => list));
  // React escapes attributes; those of our classes have these three.
  const plain = [...lists]
    .join(" ")
    .replaceAll("&gt;", ">")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
  return new Set(plain.split(" "));
}

/** The rules in `some` parts of the style sheet that apply to a page with these classes, in order. */
function rulesOf(some: readonly SheetPart[], classes: ReadonlySet<string>): string {
  const texts = some.map((part) => {
    if ("parts" in part) {
      const rules = rulesOf(part.parts, classes);
      return rules && `${part.atRule}{${rules}}`;
    }
    const shown = part.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)));
    return shown.length > 0 ? shown.map(({ text }) => text).join() + part.block : "";
  });
  return texts.join("");
}
