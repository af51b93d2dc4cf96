/** What the specification fixes for this agency, so that the check and the tests say the same of it. */
import { existsSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { type Document, readDocuments } from "../scripts/content/documents.ts";
import { valueAt } from "../scripts/content/field-values.ts";
import { readFiles } from "../scripts/content/files.ts";
import type { ContentIssue } from "../scripts/content/issue.ts";

export interface Rule {
  /** Rows of the specification and what they fix: `R-CON-06: the opening hours`. */
  title: string;
  /** The file that holds it, or the folder. */
  file: string;
  line?: number;
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

/** What is wrong with `rule`, as the content check tells it; `undefined` when it holds or the agency decided otherwise. */
export function issueOf(rule: Rule): ContentIssue | undefined {
  const key = ruleKey(rule);
  if (Object.hasOwn(departures, key)) return undefined;
  try {
    rule.check();
    return undefined;
  } catch (error) {
    if (!(error instanceof Departed)) throw error;
    const what = `the specification says (${rule.title}): ${error.message}. Put it back, or if the agency has decided otherwise, say why in a line of ${departuresFile}: "${key}: ...".`;
    return { file: rule.file, line: rule.line ?? 1, what };
  }
}

/** An entry of `spec/fixed.yaml`, which explains it. */
interface Fixed {
  file: string;
  at?: string;
  is?: unknown;
  has?: unknown[];
  least?: number;
}

/** The rules of `spec/fixed.yaml`. */
export function fixedRules(): Rule[] {
  const { documents } = readDocuments(readFiles("content"));
  const fixed = parse(readFileSync("spec/fixed.yaml", "utf8")) as Record<string, Fixed>;
  return Object.entries(fixed).flatMap(([title, { file, at, ...wanted }]): Rule[] => {
    const path = at?.split(".") ?? [];
    const own = documents.find((document) => document.file === `content/${file}`);
    if (own) {
      const check = () => compare(valueAt(own.data, path), wanted);
      return [{ title, file: own.file, line: own.lineOf(path), check }];
    }
    // Rules about a record are silent while it is away: that is told once, by the rule of its address.
    if (file.endsWith(".yaml")) return [];
    const place = ({ data }: Document) => (typeof data["order"] === "number" ? data["order"] : Infinity);
    const records = documents.filter((document) => document.file.startsWith(`content/${file}/`));
    const inOrder = records.toSorted((one, other) => place(one) - place(other)).map(({ data }) => data);
    return [{ title, file: `content/${file}`, check: () => compare(inOrder, wanted) }];
  });
}

function compare(found: unknown, { is, has = [], least = 0 }: Omit<Fixed, "file" | "at">): void {
  if (is !== undefined && !fits(found, is)) throw new Departed(`${shown(is)}; the files say ${shown(found)}`);
  const text = JSON.stringify(found);
  const isThere = (part: unknown) =>
    typeof part === "string" ? text.includes(part) : (found as unknown[]).some((entry) => fits(entry, part));
  const gone = Object.keys(departures).filter((key) => key.startsWith("/"));
  const isGone = (part: unknown) => gone.some((path) => JSON.stringify(part).includes(`"${path}"`));
  const missing = has.find((part) => !isGone(part) && !isThere(part));
  if (missing !== undefined) throw new Departed(`${shown(missing)}, and the files do not`);
  if (Array.isArray(found) && found.length < least)
    throw new Departed(`at least ${least}, and there are ${found.length}`);
}

/** Whether `found` is `wanted`; a group of lines may have more names. */
function fits(found: unknown, wanted: unknown): boolean {
  if (typeof wanted !== "object" || wanted === null) return found === wanted;
  if (Array.isArray(wanted) && (found as unknown[] | undefined)?.length !== wanted.length) return false;
  return Object.entries(wanted).every(([name, value]) => fits(valueAt(found, [name]), value));
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join(", ");
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing");
}
