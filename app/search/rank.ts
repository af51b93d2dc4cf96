/** How well a page answers a question: by where its words are, and how often. */
import type { PageText, Section } from "./page-text.ts";
import { type Part, type Term, weights } from "./term.ts";

export interface Rank {
  page: PageText;
  score: number;
  /** The part of the page that has most of the question. */
  section: Section | undefined;
  /** All that was found of the question is in the title. */
  isTitled: boolean;
}

export function rankOf(page: PageText, terms: readonly Term[]): Rank {
  let sum = 0;
  let found = 0;
  let titled = 0;
  const sections = new Map<Section, number>();
  for (const { rarity, places } of terms) {
    const here = places.get(page);
    if (!here) continue;
    const best = new Map<Part, number>();
    for (const { part, worth } of here) best.set(part, Math.max(best.get(part) ?? 0, worth));
    const amount = here.reduce((total, { part, worth }) => total + part.weight * worth, 0);
    sum += (rarity * amount) / (amount + 3);
    found += rarity;
    if (here.some(({ part }) => !part.section)) titled += rarity;
    for (const [{ section, weight }, worth] of best) {
      const share = rarity * worth * (weight === weights.heading ? 2 : 1);
      if (section) sections.set(section, (sections.get(section) ?? 0) + share);
    }
  }
  const [[section, most] = [undefined, 0]] = [...sections].sort(([, one], [, other]) => other - one);
  const total = terms.reduce((all, { rarity }) => all + rarity, 0);
  const whole = titled === total ? total : 0;
  const score = (sum + 0.3 * most + 0.5 * whole) * (found / total);
  return { page, score, section, isTitled: titled === found };
}
