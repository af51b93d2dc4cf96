/** Facts of the agency that are typed out where they should be asked of `content/agency.yaml`. */
import { globSync, readFileSync } from "node:fs";
import type { ContentFiles } from "./files.ts";
import type { ContentIssue } from "./issue.ts";
import { parseSource } from "./source.ts";
import type { Fields } from "./yaml.ts";

interface Fact {
  /** `{agency.name}` */
  placeholder: string;
  pattern: RegExp;
}

/** Typed-out facts in the texts of `content/`. */
export function typedFacts({ texts }: ContentFiles): ContentIssue[] {
  const facts = factsIn(texts.get("agency.yaml") ?? "");
  const others = Array.from(texts).filter(([path]) => path !== "agency.yaml");
  return others.flatMap(([path, text]) =>
    placesOf(facts, text).map(({ line, found, placeholder }) => {
      const remedy = placeholder
        ? `Write ${placeholder} in its place.`
        : "Leave them out; the contact page has them.";
      return {
        file: `content/${path}`,
        line,
        what: `"${found}" is typed out, and stays when it changes in content/agency.yaml. ${remedy}`,
      };
    }),
  );
}

/** Typed-out facts in what the site is made of besides its texts. */
export function typedFactsInCode({ texts }: ContentFiles): ContentIssue[] {
  const facts = factsIn(texts.get("agency.yaml") ?? "");
  const files = globSync("{app,worker}/**/*.{ts,tsx}").filter(
    (file) => !/\.test\.|\/testing\.ts$/.test(file),
  );
  return files.toSorted().flatMap((file) =>
    placesOf(facts, readFileSync(file, "utf8")).map(({ line, found }) => {
      const what = `"${found}" is typed out, and stays when it changes in content/agency.yaml. Import it from content/generated.`;
      return { file, line, what };
    }),
  );
}

function placesOf(
  facts: readonly Fact[],
  text: string,
): { line: number; found: string; placeholder: string }[] {
  return text.split("\n").flatMap((content, index) =>
    facts.flatMap(({ placeholder, pattern }) => {
      const found = pattern.exec(content)?.[0];
      return found ? [{ line: index + 1, found, placeholder }] : [];
    }),
  );
}

function factsIn(text: string): Fact[] {
  const { agency, openingHours } = parseSource(text, "yaml").data as {
    agency?: Fields;
    openingHours?: Fields[];
  };
  const named = (["name", "email"] as const).map((name) => [`{agency.${name}}`, agency?.[name]] as const);
  const phones = Array.isArray(agency?.["phones"]) ? (agency["phones"] as Fields[]) : [];
  const numbers = phones.map(({ number }, index) => [index === 0 ? "{agency.phone}" : "", number] as const);
  const street = [
    "{agency.address.street}",
    (agency?.["address"] as Fields | undefined)?.["street"],
  ] as const;
  const hours = (openingHours ?? []).map(
    (line) =>
      ["", [line["opens"], line["closes"]].filter((time) => typeof time === "string").join("–")] as const,
  );
  return [...named, ...numbers, street, ...hours].flatMap(([placeholder, fact]) =>
    typeof fact === "string" && fact.length > 4 ? [{ placeholder, pattern: patternOf(fact) }] : [],
  );
}

/** `fact` however it is spaced or hyphenated. */
function patternOf(fact: string): RegExp {
  const escaped = fact.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(escaped.replaceAll(/[ ]/g, "[\\s-]?").replaceAll("–", "\\s?(?:[-–]|to|and)\\s?"));
}
