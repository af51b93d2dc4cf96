import type { Source } from "#content/schema.ts";

/** What is said of results, and what they are called when one sentence covers them all. */
type EvidenceWords = Record<"recorded" | "confirmed" | "open" | "all", string>;

/** A result is vouched for by the specification, by the agency or by nobody. */
const order = [
  ["spec", "recorded"],
  ["owner", "confirmed"],
  ["sample", "open"],
] as const;

const list = new Intl.ListFormat("en-GB");

/**
 * Says which results of a study are confirmed by whom: `Result 1 ... Results 2, 3 and 4 ...`
 *
 * @param sources who vouches for each result, in order
 */
export function evidenceOf(sources: readonly Source[], words: EvidenceWords): string[] {
  return order.flatMap(([source, word]) => {
    const places = sources.flatMap((other, index) => (other === source ? [`${index + 1}`] : []));
    if (places.length === 0) return [];
    const some = `${places.length === 1 ? "Result" : "Results"} ${list.format(places)}`;
    return [`${places.length === sources.length ? words.all : some}: ${words[word]}`];
  });
}
