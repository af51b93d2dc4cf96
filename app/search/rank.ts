/** How well each page answers a question: by where its words are, how often, and how close together. */
import type { Section } from "./page-text.ts";
import { type Part, type Term, weights } from "./term.ts";

/** Letters from the start of a word within which the question's next word counts as its neighbour. */
const nearby = 24;

export interface Rank {
  page: number;
  score: number;
  /** The part of the page that has most of the question. */
  section: Section | undefined;
  /** All that was found of the question is in the title. */
  isTitled: boolean;
}

/** @param sizes how long each page is, 1 for the usual length: in a long one a word counts for less */
export function ranking(terms: readonly Term[], sizes: readonly number[]): Rank[] {
  const total = terms.reduce((sum, { rarity }) => sum + rarity, 0);
  const ranks = new Map<
    number,
    { sum: number; found: number; titled: number; sections: Map<Section, number> }
  >();
  const neighbours = neighbourhood(terms);
  for (const { rarity, places } of terms) {
    const amounts = new Map<number, number>();
    const seen = new Map<Section, [heading: number, text: number]>();
    const titled = new Set<number>();
    for (const { part, worth } of places) {
      amounts.set(part.page, (amounts.get(part.page) ?? 0) + part.weight * worth);
      if (!part.section) titled.add(part.page);
      else {
        const best = seen.get(part.section) ?? [0, 0];
        const place = part.weight === weights.heading ? 0 : 1;
        best[place] = Math.max(best[place], worth);
        seen.set(part.section, best);
      }
      const rank = ranks.get(part.page) ?? { sum: 0, found: 0, titled: 0, sections: new Map() };
      ranks.set(part.page, rank);
      const { sections } = rank;
      if (part.section) sections.set(part.section, sections.get(part.section) ?? 0);
    }
    for (const [page, amount] of amounts) {
      const rank = ranks.get(page);
      if (!rank) continue;
      rank.sum += (rarity * amount) / (amount + 3 * (sizes[page] ?? 1));
      rank.found += rarity;
      if (titled.has(page)) rank.titled += rarity;
      for (const [section, before] of rank.sections) {
        const [heading, text] = seen.get(section) ?? [0, 0];
        rank.sections.set(section, before + rarity * (1.5 * heading + text));
      }
    }
  }
  return Array.from(ranks, ([page, { sum, found, titled, sections }]) => {
    const [section, most] = [...sections].reduce<[Section | undefined, number]>(
      (best, one) => (one[1] > best[1] ? one : best),
      [undefined, 0],
    );
    const near = neighbours.get(page) ?? 0;
    const whole = titled === total ? total : 0;
    const score = (sum + 0.5 * most + 0.3 * total * near + 0.5 * whole) * (found / total);
    return { page, score, section, isTitled: titled === found };
  });
}

/** For each page, the share of the question's neighbours that are close together in one part; headings count more. */
function neighbourhood(terms: readonly Term[]): Map<number, number> {
  const shares = new Map<Part, number>();
  for (const [place, { places }] of terms.entries()) {
    const before = terms[place - 1]?.places ?? [];
    const parts = new Set<Part>();
    let next = 0;
    for (const { position, part } of before) {
      let other = places[next];
      while (other && other.position <= position) other = places[(next += 1)];
      if (other && other.part === part && other.position - position <= nearby) parts.add(part);
    }
    for (const part of parts) shares.set(part, (shares.get(part) ?? 0) + 1 / (terms.length - 1));
  }
  const best = new Map<number, number>();
  for (const [{ page, weight }, share] of shares)
    best.set(page, Math.max(best.get(page) ?? 0, share * (weight === weights.text ? 1 : 1.5)));
  return best;
}
