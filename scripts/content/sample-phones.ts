import type { z } from "zod";
import type { agencyFileSchema } from "../../content/schema/agency.ts";
import { type Document, issueAt } from "./documents.ts";
import type { ContentIssue } from "./issue.ts";

/**
 * Numbers that no telephone has: Ofcom reserves London's for drama; in Solomon Islands 00 begins a call abroad, so no
 * subscriber's number starts with it.
 */
const unassigned = [/^\+44 ?20 ?7946 ?0\d{3}$/, /^\+677 ?00 ?\d{3}$/];

/** An issue for each phone number of `document`, which is `content/agency.yaml`, that is a sample and may be a stranger's. */
export function samplePhoneIssues(document: Document): ContentIssue[] {
  const { agency } = document.data as z.infer<typeof agencyFileSchema>;
  return agency.phones.flatMap(({ number, source }, index) => {
    if (source !== "sample" || unassigned.some((pattern) => pattern.test(number))) return [];
    const what = `${number} is marked as a sample and may ring at a stranger's. If it is the agency's own, write "source: owner" in the place of "source: sample" below it; if not, write one that nobody has: +677 00 123 or +44 20 7946 0123.`;
    return issueAt(document, ["agency", "phones", index, "number"], what);
  });
}
