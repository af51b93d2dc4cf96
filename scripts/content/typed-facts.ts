/** Facts of `content/agency.yaml` that are typed out elsewhere. */
import type { z } from "zod";
import type { agencyFileSchema } from "../../content/schema/agency.ts";
import type { Document } from "./documents.ts";
import type { ContentFiles } from "./files.ts";
import type { ContentIssue } from "./issue.ts";

type AgencyFile = z.infer<typeof agencyFileSchema>;

/** An issue for each fact of `document`, which is `content/agency.yaml`, that another file has typed out. */
export function typedFacts(document: Document, { texts }: ContentFiles): ContentIssue[] {
  const facts = factsIn(document.data as AgencyFile);
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

/** Finds `fact` however it is spaced or hyphenated. */
function patternOf(fact: string): RegExp {
  const words = fact.split(" ").map((word) => RegExp.escape(word));
  return new RegExp(words.join("[\\s-]?").replaceAll("–", "\\s?(?:[-–]|to|and)\\s?"));
}
