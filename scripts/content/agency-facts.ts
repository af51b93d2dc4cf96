import { deploymentFacts } from "../../content/deployment.ts";
import { languageTag } from "../../content/schema.ts";
import { mainPhone } from "./agency.ts";
import { countInWords, type Counts } from "./counts.ts";
import { measuredFacts, readMeasurements } from "./measured-facts.ts";
import type { Fields } from "./yaml.ts";

const settings: ReadonlySet<string> = new Set(deploymentFacts);
const measurements = readMeasurements();
/** By language: it is asked for with each text. */
const told = new Map<string, ReturnType<typeof measuredFacts>>();

/** What was measured, in the language of `content/agency.yaml`, or in English while that names none. */
function measuredIn(facts: unknown): ReturnType<typeof measuredFacts> {
  const { lang } = facts as { lang?: unknown };
  const tag = languageTag.safeParse(lang).data ?? "en";
  const known = told.get(tag) ?? measuredFacts(measurements, tag);
  told.set(tag, known);
  return known;
}

/**
 * `value` with every `{agency.email}` in its texts replaced by that fact of `content/agency.yaml`, so that each fact
 * is written once, `{count.projects}` by how many files that folder has, in words (`{Count.projects}` begins a sentence),
 * `{measured.simulation.accepted}` by what was measured, and `{deployment.messagesKept}` by the mark that the worker
 * fills in. A name that is not there stays, and the check for placeholders reports it.
 */
export function withAgencyFacts<Value>(value: Value, facts: unknown, counts: Counts = {}): Value {
  if (typeof value === "string") {
    return value
      .replaceAll(/\{deployment\.(\w+)\}/g, (whole, name: string) =>
        settings.has(name) ? `@${name}@` : whole,
      )
      .replaceAll(/\{([Cc])ount\.([\w-]+)\}/g, (whole, initial: string, folder: string) => {
        const count = counts[folder];
        return count === undefined ? whole : countInWords(count, initial === "C");
      })
      .replaceAll(
        /\{measured\.(\w+)\.(\w+)\}/g,
        (whole, group: string, name: string) => measuredIn(facts)[group]?.[name] ?? whole,
      )
      .replaceAll(/\{(agency(?:\.\w+)+)\}/g, (whole, path: string) => {
        const fact =
          path === "agency.phone"
            ? mainPhone((facts as Fields)["agency"])
            : path.split(".").reduce<unknown>((at, name) => (at as Fields | undefined)?.[name], facts);
        return typeof fact === "string" || typeof fact === "number" ? String(fact) : whole;
      }) as Value;
  }
  if (Array.isArray(value))
    return value.map((item: unknown) => withAgencyFacts(item, facts, counts)) as Value;
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, withAgencyFacts<unknown>(item, facts, counts)]),
    ) as Value;
  }
  return value;
}
