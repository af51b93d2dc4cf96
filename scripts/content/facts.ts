/** The facts that texts name between braces, so that each is written once: `{agency.email}`, `{count.projects}`. */
import { deploymentFacts } from "../../content/deployment.ts";
import { languageTag } from "../../content/schema/agency.ts";
import { valueAt, withTexts } from "./field-values.ts";
import { measuredFacts } from "./measured.ts";
import type { Fields } from "./yaml.ts";

const settings: ReadonlySet<string> = new Set(deploymentFacts);

/**
 * Fills facts into every text of a value: `{agency.email}` from `content/agency.yaml`, `{count.projects}` by how many
 * files that folder has, in words (`{Count.projects}` begins a sentence), `{measured.simulation.accepted}` from
 * `content/measured`, and `{deployment.messagesKept}` as the mark that the worker fills in. An unknown
 * name stays, and the check for placeholders reports it.
 *
 * @param agencyFile content of `content/agency.yaml`, which may have any form
 * @param paths of all files below `content/`
 */
export function factFiller(agencyFile: Fields, paths: readonly string[]): (value: unknown) => unknown {
  const measured = measuredFacts(languageTag.safeParse(agencyFile["lang"]).data ?? "en");
  const factAt = (place: string): unknown => {
    const [group, first = "", second = ""] = place.split(".");
    if (group === "deployment") return settings.has(first) ? `@${first}@` : undefined;
    if (group === "count" || group === "Count") return countOf(first, paths, group === "Count");
    if (group === "measured") return measured[first]?.[second];
    if (group !== "agency") return undefined;
    return valueAt(agencyFile, first === "phone" ? ["agency", "phones", 0, "number"] : place.split("."));
  };
  return (value) =>
    withTexts(value, (text) =>
      text.replaceAll(/\{([\w.-]+)\}/g, (whole, place: string) => {
        const fact = factAt(place);
        return typeof fact === "string" || typeof fact === "number" ? String(fact) : whole;
      }),
    );
}

const words =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** How many records `folder` has: in words up to twenty, in digits above. Undefined for a folder without any. */
function countOf(folder: string, paths: readonly string[], isCapital: boolean): string | undefined {
  const record = new RegExp(`^${folder}/[\\w-]+\\.(?:yaml|md)$`);
  const count = paths.filter((path) => record.test(path)).length;
  if (count === 0) return undefined;
  const word = words[count] ?? String(count);
  return isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
