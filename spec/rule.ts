/** Rules for what the specification fixes for this agency, shared by the content check and the tests. */
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { type Document, readDocuments } from "../scripts/content/documents.ts";
import { valueAt } from "../scripts/content/field-values.ts";
import { readFiles } from "../scripts/content/files.ts";
import type { ContentIssue } from "../scripts/content/issue.ts";

export interface Rule {
  /** Rows of the specification and what they fix: `R-CON-06: the opening hours`. */
  title: string;
  /** The file or folder it is about. */
  file: string;
  line?: number;
  /** What the content should say and what it says instead; `undefined` when they agree. */
  check: () => string | undefined;
}

const departuresFile = "spec/departures.yaml";

/** The reasons for what the agency has since decided differently, by row or address. */
export const departures = (parse(readFileSync(departuresFile, "utf8")) ?? {}) as Record<string, string>;

/** The key of a departure from the rule: its address, or its first row. */
export const ruleKey = ({ title }: Pick<Rule, "title">): string =>
  /\/[\w/-]+$/.exec(title)?.[0] ?? /^[A-Z]+(?:-[A-Z]+)?-\d\d/.exec(title)?.[0] ?? title;

/** What is wrong if the two differ. */
export const same = (found: unknown, wanted: unknown) =>
  isDeepStrictEqual(found, wanted) ? undefined : differs(wanted, found);

const differs = (wanted: unknown, found: unknown) => `${shown(wanted)}; the files say ${shown(found)}`;

/** What is wrong if `found` lacks one of `wanted`. */
export function includes(found: readonly string[], ...wanted: readonly string[]): string | undefined {
  const missing = wanted.find((each) => !found.includes(each));
  return missing && `"${missing}", and the files do not`;
}

/** The issue if `rule` is broken and the agency has not decided so. */
export function issueOf(rule: Rule): ContentIssue | undefined {
  const key = ruleKey(rule);
  const departure = Object.hasOwn(departures, key) ? undefined : rule.check();
  if (departure === undefined) return undefined;
  const what = `the specification says (${rule.title}): ${departure}. Put it back, or if the agency has decided otherwise, say why in a line of ${departuresFile}: "${key}: ...".`;
  return { file: rule.file, line: rule.line ?? 1, what };
}

/** An entry of `spec/fixed.yaml`, which explains the keys. */
interface Fixed extends Wanted {
  file: string;
  at?: string;
}

interface Wanted {
  is?: unknown;
  has?: unknown[];
  least?: number;
  count?: number;
  order?: string[];
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
    // The record is missing, which only the rule for its address reports.
    if (file.endsWith(".yaml")) return [];
    const place = ({ data }: Document) => (typeof data["order"] === "number" ? data["order"] : Infinity);
    const records = documents
      .filter((document) => document.file.startsWith(`content/${file}/`))
      .toSorted((one, other) => place(one) - place(other));
    const data = records.map((record) => record.data);
    const { order } = wanted;
    const check = () => {
      if (!order) return compare(valueAt(data, path), wanted);
      const found = records.map(({ slug }) => slug).filter((slug) => order.includes(slug));
      const inOrder = order.filter((slug) => found.includes(slug));
      return same(found, inOrder);
    };
    return [{ title, file: `content/${file}`, check }];
  });
}

function compare(found: unknown, { is, has = [], least = 0, count }: Wanted) {
  if (is !== undefined && !fits(found, is)) return differs(is, found);
  const text = JSON.stringify(found);
  const isThere = (part: unknown) =>
    typeof part === "string" ? text.includes(part) : (found as unknown[]).some((entry) => fits(entry, part));
  const gone = Object.keys(departures).filter((key) => key.startsWith("/"));
  const isGone = (part: unknown) => gone.some((path) => JSON.stringify(part).includes(`"${path}"`));
  const missing = has.find((part) => !isGone(part) && !isThere(part));
  if (missing !== undefined) return `${shown(missing)}, and the files do not`;
  if (Array.isArray(found) && found.length !== (count ?? found.length))
    return `${count}, and there are ${found.length}`;
  if (Array.isArray(found) && found.length < least) return `at least ${least}, and there are ${found.length}`;
  return undefined;
}

/** Whether `found` is `wanted`; its objects may have more keys. */
function fits(found: unknown, wanted: unknown): boolean {
  if (typeof wanted !== "object" || wanted === null) return found === wanted;
  if (Array.isArray(wanted) && (found as unknown[] | undefined)?.length !== wanted.length) return false;
  return Object.entries(wanted).every(([name, value]) => fits(valueAt(found, [name]), value));
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join(", ");
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing");
}
