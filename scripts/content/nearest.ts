/** The one of `known` that `name` was most likely meant to be; `undefined` if none is within `allowed` letters. */
export function nearest(
  name: string,
  known: Iterable<string>,
  allowed = Math.max(2, Math.floor(name.length / 3)),
): string | undefined {
  return Array.from(known, (candidate) => ({ candidate, distance: distanceOf(name, candidate) }))
    .filter(({ distance }) => distance <= allowed)
    .toSorted((a, b) => a.distance - b.distance)[0]?.candidate;
}

/** `Did you mean "list"?`, or what else to do if no known word is similar. */
export function didYouMean(name: string, known: Iterable<string>, otherwise: string): string {
  const meant = nearest(name, known);
  return meant ? `Did you mean "${meant}"?` : otherwise;
}

/** Letters to add, remove or change between two words (Levenshtein). */
function distanceOf(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [place, letter] of Array.from(from).entries()) {
    const next = [place + 1];
    for (const [index, other] of Array.from(to).entries()) {
      const changed = (row[index] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
