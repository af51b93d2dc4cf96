/** Explains what zod found in a content file to somebody who writes texts. */
import type { z } from "zod";
import { valueAt } from "./field-values.ts";
import type { LineIssue } from "./issue.ts";
import { nearest } from "./nearest.ts";
import type { Source } from "./yaml.ts";

type Fault = z.core.$ZodIssue;
type FaultOf<Code extends Fault["code"]> = Extract<Fault, { code: Code }>;
type Path = readonly PropertyKey[];

/** What is wrong and what to do, and where in the file. */
interface Explanation {
  path: Path;
  what: string;
}

/** The issues of a file whose content (`source`) has `faults` by its schema (`type`). */
export function explainFaults(source: Source, type: z.ZodType, faults: readonly Fault[]): LineIssue[] {
  // A misspelt name is also missing under its right one; to report the misspelling is enough.
  const misspelt = new Set(
    faults.flatMap((fault) => {
      if (fault.code !== "unrecognized_keys") return [];
      const meant = nearest(fault.keys[0] ?? "", namesAt(type, fault.path));
      return meant ? [[...fault.path, meant].join(".")] : [];
    }),
  );
  const told = new Map<string, LineIssue>();
  for (const fault of faults) {
    const place = fault.path.join(".");
    // Rules around a place repeat its refusal.
    if (misspelt.has(place) || told.has(place)) continue;
    const names = namesAt(type, fault.path);
    const { path, what } = explained(fault, valueAt(source.data, fault.path), names);
    told.set(place, { line: lineBefore(source, type, path) ?? source.lineOf(path), what });
  }
  return [...told.values()];
}

/** Where a missing line belongs: below the one before it in the schema, if the file has that. */
function lineBefore(source: Source, type: z.ZodType, path: Path): number | undefined {
  const [name, ...within] = path;
  if (within.length > 0 || name === "sections" || valueAt(source.data, path) !== undefined) return undefined;
  const names = namesAt(type, []);
  const before = names.slice(0, names.indexOf(String(name))).findLast((other) => other in source.data);
  return before === undefined ? undefined : source.lineOf([before]);
}

/** The names that a group of lines at `path` may have. */
function namesAt(type: z.ZodType, path: Path): string[] {
  const { def } = type as unknown as { def: Definition };
  const [part, ...rest] = path;
  if (def.innerType) return namesAt(def.innerType, path);
  if (def.options) return [...new Set(def.options.flatMap((option) => namesAt(option, path)))];
  if (part === undefined) return Object.keys(def.shape ?? {});
  const inner = typeof part === "number" ? def.element : def.shape?.[String(part)];
  return inner ? namesAt(inner, rest) : [];
}

/** The parts of zod's own description of a type that lead to the types within it. */
interface Definition {
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: z.ZodType[];
}

/** @param names that the place may have */
function explained(fault: Fault, value: unknown, names: readonly string[]): Explanation {
  if (fault.code === "invalid_union") return explainedUnion(fault, value, names);
  if (fault.code !== "unrecognized_keys") return { path: fault.path, what: sentenceOf(fault, value, names) };
  const key = fault.keys[0] ?? "";
  const meant = nearest(key.toLowerCase(), names);
  const remedy = meant ? `Did you mean "${meant}"?` : `Remove the line, or use one of: ${names.join(", ")}.`;
  return { path: [...fault.path, key], what: `"${key}" is not a name that is known here. ${remedy}` };
}

/** Explains a fault by that one of the possible forms which `value` comes nearest to. */
function explainedUnion(
  fault: FaultOf<"invalid_union">,
  value: unknown,
  names: readonly string[],
): Explanation {
  if ("options" in fault && fault.options)
    return { path: fault.path, what: notOneOf(fault.options.map(String), value, nameOf(fault.path)) };
  const depth = (faults: readonly Fault[]) => Math.max(0, ...faults.map(({ path }) => path.length));
  // A form without the value's own names is hardly the one that was meant.
  const strangeness = (faults: readonly Fault[]) =>
    faults.filter(({ code, path }) => code === "unrecognized_keys" && path.length === 0).length;
  const nearestForm = fault.errors
    .filter((faults) => faults.every(({ code, path }) => path.length > 0 || !isOfAnotherKind(code)))
    .toSorted((a, b) => strangeness(a) - strangeness(b) || a.length - b.length || depth(b) - depth(a))[0];
  const first = nearestForm?.find(({ code }) => code === "unrecognized_keys") ?? nearestForm?.[0];
  if (!first) {
    const what = `${nameOf(fault.path)} has another form than it should. Give it the form it has in another file.`;
    return { path: fault.path, what };
  }
  return explained({ ...first, path: [...fault.path, ...first.path] }, valueAt(value, first.path), names);
}

/** Whether a form with this fault at its root was not meant at all: a group of lines is no misspelt word. */
const isOfAnotherKind = (code: Fault["code"]) => code === "invalid_type" || code === "invalid_value";

function sentenceOf(fault: Fault, value: unknown, names: readonly string[]): string {
  const name = nameOf(fault.path);
  const key = String(fault.path.at(-1));
  if (value === undefined && fault.path.some((part) => /^(?:sources?|sample)$/.test(String(part))))
    return noSource(key, names);
  switch (fault.code) {
    case "invalid_type":
      return wrongKind(fault, value, name, names);
    case "too_big":
      return tooMuch(fault, value, name);
    case "too_small":
      return tooLittle(fault, value, name);
    case "invalid_value":
      return notOneOf(fault.values.map(String), value, name);
    // The messages of the schema say what to write.
    case "invalid_format":
      return `${name} is "${asWritten(value)}". ${fault.message}`;
    case "invalid_key":
      return `"${key}" is not the address of a page. Write it with small letters, digits and hyphens after a slash: /old-page.`;
    default:
      return `${name} ${fault.message}`;
  }
}

/** @param names the missing fields, where their whole group is missing */
function noSource(key: string, names: readonly string[]): string {
  if (key === "sources")
    return `it is not said who answers for what the file says. Paste this line at the end of its "name: value" lines: sources: { ${names.map((name) => `${name}: sample`).join(", ")} } and write "owner" in the place of "sample" where the agency confirms it.`;
  if (key === "sample")
    return 'it is not said whether this person is real. Add a line "sample: false" for somebody who has agreed, or "sample: true".';
  return `it is not said who answers for ${key === "source" ? "this claim" : `"${key}"`}. Add a line "${key}: owner" if the agency confirms it, or "${key}: sample" until it does.`;
}

/** What a place should hold, and how to write it. */
const kinds: Partial<Record<string, readonly [kind: string, how: string]>> = {
  string: ["a text", "Put it in quotation marks"],
  number: ["a number", "Write digits only, without quotation marks"],
  int: ["a whole number", "Write digits only, without quotation marks"],
  boolean: ['"true" or "false"', "Write one of the two"],
  array: ["a list", 'Write each entry on a line of its own that begins with "- "'],
  object: ['a group of lines "name: value"', "Write each two spaces further in"],
};

function wrongKind(
  { path, expected }: FaultOf<"invalid_type">,
  value: unknown,
  name: string,
  names: readonly string[],
): string {
  const key = String(path.at(-1));
  if (key === "sections") return emptyText;
  if (value === null)
    return `${name} is empty. Write something after "${key}:", or copy it from another file.`;
  const [kind = "something else", how = "Copy its form from another file"] = kinds[expected] ?? [];
  if (value !== undefined) return `${name} should be ${kind}, and "${asWritten(value)}" is not. ${how}.`;
  if (expected === "object" && names.length > 0) {
    const lines = names.map((line) => `"${line}: ..."`).join(", ");
    return `${name} is missing. Add a line "${key}:" and below it, each two spaces further in: ${lines}.`;
  }
  return expected === "array"
    ? `${name} is missing. Add a line "${key}:" and below it each entry on a line of its own that begins with "- ".`
    : `${name} is missing. Add a line "${key}: ...", as other files of the folder have it.`;
}

const emptyText = 'there is no text below the second line of "---". Write it there.';

function tooMuch({ origin, path, maximum }: FaultOf<"too_big">, value: unknown, name: string): string {
  if (origin === "string") {
    const room = path.includes("head") ? "search engines show about" : "there is room for";
    return `${name} has ${asWritten(value).trim().length} letters; ${room} ${maximum}. Shorten it.`;
  }
  return Array.isArray(value)
    ? `${name} has ${value.length} entries; there is room for ${maximum}. Remove ${value.length - Number(maximum)}.`
    : `${name} is ${asWritten(value)}; the highest is ${maximum}. Write a lower number.`;
}

function tooLittle({ path, minimum }: FaultOf<"too_small">, value: unknown, name: string): string {
  if (typeof value === "string")
    return `${name} is empty. Write something between the quotation marks, or remove the line.`;
  if (!Array.isArray(value))
    return `${name} is ${asWritten(value)}; the lowest is ${minimum}. Write a higher number.`;
  return path.at(-1) === "sections"
    ? emptyText
    : `${name} has ${value.length} entries and needs ${minimum}. Add ${Number(minimum) - value.length}.`;
}

function notOneOf(values: readonly string[], value: unknown, name: string): string {
  if (value === undefined) return `${name} is missing. Add it with one of: ${values.join(", ")}.`;
  const meant = nearest(asWritten(value), values);
  return `${name} is "${asWritten(value)}", which does not exist. ${meant ? `Did you mean "${meant}"?` : `Choose one of: ${values.join(", ")}.`}`;
}

/** A value as the file has it. */
function asWritten(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

/** `the description`, `the title of entry 3 in "deliver"`, `entry 2 in "tools"`. */
function nameOf(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return "the file";
  const list = path.findLastIndex((part) => typeof part === "number");
  const around = list > 0 ? ` in "${String(path[list - 1])}"` : "";
  if (typeof last === "number") return `entry ${last + 1}${around}`;
  const parent = path.at(-2);
  const group = typeof parent === "string" && parent !== "head" ? ` in "${parent}"` : "";
  return `the ${spaced(String(last))}${list === -1 ? group : ` of entry ${Number(path[list]) + 1}${around}`}`;
}

function spaced(name: string): string {
  const words: Partial<Record<string, string>> = {
    href: "link",
    alt: "alternative text",
    published: "date of publication",
    updated: "date of the last change",
    number: "phone number",
    opens: "opening time",
    closes: "closing time",
  };
  return words[name] ?? name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
