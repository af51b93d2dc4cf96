import type { z } from "zod";
import type { agencyFileSchema } from "../../content/schema/agency.ts";
import type { Document } from "./documents.ts";
import type { ContentIssue } from "./issue.ts";

/**
 * Numbers that no telephone has: London's are kept for drama by Ofcom; in Solomon Islands a number cannot begin with
 * 00, which begins a call abroad, so the plan has none to give away.
 */
const silent = [/^\+44 ?20 ?7946 ?0\d{3}$/, /^\+677 ?00 ?\d{3}$/];

/** Placeholders that would ring at a stranger's. */
export function ringingPlaceholders(documents: readonly Document[]): ContentIssue[] {
  return documents.flatMap((document) => {
    if (document.file !== "content/agency.yaml") return [];
    const { agency } = document.data as z.infer<typeof agencyFileSchema>;
    return agency.phones.flatMap(({ number, source }, index) => {
      if (source !== "sample" || silent.some((pattern) => pattern.test(number))) return [];
      const path = ["agency", "phones", index, "number"];
      const what = `${number} is marked as a sample and may ring at a stranger's. If it is the agency's own, write "source: owner" in the place of "source: sample" below it; if not, write one that nobody has: +677 00 123 or +44 20 7946 0123.`;
      return [{ file: document.file, line: document.lineOf(path), what }];
    });
  });
}
