/** What the specification fixes for this agency, so that the check and the tests say the same of it. */
import { existsSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import type { ContentIssue } from "../scripts/content/issue.ts";

export interface Rule {
  /** Rows of the specification and what they fix: `R-CON-06: the opening hours`. */
  title: string;
  /** The file that holds it, and after `#` how its line begins. */
  place: string;
  /** Throws `Departed` when the content says something else. */
  check: () => void;
}

/** The content says something else than the specification. */
export class Departed extends Error {
  override name = "Departed";
}

const departuresFile = "spec/departures.yaml";

/** What the agency has decided otherwise since, by row or address, with the reason. */
export const departures: Readonly<Record<string, string>> = existsSync(departuresFile)
  ? ((parse(readFileSync(departuresFile, "utf8")) as Record<string, string> | null) ?? {})
  : {};

/** By what a departure from the rule is named: its address, or its first row. */
export const ruleKey = ({ title }: Pick<Rule, "title">): string =>
  /\/[\w/-]+$/.exec(title)?.[0] ?? /^[A-Z]+(?:-[A-Z]+)?-\d\d/.exec(title)?.[0] ?? title;

/** @throws Departed when the two differ */
export function same(found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(found, wanted))
    throw new Departed(`${shown(wanted)}; the files say ${shown(found)}`);
}

/** @throws Departed when `found` lacks one of `wanted` */
export function includes(found: string | readonly unknown[], ...wanted: readonly string[]): void {
  const missing = wanted.find((each) => !found.includes(each));
  if (missing !== undefined) throw new Departed(`"${missing}", and the files do not`);
}

/** @throws Departed when there are fewer than `least`; one more is no departure */
export function atLeast(found: readonly unknown[], least: number): void {
  if (found.length < least) throw new Departed(`at least ${least}, and there are ${found.length}`);
}

/** What is wrong with `rule`, as the content check tells it; `undefined` when it holds or the agency decided otherwise. */
export function issueOf(rule: Rule): ContentIssue | undefined {
  const key = ruleKey(rule);
  if (Object.hasOwn(departures, key)) return undefined;
  try {
    rule.check();
    return undefined;
  } catch (error) {
    if (!(error instanceof Departed)) throw error;
    const [file = "", start] = rule.place.split("#");
    const lines = existsSync(file) && start ? readFileSync(file, "utf8").split("\n") : [];
    const line = Math.max(1, lines.findIndex((text) => text.startsWith(start ?? "")) + 1);
    const what = `the specification says (${rule.title}): ${error.message}. Put it back, or if the agency has decided otherwise, say why in a line of ${departuresFile}: "${key}: ...".`;
    return { file, line, what };
  }
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join(", ");
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing");
}
