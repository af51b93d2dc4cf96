/** Facts of the agency that are typed out where they should be taken from `content/agency.yaml`. */
import type { ContentFiles } from "./files.ts";
import type { ContentIssue } from "./issue.ts";
import { parseYaml } from "./yaml.ts";

/** The groups of `content/agency.yaml` that hold these facts. */
interface AgencyFile {
  agency?: { name?: string; email?: string; phones?: { number?: string }[]; address?: { street?: string } };
  openingHours?: { opens?: string; closes?: string }[];
}

/** Typed-out facts in the texts of `content/`. */
export function typedFacts({ texts }: ContentFiles): ContentIssue[] {
  const facts = factsIn(texts.get("agency.yaml") ?? "");
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
        return [{ file: `content/${path}`, line: index + 1, what }];
      }),
    ),
  );
}

function factsIn(text: string): { pattern: RegExp; placeholder: string }[] {
  const { agency = {}, openingHours = [] } = parseYaml(text, 1).data as AgencyFile;
  const facts: [fact: string | undefined, placeholder: string][] = [
    [agency.name, "{agency.name}"],
    [agency.email, "{agency.email}"],
    [agency.address?.street, "{agency.address.street}"],
    ...(agency.phones ?? []).map(({ number }, index): [string | undefined, string] => [
      number,
      index === 0 ? "{agency.phone}" : "",
    ]),
    ...openingHours.map(({ opens, closes }): [string | undefined, string] => [
      opens && `${opens}–${closes}`,
      "",
    ]),
  ];
  return facts.flatMap(([fact, placeholder]) =>
    typeof fact === "string" ? [{ pattern: patternOf(fact), placeholder }] : [],
  );
}

/** `fact` however it is spaced or hyphenated. */
function patternOf(fact: string): RegExp {
  const escaped = fact.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(escaped.replaceAll(" ", "[\\s-]?").replaceAll("–", "\\s?(?:[-–]|to|and)\\s?"));
}
