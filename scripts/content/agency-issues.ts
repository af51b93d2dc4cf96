/** What is wrong around the facts of `content/agency.yaml`: typed out elsewhere, and placeholders that ring. */
import type { z } from "zod";
import type { agencyFileSchema } from "../../content/schema/agency.ts";
import { type Document, issueAt } from "./documents.ts";
import type { ContentFiles } from "./files.ts";
import type { ContentIssue } from "./issue.ts";

/** Issues around `document`, which is `content/agency.yaml`; none where it is another. */
export function agencyIssues(document: Document, { texts }: ContentFiles): ContentIssue[] {
  if (document.file !== "content/agency.yaml") return [];
  const file = document.data as AgencyFile;
  return [...typedFacts(file, texts), ...ringingPlaceholders(document, file)];
}

type AgencyFile = z.infer<typeof agencyFileSchema>;

/** Facts that are typed out in `texts` where they should be taken from the file. */
function typedFacts(file: AgencyFile, texts: ContentFiles["texts"]): ContentIssue[] {
  const facts = factsIn(file);
  const others = [...texts].filter(([path]) => path !== "agency.yaml");
  return others.flatMap(([path, text]) =>
    text.split("\n").flatMap((words, index) =>
      facts.flatMap(({ pattern, placeholder }) => {
        const found = pattern.exec(words)?.[0];
        if (!found) return [];
        const remedy = placeholder
          ? `Write ${placeholder} in its place.`
          : "Leave it out; the contact page has it.";
        const what = `"${found}" is typed out, and stays when it changes in content/agency.yaml. ${remedy}`;
        return { file: `content/${path}`, line: index + 1, what };
      }),
    ),
  );
}

function factsIn({ agency, openingHours }: AgencyFile): { pattern: RegExp; placeholder?: string }[] {
  const [phone, ...others] = agency.phones.map(({ number }) => patternOf(number));
  const hours = openingHours.flatMap((line) => ("closed" in line ? [] : `${line.opens}–${line.closes}`));
  return [
    { pattern: patternOf(agency.name), placeholder: "{agency.name}" },
    { pattern: patternOf(agency.email), placeholder: "{agency.email}" },
    { pattern: patternOf(agency.address.street), placeholder: "{agency.address.street}" },
    ...(phone ? [{ pattern: phone, placeholder: "{agency.phone}" }] : []),
    ...[...others, ...hours.map(patternOf)].map((pattern) => ({ pattern })),
  ];
}

/** `fact` however it is spaced or hyphenated. */
function patternOf(fact: string): RegExp {
  const escaped = fact.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(escaped.replaceAll(" ", "[\\s-]?").replaceAll("–", "\\s?(?:[-–]|to|and)\\s?"));
}

/**
 * Numbers that no telephone has: London's are kept for drama by Ofcom; in Solomon Islands a number cannot begin with
 * 00, which begins a call abroad, so the plan has none to give away.
 */
const silent = [/^\+44 ?20 ?7946 ?0\d{3}$/, /^\+677 ?00 ?\d{3}$/];

/** Placeholders that would ring at a stranger's. */
function ringingPlaceholders(document: Document, { agency }: AgencyFile): ContentIssue[] {
  return agency.phones.flatMap(({ number, source }, index) => {
    if (source !== "sample" || silent.some((pattern) => pattern.test(number))) return [];
    const what = `${number} is marked as a sample and may ring at a stranger's. If it is the agency's own, write "source: owner" in the place of "source: sample" below it; if not, write one that nobody has: +677 00 123 or +44 20 7946 0123.`;
    return issueAt(document, ["agency", "phones", index, "number"], what);
  });
}
