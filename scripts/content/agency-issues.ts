/** What is wrong between `content/agency.yaml` and the other files: facts typed out there, and phones that may ring. */
import type { z } from "zod";
import type { agencyFileSchema } from "../../content/schema/agency.ts";
import { type Document, issueAt } from "./documents.ts";
import type { ContentFiles } from "./files.ts";
import type { ContentIssue } from "./issue.ts";

type AgencyFile = z.infer<typeof agencyFileSchema>;

/** An issue for each fact of `document`, which is `content/agency.yaml`, that another file has typed out. */
export function typedFacts(document: Document, { texts }: ContentFiles): ContentIssue[] {
  const facts = factsIn(document.data as AgencyFile);
  return [...texts].flatMap(([path, text]) => {
    if (path === "agency.yaml") return [];
    return text.split("\n").flatMap((words, index) =>
      facts.flatMap(([fact, remedy]) => {
        const found = fact.exec(words)?.[0];
        if (!found) return [];
        const what = `"${found}" is typed out, and stays when it changes in content/agency.yaml. ${remedy}`;
        return { file: `content/${path}`, line: index + 1, what };
      }),
    );
  });
}

/** Facts, however they are spaced or hyphenated, and what to do about them. */
function factsIn({ agency, openingHours }: AgencyFile): [RegExp, remedy: string][] {
  const [phone, ...phones] = agency.phones.map(({ number }) => number);
  const hours = openingHours.flatMap((line) => ("closed" in line ? [] : `${line.opens}–${line.closes}`));
  const named = {
    "{agency.name}": agency.name,
    "{agency.email}": agency.email,
    "{agency.address.street}": agency.address.street,
    ...(phone && { "{agency.phone}": phone }),
  };
  const patternOf = (fact: string) => {
    const words = fact.split(" ").map((word) => RegExp.escape(word));
    return new RegExp(words.join("[\\s-]?").replaceAll("–", "\\s?(?:[-–]|to|and)\\s?"));
  };
  return [
    ...Object.entries(named).map(([name, fact]): [RegExp, string] => [
      patternOf(fact),
      `Write ${name} in its place.`,
    ]),
    ...[...phones, ...hours].map((fact): [RegExp, string] => [
      patternOf(fact),
      "Leave it out; the contact page has it.",
    ]),
  ];
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
