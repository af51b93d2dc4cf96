/** What is wrong between `content/agency.yaml` and the other files: facts typed out there, and phones that may ring. */
import type { z } from "zod";
import type { agencyFileSchema } from "../../content/schema/agency.ts";
import { type Document, issueAt } from "./documents.ts";
import type { ContentFiles } from "./files.ts";
import type { ContentIssue } from "./issue.ts";

type AgencyFile = z.infer<typeof agencyFileSchema>;

/** An issue for each fact of `document`, which is `content/agency.yaml`, that another file has typed out. */
export function typedFacts(document: Document, { texts }: ContentFiles): ContentIssue[] {
  const { agency, openingHours } = document.data as AgencyFile;
  const [phone, ...phones] = agency.phones.map(({ number }) => number);
  const hours = openingHours.flatMap((line) => ("closed" in line ? [] : `${line.opens}–${line.closes}`));
  const facts = Object.entries({
    "Write {agency.name} in its place.": [agency.name],
    "Write {agency.email} in its place.": [agency.email],
    "Write {agency.address.street} in its place.": [agency.address.street],
    "Write {agency.phone} in its place.": phone ? [phone] : [],
    "Leave it out; the contact page has it.": [...phones, ...hours],
  }).flatMap(([remedy, values]) => values.map((fact) => ({ pattern: patternOf(fact), remedy })));
  return [...texts].flatMap(([path, text]) => {
    if (path === "agency.yaml") return [];
    return text.split("\n").flatMap((words, index) =>
      facts.flatMap(({ pattern, remedy }) => {
        const found = pattern.exec(words)?.[0];
        if (!found) return [];
        const what = `"${found}" is typed out, and stays when it changes in content/agency.yaml. ${remedy}`;
        return { file: `content/${path}`, line: index + 1, what };
      }),
    );
  });
}

/** Finds `fact` however it is spaced or hyphenated. */
function patternOf(fact: string): RegExp {
  const words = fact.split(" ").map((word) => RegExp.escape(word));
  return new RegExp(words.join("[\\s-]?").replaceAll("–", "\\s?(?:[-–]|to|and)\\s?"));
}

/**
 * Numbers that no telephone has: Ofcom reserves London's for drama; in Solomon Islands 00 begins a call abroad, so no
 * subscriber's number starts with it.
 */
const unassigned = [/^\+44 ?20 ?7946 ?0\d{3}$/, /^\+677 ?00 ?\d{3}$/];

/** An issue for each phone number of `document`, which is `content/agency.yaml`, that is a sample and may be a stranger's. */
export function samplePhoneIssues(document: Document): ContentIssue[] {
  const { agency } = document.data as AgencyFile;
  return agency.phones.flatMap(({ number, source }, index) => {
    if (source !== "sample" || unassigned.some((pattern) => pattern.test(number))) return [];
    const what = `${number} is marked as a sample and may ring at a stranger's. If it is the agency's own, write "source: owner" in the place of "source: sample" below it; if not, write one that nobody has: +677 00 123 or +44 20 7946 0123.`;
    return issueAt(document, ["agency", "phones", index, "number"], what);
  });
}
