/** What zod finds in a content file, with its line and what to write. */
import { z } from "zod";
import { didYouMean } from "./issue.ts";
import { lineOf, type Source } from "./source.ts";

type Issue = z.core.$ZodIssue;

/** The issues that zod found in a file (`source`) by the schema `type`. */
export function schemaIssues(source: Source, type: z.ZodObject, error: z.ZodError): Source["issues"] {
  // What else is wrong with a value mostly follows from the first: a text is too long for a list of eight.
  const byPath = Map.groupBy(error.issues.map(nearest), ({ path }) => path.join("."));
  const issues = [...byPath.values()].flatMap(([first]) => first ?? []);
  const isMisspelt = issues.some(({ code }) => code === "unrecognized_keys");
  return issues.flatMap(({ code, path, message, input }) => {
    const isMissing = input === undefined;
    // A misspelt name is also missing under its right one.
    if (isMissing && isMisspelt) return [];
    // A missing line belongs after that of the name before it in the schema.
    const names = Object.keys(type.shape);
    const before = names.slice(0, names.indexOf(path.join("."))).findLast((name) => source.lines.has(name));
    const line = lineOf(source, isMissing && before && path.length === 1 ? [before] : path);
    // A missing name has no line, so its group's is given, and the group is named too: sources.result.
    const name = path.filter((part) => typeof part === "string").slice(isMissing ? -2 : -1);
    return { line, what: code === "unrecognized_keys" ? message : `${name.join(".")}: ${message}` };
  });
}

/** `issue` with the path of the unknown name; of a union, the issue of the form that the value comes nearest to. */
function nearest(issue: Issue): Issue {
  if (issue.code === "unrecognized_keys") return { ...issue, path: [...issue.path, issue.keys[0] ?? ""] };
  if (issue.code !== "invalid_union") return issue;
  const depth = (form: readonly Issue[]) => Math.max(...form.map(({ path }) => path.length));
  const forms = issue.errors.map((form) => form.map(nearest));
  const [form = []] = forms.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length);
  const inner = form.find(({ code }) => code === "unrecognized_keys") ?? form[0];
  // A value of another type matches none of the forms.
  const isOne = inner && (inner.path.length > 0 || inner.code === "custom");
  return isOne ? { ...inner, path: [...issue.path, ...inner.path] } : issue;
}

const remedies = new Map([
  ["string", "Put it between quotation marks."],
  ["number", "Write digits alone, with a point before decimals: 65000, -9.43."],
]);

/** What to write, where zod's own message does not say it. */
export const errorMap: z.core.$ZodErrorMap = (issue) => {
  const { code, input, inst } = issue;
  const help = inst && z.globalRegistry.get(inst as z.ZodType)?.description;
  const unknown = (value: unknown, known: readonly unknown[]) => {
    const [name, names] = [String(value), known.map(String)];
    const what = value === undefined ? "is missing" : `"${name}" is unknown here`;
    return `${what}. ${didYouMean(name, names, help ?? `Write one of: ${names.join(", ")}.`)}`;
  };
  const isMissing = input === undefined || input === null;
  if (code === "unrecognized_keys") return unknown(issue.keys[0], Object.keys((inst as z.ZodObject).shape));
  if (code === "invalid_union" && "options" in issue)
    return unknown(Object(input)[String(issue.path?.at(-1))], issue.options as string[]);
  if (code === "invalid_value" && !isMissing) return unknown(input, issue.values);
  if (code === "invalid_key")
    return "is not an address of ours. Write it with small letters, digits and hyphens: /old-page.";
  // YAML takes `9.00` for a number, and quotation marks would not make it a time.
  if (code === "invalid_format" || (inst instanceof z.ZodStringFormat && !isMissing)) return help;
  if (!/^invalid_(?:type|value|union)$/.test(code)) return undefined;
  const what = isMissing ? "is missing or empty" : (z.locales.en().localeError(issue) as string);
  const expected = !isMissing && code === "invalid_type" ? issue.expected : "";
  const remedy = remedies.get(expected) ?? "Write it as in other files.";
  return [`${what}.`, remedy, help].join(" ").trim();
};
