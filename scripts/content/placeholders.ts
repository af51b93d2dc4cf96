/** The facts that texts name in braces, so that each is written once: `{agency.email}`, `{count.projects}`. */
import { deploymentFactNames } from "../../content/deployment.ts";
import { namesIn } from "../../content/schema/fields.ts";
import { type Fields, fieldsOf } from "./source.ts";

const words: readonly string[] = namesIn(
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
);

/**
 * Fills facts into every text of a value: `{agency.email}` from `content/agency.yaml`, `{count.projects}` by how many
 * files that folder has, in words up to twenty (`{Count.projects}` begins a sentence), and `{deployment.messagesKept}` as
 * the mark that the worker fills in. An unknown name stays, and the check for placeholders reports it.
 *
 * @param agencyFile what `content/agency.yaml` holds, not yet checked
 * @param paths of all files below `content/`
 */
export function factFiller(agencyFile: Fields, paths: readonly string[]): (value: unknown) => unknown {
  const folders = paths.flatMap((path) => /^([\w-]+)\/[\w-]+\.(?:yaml|md)$/.exec(path)?.[1] ?? []);
  const fields = fieldsOf({ agency: Object(agencyFile["agency"]) });
  const facts = new Map(fields.map(({ path, value }) => [path.join("."), String(value)]));
  facts.set("agency.phone", facts.get("agency.phones.0.number") ?? "{agency.phone}");
  for (const [folder, { length }] of Map.groupBy(folders, String)) {
    const word = words[length] ?? String(length);
    facts.set(`count.${folder}`, word);
    facts.set(`Count.${folder}`, word.charAt(0).toUpperCase() + word.slice(1));
  }
  for (const name of deploymentFactNames) facts.set(`deployment.${name}`, `@${name}@`);
  const filled = (text: string) =>
    text.replaceAll(/\{([\w.-]+)\}/g, (whole, place: string) => facts.get(place) ?? whole);
  return (value) =>
    JSON.parse(JSON.stringify(value), (_, item: unknown) => (typeof item === "string" ? filled(item) : item));
}
