/**
 * A text as the parts it shares with a base and those of its own. Pages share most of their markup: as deltas against
 * one page, small files of pages compress as well as one large file of them all.
 */

/** Literal text, or a range of the base: start and length. */
export type DeltaPart = string | [from: number, length: number];

/** Characters per lookup, and the shortest match worth a reference. */
const key = 16;
const least = 32;

/** Makes deltas against `base`, using the longest match of those that start alike. */
export function deltaEncoder(base: string): (text: string) => DeltaPart[] {
  const places = new Map<string, number[]>();
  for (let at = 0; at + key <= base.length; at++) {
    const letters = base.slice(at, at + key);
    places.set(letters, [...(places.get(letters) ?? []), at].slice(0, 64));
  }
  return (text) => {
    const parts: DeltaPart[] = [];
    let own = "";
    for (let at = 0; at < text.length;) {
      let longest = { from: 0, length: 0 };
      for (const from of places.get(text.slice(at, at + key)) ?? []) {
        let length = key;
        while (at + length < text.length && base[from + length] === text[at + length]) length++;
        if (length > longest.length) longest = { from, length };
      }
      if (longest.length < least) {
        own += text[at];
        at++;
        continue;
      }
      if (own !== "") parts.push(own);
      own = "";
      parts.push([longest.from, longest.length]);
      at += longest.length;
    }
    return own === "" ? parts : [...parts, own];
  };
}

/** The text that `parts` were made from. */
export function deltaDecode(base: string, parts: readonly DeltaPart[]): string {
  return parts
    .map((part) => (typeof part === "string" ? part : base.slice(part[0], part[0] + part[1])))
    .join("");
}
