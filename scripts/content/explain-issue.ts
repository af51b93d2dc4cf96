/** Says what zod finds in a content file in words for somebody who writes texts. */
import type { z } from "zod";
import type { LineIssue } from "./issue.ts";
import { didYouMean } from "./nearest.ts";
import type { Source } from "./yaml.ts";

type Fault = z.core.$ZodIssue;
type RawFault = z.core.$ZodRawIssue;
type Path = readonly PropertyKey[];

/** The issues of a file (`source`) in which zod found `faults` by the schema `type`, parsed with `complaint`. */
export function lineIssues(source: Source, type: z.ZodObject, found: readonly Fault[]): LineIssue[] {
  const faults = found.map(exact);
  const groupOf = ({ path }: Fault) => path.slice(0, -1).join(".");
  const misspelt = new Set(faults.filter(({ code }) => code === "unrecognized_keys").map(groupOf));
  const told = new Map<string, LineIssue>();
  for (const fault of faults) {
    const place = fault.path.join(".");
    const isMissing = fault.input === undefined;
    // A misspelt name is also missing under its right one, and rules around a place repeat its refusal.
    if (told.has(place) || (isMissing && misspelt.has(groupOf(fault)))) continue;
    const line = isMissing ? lineBefore(source, type, fault.path) : undefined;
    told.set(place, { line: line ?? source.lineOf(fault.path), what: `${subject(fault)} ${fault.message}` });
  }
  return [...told.values()];
}

/** Where a missing line belongs: below the one before it in the schema, if the file has that. */
function lineBefore(source: Source, type: z.ZodObject, [name, ...within]: Path): number | undefined {
  if (within.length > 0) return undefined;
  const names = Object.keys(type.shape);
  const before = names.slice(0, names.indexOf(String(name))).findLast((other) => other in source.data);
  return before === undefined ? undefined : source.lineOf([before]);
}

/** `fault` with the path of the unknown name; of a value with several possible forms, by the one it comes nearest to. */
function exact(fault: Fault): Fault {
  if (fault.code === "unrecognized_keys") return { ...fault, path: [...fault.path, fault.keys[0] ?? ""] };
  if (fault.code !== "invalid_union") return fault;
  const atRoot = (faults: readonly Fault[]) => faults.filter(({ path }) => path.length === 0).length;
  const [form = []] = fault.errors.toSorted((a, b) => atRoot(a) - atRoot(b) || a.length - b.length);
  const first = form.find(({ code }) => code === "unrecognized_keys") ?? form[0];
  // A value of another kind was meant for none of the forms.
  if (!first || (first.path.length === 0 && first.code !== "unrecognized_keys")) return fault;
  return exact({ ...first, path: [...fault.path, ...first.path] });
}

/** What a complaint is about: `the title of entry 3 in "deliver"`, and what stands there instead of an address. */
function subject({ code, path, input }: Fault): string {
  if (code === "unrecognized_keys" || code === "invalid_key") return `"${String(path.at(-1))}"`;
  return code === "invalid_format" ? `${nameOf(path)} is "${asWritten(input)}".` : nameOf(path);
}

/** What is wrong and what to do, to follow a subject; the schema's own messages come first. */
export function complaint(fault: RawFault): string | undefined {
  const { input } = fault;
  const key = String(fault.path?.at(-1));
  switch (fault.code) {
    case "unrecognized_keys": {
      const names = namesOf(fault);
      const otherwise = `Remove the line, or use one of: ${names.join(", ")}.`;
      return `is not a name that is known here. ${didYouMean(fault.keys[0]?.toLowerCase() ?? "", names, otherwise)}`;
    }
    case "invalid_key":
      return "is not the address of a page. Write it with small letters, digits and hyphens after a slash: /old-page.";
    case "invalid_type":
      return wrongKind(fault, key);
    case "invalid_value":
      return notOneOf(fault.values, input);
    case "invalid_union":
      if ("options" in fault && fault.options)
        return notOneOf(fault.options as unknown[], Object(input)[key]);
      return "has another form than it should. Give it the form it has in another file.";
    case "too_big":
      if (typeof input === "string") {
        const room = fault.path?.includes("head") ? "search engines show about" : "there is room for";
        return `has ${input.trim().length} letters; ${room} ${fault.maximum}. Shorten it.`;
      }
      return Array.isArray(input)
        ? `has ${input.length} entries; there is room for ${fault.maximum}. Remove ${input.length - Number(fault.maximum)}.`
        : `is ${asWritten(input)}; the highest is ${fault.maximum}. Write a lower number.`;
    case "too_small":
      if (typeof input === "string")
        return "is empty. Write something between the quotation marks, or remove the line.";
      return Array.isArray(input)
        ? `has ${input.length} entries and needs ${fault.minimum}. Add ${Number(fault.minimum) - input.length}.`
        : `is ${asWritten(input)}; the lowest is ${fault.minimum}. Write a higher number.`;
    default:
      return undefined;
  }
}

/** The names that a group of lines may have. */
function namesOf({ inst }: RawFault): string[] {
  const { shape } = (inst as z.ZodType).def as { shape?: object };
  return Object.keys(shape ?? {});
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

function wrongKind(fault: Extract<RawFault, { code: "invalid_type" }>, key: string): string {
  const { input, expected } = fault;
  if (input === null) return `is empty. Write something after "${key}:", or copy it from another file.`;
  const [kind = "something else", how = "Copy its form from another file"] = kinds[expected] ?? [];
  if (input !== undefined) return `should be ${kind}, and "${asWritten(input)}" is not. ${how}.`;
  if (expected === "array")
    return `is missing. Add a line "${key}:" and below it each entry on a line of its own that begins with "- ".`;
  if (expected !== "object")
    return `is missing. Add a line "${key}: ...", as other files of the folder have it.`;
  const lines = namesOf(fault).map((line) => `"${line}: ..."`);
  return `is missing. Add a line "${key}:" and below it, each two spaces further in: ${lines.join(", ")}.`;
}

function notOneOf(values: readonly unknown[], input: unknown): string {
  const known = values.map(String);
  if (input === undefined) return `is missing. Add it with one of: ${known.join(", ")}.`;
  const written = asWritten(input);
  return `is "${written}", which does not exist. ${didYouMean(written, known, `Choose one of: ${known.join(", ")}.`)}`;
}

/** A value as the file has it. */
const asWritten = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/** `the description`, `the title of entry 3 in "deliver"`, `entry 2 in "tools"`. */
function nameOf(path: Path): string {
  const list = path.findLastIndex((part) => typeof part === "number");
  const entry = `entry ${Number(path[list]) + 1} in "${String(path[list - 1])}"`;
  if (list === path.length - 1) return entry;
  const last = String(path.at(-1));
  const name = `the ${words[last] ?? last.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`;
  if (list !== -1) return `${name} of ${entry}`;
  const group = path.at(-2);
  return group === undefined || group === "head" ? name : `${name} in "${String(group)}"`;
}

const words: Partial<Record<string, string>> = {
  href: "link",
  alt: "alternative text",
  published: "date of publication",
  updated: "date of the last change",
  number: "phone number",
  opens: "opening time",
  closes: "closing time",
};
