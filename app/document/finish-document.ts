import { rules, sheet } from "virtual:page-rules";
import startScript from "./start.ts?inline-script";

/** What `<ServerRouter nonce>` marks: every script and link of the framework. */
export const late = "late";

const marked = / nonce="late"/;
const markedTag = /<(?:link|script)\b[^>]* nonce="late"[^>]*>/g;

/**
 * Finishes a document as it was rendered, without changing what it shows:
 * - the framework's scripts sleep (`type="text/late"`) until `start.ts` wakes them, and their preloads become a list;
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
    if (href === sheet) return `<style data-sheet="${sheet}">${rulesFor(classesIn(html))}</style>`;
    if (tag.startsWith("<link")) return tag.replace(marked, "");
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
  const start = ' class="';
  const lists = new Set<string>();
  for (let from = html.indexOf(start); from !== -1; from = html.indexOf(start, from)) {
    from += start.length;
    lists.add(html.slice(from, html.indexOf('"', from)));
  }
  // React escapes attributes; those of our classes have these three.
  const plain = [...lists]
    .join(" ")
    .replaceAll("&gt;", ">")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
  return new Set(plain.split(" "));
}

/** The rules of the style sheet that apply to a page with these classes, in the sheet's order. */
export function rulesFor(classes: ReadonlySet<string>): string {
  let css = "";
  let open = "";
  const close = () => "}".repeat(open.split("{").length - 1);
  for (const [around, selectors, block] of rules) {
    const shown = selectors.filter(([, all]) => all.every((name) => classes.has(name)));
    if (shown.length === 0) continue;
    if (around !== open) {
      css += close() + around;
      open = around;
    }
    css += shown.map(([selector]) => selector).join() + block;
  }
  return css + close();
}
