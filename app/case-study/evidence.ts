import type { Source } from "#content/schema.ts";

/** What is said of results, and what they are called when one sentence covers them all. */
type EvidenceWords = Record<"recorded" | "confirmed" | "open" | "all", string>;

/** A result is vouched for by the specification, by the agency or by nobody. */
const order = [
  ["spec", "recorded"],
  ["owner", "confirmed"],
  ["sample", "open"],
] as const;

/**
 * Says which results of a study are confirmed by whom: `Result 1 ... Results 2 to 4 ...`
 *
 * @param sources who vouches for each result, in order
 */
export function evidenceOf(sources: readonly Source[], words: EvidenceWords): string[] {
  return order.flatMap(([source, word]) => {
    const places = sources.flatMap((other, index) => (other === source ? [index + 1] : []));
    return places.length > 0 ? [`${nameOf(places, sources.length, words)}: ${words[word]}`] : [];
  });
}

function nameOf(places: readonly number[], all: number, words: EvidenceWords): string {
  if (places.length === all) return words.all;
  const [first = 0] = places;
  const [last = 0] = places.slice(-1);
  if (places.length === 1) return `Result ${first}`;
  if (places.length > 2 && last - first === places.length - 1) return `Results ${first} to ${last}`;
  return `Results ${places.slice(0, -1).join(", ")} and ${last}`;
}
