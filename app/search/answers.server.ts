/** Answers that the editors chose for short questions (`content/pages/search.yaml`). */
import { mainMenu } from "#content/generated/navigation.ts";
import { answers } from "#content/generated/search.ts";
import { canonicalPages } from "#content/pages.server.ts";
import type { SearchAnswer } from "./search.ts";

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** `answer` with the page chosen for `question` in front, if there is one, and the sentence chosen with it. */
export function chosenFirst(question: string, answer: SearchAnswer): SearchAnswer {
  const words = wordsIn(question);
  const asked = words.join(" ");
  const chosen = answers.find((each) => each.asked.includes(asked));
  const path = chosen?.page.replace(/#.*/, "");
  const page = canonicalPages.find((each) => each.path === path);
  if (!chosen || !page) return answer;
  const isBelow = ({ href }: { href: string }) => href !== "/" && page.path.startsWith(`${href}/`);
  // Every second piece is a word of the question.
  const pieces = chosen.text.split(new RegExp(`(?<!\\p{L})(${words.join("|")})(?!\\p{L})`, "giu"));
  const hit = {
    href: chosen.page,
    title: page.head.title,
    place: mainMenu.find(isBelow)?.title ?? "",
    sentence: pieces.map((text, place): [string, boolean] => [text, place % 2 === 1]),
  };
  const others = answer.hits.filter(({ href }) => href.replace(/#.*/, "") !== page.path);
  return { instead: [], hits: [hit, ...others] };
}
