/** What is wrong around the facts of `content/agency.yaml`: typed out elsewhere, and placeholders that ring. */
import { type Document, issueAt } from "./documents.ts";
import type { ContentFiles } from "./files.ts";
import type { ContentIssue } from "./issue.ts";
import { parseYaml } from "./yaml.ts";

/** The groups of `content/agency.yaml` that hold these facts. */
interface AgencyFile {
  agency?: {
    name?: string;
    email?: string;
    phones?: { number: string; source: string }[];
    address?: { street?: string };
  };
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
  ];
  for (const [index, { number }] of (agency.phones ?? []).entries())
    facts.push([number, index === 0 ? "{agency.phone}" : ""]);
  for (const { opens, closes } of openingHours) facts.push([opens && `${opens}–${closes}`, ""]);
  return facts.flatMap(([fact, placeholder]) =>
    typeof fact === "string" ? [{ pattern: patternOf(fact), placeholder }] : [],
  );
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
export function ringingPlaceholders(documents: readonly Document[]): ContentIssue[] {
  return documents.flatMap((document) => {
    if (document.file !== "content/agency.yaml") return [];
    const { agency } = document.data as AgencyFile;
    return (agency?.phones ?? []).flatMap(({ number, source }, index) => {
      if (source !== "sample" || silent.some((pattern) => pattern.test(number))) return [];
      const what = `${number} is marked as a sample and may ring at a stranger's. If it is the agency's own, write "source: owner" in the place of "source: sample" below it; if not, write one that nobody has: +677 00 123 or +44 20 7946 0123.`;
      return issueAt(document, ["agency", "phones", index, "number"], what);
    });
  });
}
