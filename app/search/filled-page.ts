/** The page of an answer: one that the build made, filled in. By the server for a request, by the service worker. */
import type { Answer, Hit } from "./find.ts";
import { summaryOf } from "./summary.ts";

/** What stands in the places of a hit in the page that the build makes. */
export const sampleHit: Hit = {
  href: "@href@",
  title: "@title@",
  place: "@place@",
  sentence: [
    ["@plain@", false],
    ["@marked@", true],
  ],
};

export const sampleSummary = "@summary@";

/**
 * @param template the page made for the question `templates.found` when there are hits, else `templates.nothing`
 * @returns its HTML with `question`, what is to be said of `answer`, and a copy of its one hit for each
 */
export function filledPage(template: string, question: string, answer: Answer): string {
  const texts: Record<string, string> = {
    found: escaped(question),
    nothing: escaped(question),
    summary: escaped(summaryOf(question, answer)),
  };
  // In one go: nothing that was filled in is read again.
  return template.replaceAll(/<li data-hit[^]*?<\/li>|@(found|nothing|summary)@/g, (part, name?: string) =>
    name === undefined ? answer.hits.map((hit) => filledHit(part, hit)).join("") : (texts[name] ?? part),
  );
}

function filledHit(item: string, { href, title, place, sentence }: Hit): string {
  const values: Record<string, string> = {
    href: escaped(href),
    title: escaped(title),
    place: escaped(place),
  };
  return item.replaceAll(
    /@plain@(<mark[^>]*>)@marked@<\/mark>|@(href|title|place)@/g,
    (part, mark?: string, name?: string) =>
      mark === undefined
        ? (values[name ?? ""] ?? part)
        : sentence
            .map(([text, isFound]) => (isFound ? `${mark}${escaped(text)}</mark>` : escaped(text)))
            .join(""),
  );
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** `text` in HTML, in an attribute too. */
function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");
}
