/** What zod finds in a content file, with its line and what to write. */
import { z } from "zod";
import { didYouMean } from "./issue.ts";
import { lineOf, type Source } from "./source.ts";

type Issue = z.core.$ZodIssue;

/** The issues that zod found in a file (`source`) by the schema `type`. */
export function schemaIssues(source: Source, type: z.ZodObject, error: z.ZodError): Source["issues"] {
  const issues = error.issues.map(nearest);
  const groupOf = ({ path }: Issue) => path.slice(0, -1).join(".");
  const misspelt = new Set(issues.filter(({ code }) => code === "unrecognized_keys").map(groupOf));
  const found = new Map<string, Source["issues"][number]>();
  for (const issue of issues) {
    const { code, path, message, input } = issue;
    const place = path.join(".");
    // A misspelt name is also missing under its right one, and rules about a group repeat the issues in it.
    if (found.has(place) || (input === undefined && misspelt.has(groupOf(issue)))) continue;
    const names = Object.keys(type.shape);
    // A missing line belongs after that of the name before it in the schema.
    const before = names.slice(0, names.indexOf(place)).findLast((name) => source.lines.has(name));
    const line = lineOf(source, input === undefined && before && path.length === 1 ? [before] : path);
    // A missing name has no line, so its group's is given, and the group is named too: sources.result.
    const name = path.filter((part) => typeof part === "string").slice(input === undefined ? -2 : -1);
    const what = code === "unrecognized_keys" ? message : `${name.join(".")}: ${message}`;
    found.set(place, { line, what });
  }
  return [...found.values()];
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
  return inner?.path.length ? { ...inner, path: [...issue.path, ...inner.path] } : issue;
}

/** How YAML writes a type that something else was found in the place of. */
const forms: Readonly<Record<string, string>> = {
  array: 'Write each entry on a line that begins with "- ".',
  boolean: "Write true or false.",
  number: "Write digits, without quotation marks.",
  record: 'Write "name: value" lines below it, two spaces further in.',
  object: 'Write "name: value" lines below it, two spaces further in.',
  string: "Put it between quotation marks.",
};

/** What to write, where zod's own message does not say it. */
export const errorMap: z.core.$ZodErrorMap = (issue) => {
  const { code, input, inst } = issue;
  const help = inst && z.globalRegistry.get(inst as z.ZodType)?.description;
  const unknown = (value: unknown, known: readonly string[]) => {
    const name = String(value);
    const what = value === undefined ? "is missing" : `"${name}" is unknown here`;
    return `${what}. ${didYouMean(name, known, help ?? `Write one of: ${known.join(", ")}.`)}`;
  };
  switch (code) {
    case "unrecognized_keys":
      return unknown(issue.keys[0], Object.keys((inst as z.ZodObject).shape));
    case "invalid_type":
    case "invalid_value":
      if (input === undefined || input === null)
        return ["is missing or empty. Write it as in other files.", help].join(" ").trim();
      if (code === "invalid_value") return unknown(input, issue.values.map(String));
      // YAML takes `9.00` for a number, and quotation marks would not make it a time.
      if (inst instanceof z.ZodStringFormat && help) return help;
      return forms[issue.expected] && `is another type than ${issue.expected}. ${forms[issue.expected]}`;
    case "invalid_union":
      return "options" in issue
        ? unknown(Object(input)[String(issue.path?.at(-1))], issue.options as string[])
        : "has another form than it should. Write it as in another file.";
    case "invalid_format":
      return help;
    case "invalid_key":
      return "is not an address of ours. Write it with small letters, digits and hyphens: /old-page.";
    default:
      return undefined;
  }
};
