import type { Document } from "./documents.ts";
import type { FileSlip } from "./slip.ts";
import { sourceAt } from "./sources.ts";

/**
 * Numbers that no telephone has: London's are kept for drama by Ofcom; in Solomon Islands a number cannot begin with
 * 00, which begins a call abroad, so the plan has none to give away.
 */
const silent = [/^\+44 ?20 ?7946 ?0\d{3}$/, /^\+677 ?00 ?\d{3}$/];

/** Placeholders that would ring at a stranger's. */
export function ringingPlaceholders(documents: readonly Document[]): FileSlip[] {
  return documents.flatMap((document) => {
    if (document.file !== "content/agency.yaml") return [];
    const agency = document.data["agency"] as Record<string, unknown>;
    return ["phoneHoniara", "phoneLondon"].flatMap((name) => {
      const path = ["agency", name];
      const number = agency[name];
      if (typeof number !== "string") return [];
      if (sourceAt(document, path) !== "sample" || silent.some((pattern) => pattern.test(number))) return [];
      const what = `${number} is a sample and may ring at a stranger's. Write the agency's own number, or one that nobody has: +677 00 123, +44 20 7946 0123.`;
      return [{ file: document.file, line: document.lineOf(path), what }];
    });
  });
}
