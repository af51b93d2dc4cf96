import type { Source } from "#content/schema.ts";

const order: readonly Source[] = ["spec", "owner", "sample"];

/**
 * Which results of a study are confirmed by what, in words: `Result 1 ... Results 2 to 4 ...`
 *
 * @param sources who answers for each result, in their order
 * @param words what is said of each source
 */
export function evidenceOf(sources: readonly Source[], words: Readonly<Record<Source, string>>): string[] {
  return order.flatMap((source) => {
    const places = sources.flatMap((other, index) => (other === source ? [index + 1] : []));
    return places.length > 0 ? [`${nameOf(places, sources.length)}: ${words[source]}`] : [];
  });
}

function nameOf(places: readonly number[], all: number): string {
  if (places.length === all) return "All results";
  const [first = 0] = places;
  const last = places.at(-1) ?? 0;
  if (places.length === 1) return `Result ${first}`;
  if (places.length > 2 && last - first === places.length - 1) return `Results ${first} to ${last}`;
  return `Results ${places.slice(0, -1).join(", ")} and ${last}`;
}
