/** What zod found, in words for somebody who writes texts. */
import type { z } from "zod";
import { nearest } from "./nearest.ts";

type Fault = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/**
 * What is wrong and what to do, and at which place in the file.
 *
 * @param value what stands at the issue's place
 * @param known names that the place may have, for a name that it may not
 */
export function explainIssue(
  issue: Fault,
  value: unknown,
  known: readonly string[],
): { path: Path; what: string } {
  if (issue.code === "invalid_union") return explainUnion(issue, value, known);
  if (issue.code === "unrecognized_keys") {
    const key = issue.keys[0] ?? "";
    return { path: [...issue.path, key], what: unknownName(key, known) };
  }
  return { path: issue.path, what: sentence(issue, value, known) };
}

/** Of the forms that a place may have, the one that `value` is nearest to tells what is wrong. */
function explainUnion(
  issue: Extract<Fault, { code: "invalid_union" }>,
  value: unknown,
  known: readonly string[],
): { path: Path; what: string } {
  if ("options" in issue && issue.options) {
    return { path: issue.path, what: notOneOf(issue.options.map(String), value, nameOf(issue.path)) };
  }
  const depth = (issues: readonly Fault[]) => Math.max(0, ...issues.map(({ path }) => path.length));
  // A form that does not know the value's own names is another thing altogether.
  const strangeness = (issues: readonly Fault[]) =>
    issues.filter(({ code, path }) => code === "unrecognized_keys" && path.length === 0).length;
  const nearestForm = issue.errors
    .filter((issues) => issues.every(({ code, path }) => path.length > 0 || !isOfAnotherKind(code, value)))
    .toSorted((a, b) => strangeness(a) - strangeness(b) || a.length - b.length || depth(b) - depth(a))[0];
  const first = nearestForm?.find(({ code }) => code === "unrecognized_keys") ?? nearestForm?.[0];
  if (!first) {
    const what = `${nameOf(issue.path)} has another form than its neighbours. Give it the form of the entry above it.`;
    return { path: issue.path, what };
  }
  return explainIssue(
    { ...first, path: [...issue.path, ...first.path] },
    first.path.reduce<unknown>((at, part) => Object(at)[part] as unknown, value),
    known,
  );
}

/** Whether a form with this fault is none that `value` was meant to have: a group of lines is no misspelt word. */
const isOfAnotherKind = (code: Fault["code"], value: unknown) =>
  code === "invalid_type" || (code === "invalid_value" && typeof value === "object");

function unknownName(key: string, known: readonly string[]): string {
  if (key === "slug") return 'the address follows from the file\'s name. Remove the line "slug".';
  const meant = nearest(key.toLowerCase(), known);
  return `"${key}" is not a name that is known here. ${meant ? `Did you mean "${meant}"?` : `Remove the line, or use one of: ${known.join(", ")}.`}`;
}

function sentence(issue: Fault, value: unknown, known: readonly string[]): string {
  const key = issue.path.at(-1);
  const name = nameOf(issue.path);
  if (issue.code === "invalid_type" && issue.expected === "object" && key === "sources")
    return noSources(known, value);
  if (value === undefined && aboutSources.test(String(issue.path.findLast(isName))))
    return noSource(issue.path);
  if (value === undefined && issue.path.at(-2) === "sources") return noSource(issue.path);
  switch (issue.code) {
    case "invalid_key":
      return `"${String(key)}" is no address of a page. Write it with small letters, digits and hyphens after a slash: ${correctedPath(String(key))}.`;
    case "invalid_type":
      if (key === "number" && typeof value === "number") return wrongForm(name, key, value);
      return wrongKind(issue, value, name, known);
    case "too_big":
      return tooMuch(issue, value, name);
    case "too_small":
      return tooLittle(issue, value, name);
    case "invalid_value":
      return notOneOf(issue.values.map(String), value, name);
    case "invalid_format":
      return wrongForm(name, key, value);
    default:
      if (lostPlace.test(issue.message)) return withoutPlace(issue);
      return customs[issue.message]?.(name, asWritten(value)) ?? `${name}: ${issue.message}.`;
  }
}

/** Sentences for what the schema refuses by a rule of its own; keyed by the rule's message in `content/schema.ts`. */
const customs: Partial<Record<string, (name: string, value: string) => string>> = {
  "placeholder text": (name, value) => {
    const fact = /\{[^}]*\}?/.exec(value)?.[0];
    return fact
      ? `${name} has ${fact} in it, which is no fact of content/agency.yaml, content/deployment.ts, content/measured or a count of a folder. Write a name that stands there, as in {agency.name}, or no braces.`
      : `${name} still holds a placeholder ("${/lorem|TODO|tbd/i.exec(value)?.[0] ?? "..."}"). Write the real text.`;
  },
  "plain sentence": (name) =>
    `${name} has a sign that a finished page would spell otherwise (", &, <, @ or a backslash). Write it in words.`,
  "html tag": (name, value) =>
    `${name} has an HTML tag (${/<[^>]*>/.exec(value)?.[0] ?? "<...>"}), which visitors would read as it stands. Remove it.`,
  "curve without value": () =>
    "a curve has not as many values as the axis across has marks. Write one value for each mark, 0 for the first.",
  "curly quotes": (name) =>
    `${name} stands between curly quotation marks, which visitors would see. Use straight ones (") or none.`,
  "closes before it opens": (name, value) =>
    `${name} is ${value}, which is not after the opening. Write a later time of the same day.`,
  "day twice": (name, value) =>
    `${name} has a day that another line has as well (${value}). Give each day to one line.`,
  "hidden sign": (name) =>
    `${name} has an invisible sign in it, which some readers and screen readers stumble over. Type the words anew instead of pasting them.`,
  "no time zone": (name, value) =>
    `${name} is "${value}", which is no time zone. Write a continent or ocean and a city: Pacific/Guadalcanal.`,
  "no alternative text": () => missingAlternative,
  "poor alternative text": (_name, value) =>
    `the alternative text "${value}" tells nothing to those who cannot see the picture. Say in a sentence what it shows.`,
};

const lostPlace = /^place (\{\w+\}) missing$/;

function withoutPlace({ message, path }: Fault): string {
  const place = lostPlace.exec(message)?.[1];
  return `${quoted(path)} has lost ${place}, which the page fills in. Write ${place} where it belongs in the text.`;
}

const missingAlternative =
  'the picture has no alternative text. Say in a sentence what it shows, for those who cannot see it: alt: "...".';

function wrongKind(
  issue: Extract<Fault, { code: "invalid_type" }>,
  value: unknown,
  name: string,
  known: readonly string[],
): string {
  const key = String(issue.path.at(-1) ?? "");
  if (value === undefined && key === "alt") return missingAlternative;
  if (value === undefined && key === "sections") return emptyText;
  if (value === undefined && issue.expected === "object" && known.length > 0) {
    const lines = known.map((line) => `"${line}: ..."`).join(", ");
    return `${name} is missing. Add a line "${key}:" and below it, each two spaces further in: ${lines}.`;
  }
  if (value === undefined && issue.expected === "array")
    return `${quoted(issue.path)} is missing. Add a line "${key}:" and below it each entry on a line of its own that begins with "- ".`;
  if (value === undefined)
    return `${name} is missing. Add a line "${key}: ...", as other files of the folder have it.`;
  if (value === null)
    return `${name} is empty. Write something after "${key}:", or copy it from another file.`;
  const shown = typeof value === "object" ? "" : ` "${asWritten(value)}"`;
  if (issue.expected === "string") {
    return typeof value === "object"
      ? `${name} should be a text, but is a list or a group of lines. Write it in one line after "${key}:".`
      : `${name} should be a text, and${shown} is read as a ${typeof value === "number" ? "number" : "yes or no"}. Put it in quotation marks:${shown}.`;
  }
  if (issue.expected === "number" || issue.expected === "int") {
    const digits = /\d+/.exec(asWritten(value))?.[0] ?? "5";
    return `${name} should be a whole number, and${shown} is not one. Write digits only, without quotation marks, as in "${isName(issue.path.at(-1) ?? 0) ? `${key}: ` : "- "}${digits}".`;
  }
  if (issue.expected === "boolean")
    return `${name} should be "true" or "false", and${shown} is neither. Write one of the two.`;
  return `${name} should be ${issue.expected === "array" ? 'a list, each entry on a line that begins with "- "' : 'a group of lines "name: value", each two spaces further in'}. Give it the form it has in another file.`;
}

const aboutSources = /^(?:source|sources|sample)$/;
const isName = (part: PropertyKey): part is string => typeof part === "string";
const emptyText = 'there is no text below the second line of "---". Write it there.';

/** @param fields those of the file that have to have a source */
function noSources(fields: readonly string[], value: unknown): string {
  const group = fields.map((field) => `${field}: sample`).join(", ");
  const where = value === undefined ? "Paste this line at the end of its" : "Write this in the place of the";
  return `it is not said who answers for what the file says. ${where} "name: value" ${value === undefined ? "lines" : "line"}: sources: { ${group} } and write "owner" in the place of "sample" where the agency confirms it.`;
}

function noSource(path: Path): string {
  if (path.at(-1) === "sample") {
    return 'it is not said whether this person is real. Add a line "sample: false" for somebody who has agreed, or "sample: true".';
  }
  const claim = path.at(-1) === "source" ? "this claim" : `"${String(path.at(-1))}"`;
  const line = path.at(-1) === "source" ? "source" : String(path.at(-1));
  return `it is not said who answers for ${claim}. Add a line "${line}: owner" if the agency confirms it, or "${line}: sample" until it does.`;
}

function tooMuch(issue: Extract<Fault, { code: "too_big" }>, value: unknown, name: string): string {
  const maximum = Number(issue.maximum);
  if (issue.origin === "string") {
    const { length } = asWritten(value).trim();
    const shown = issue.path.includes("head")
      ? `search engines show about ${maximum}`
      : `there is room for ${maximum}`;
    return `${name} has ${length} letters; ${shown}. Shorten it.`;
  }
  if (issue.origin === "array") {
    return `${quoted(issue.path)} has ${lengthOf(value)} entries; there is room for ${maximum}. Remove ${lengthOf(value) - maximum}.`;
  }
  return `${name} is ${asWritten(value)}; the highest is ${maximum}. Write a lower number.`;
}

function tooLittle(issue: Extract<Fault, { code: "too_small" }>, value: unknown, name: string): string {
  const minimum = Number(issue.minimum);
  if (issue.origin === "string")
    return `${name} is empty. Write something between the quotation marks, or remove the line.`;
  if (issue.origin === "array") {
    return issue.path.at(-1) === "sections"
      ? emptyText
      : `${quoted(issue.path)} has ${lengthOf(value)} entries and needs ${issue.exact ? "" : "at least "}${minimum}. Add ${minimum - lengthOf(value)}.`;
  }
  return `${name} is ${asWritten(value)}; the lowest is ${minimum}. Write a higher number.`;
}

function notOneOf(values: readonly string[], value: unknown, name: string): string {
  if (value === undefined) return `${name} is missing. Add it with one of: ${values.join(", ")}.`;
  const meant = nearest(asWritten(value), values);
  return `${name} is "${asWritten(value)}", which does not exist. ${meant ? `Did you mean "${meant}"?` : `Choose one of: ${values.join(", ")}.`}`;
}

function wrongForm(name: string, key: PropertyKey | undefined, value: unknown): string {
  const text = asWritten(value);
  switch (key) {
    case "published":
    case "updated":
      return wrongDate(name, text);
    case "href":
    case "link":
      return linkSentence(name, text);
    case "number":
      return `${name} is "${text}", which nobody can call. Write digits and spaces with the country first: +677 12 345.`;
    case "email":
      return `${name} is "${text}", which is no email address. Write one with a name, an @ and a domain: hello@example.com.`;
    case "lang":
      return `${name} is "${text}", which names no language. Write its short name, with the country if it matters: en-GB, fr.`;
    case "focus":
      return `${name} is "${text}". Write percent from the left and from the top: 50% 30%.`;
    case "icon":
      return `${name} is "${text}", which is no icon. Write "i-lucide-" and a name of lucide.dev/icons: i-lucide-globe.`;
    case "code":
      return `${name} is "${text}". Write the two small letters of the country: sb, nz, gb.`;
    case "days":
      return `${name} is "${text}". Write one day or several in a row by their first three letters: Sat, or Mon–Fri.`;
    case "countryCode":
      return `${name} is "${text}". Write the two capital letters of the country: SB, NZ, GB.`;
    case "subject":
      return `${name} is "${text}". Write the left, top, right and bottom edge in percent: 8% 6% 92% 94%.`;
    case "opens":
    case "closes":
      return `${name} is "${text}", which is no time of day. Write hours and minutes, as in ${key}: ${key === "opens" ? "9:00" : "17:00"}.`;
    default:
      return `${name} is "${text}", which is not of its form: small letters, digits and hyphens only, as in "island-harvests".`;
  }
}

/** `key` as an address of ours could be written. */
function correctedPath(key: string): string {
  return `/${key
    .toLowerCase()
    .replaceAll(/[^a-z0-9/]+/g, "-")
    .replaceAll(/^[-/]+|[-/]+$/g, "")}`;
}

function wrongDate(name: string, text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text))
    return `${name} is ${text}, a day that no calendar has. Write one that exists.`;
  const [, day, month, year] = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4})$/.exec(text) ?? [];
  const meant =
    year && Number(month) <= 12
      ? `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`
      : "2026-11-21";
  return `${name} is "${text}", which is not read as a date. Write year, month and day: ${meant}.`;
}

/** About an address that is neither a page of this site nor another site's. */
export function linkSentence(name: string, address: string): string {
  const remedy =
    address === "" || address === "#"
      ? 'Write where it leads: "/contact" for a page of ours, "https://..." for another site.'
      : /\s/.test(address)
        ? "Write one address, without spaces in it."
        : /^(?:mailto|tel):/i.test(address)
          ? 'Write the address or the number as words, or lead to "/contact".'
          : /^(?:http:\/\/|www\.)/.test(address)
            ? `Write "https://${address.replace(/^http:\/\//, "")}".`
            : /^[a-z][a-z+.-]*:/i.test(address)
              ? /^ht+p?s?:\/\//i.test(address)
                ? `Write "https://${address.replace(/^[a-z]*:\/*/i, "")}".`
                : 'Write "https://..." for another site, "/contact" and the like for a page of ours.'
              : `Write "/${address.replace(/^[./]+/, "")}" for a page of ours, "https://..." for another site.`;
  return `${name} leads to "${address}", which is no address. ${remedy}`;
}

/** A value as its line has it. */
function asWritten(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

/** A list by its name as the file has it: `"workDelivered"`. */
function quoted(path: Path): string {
  return `"${String(path.at(-1))}"`;
}

/** `the description`, `the title of entry 3 in "deliver"`, `entry 2 in "tools"`. */
function nameOf(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return "the file";
  const list = path.findLastIndex((part) => typeof part === "number");
  const around = list > 0 ? ` in "${String(path[list - 1])}"` : "";
  if (typeof last === "number") return `entry ${last + 1}${around}`;
  const entry = list === -1 ? "" : ` of entry ${Number(path[list]) + 1}${around}`;
  const parent = path.at(-2);
  const group = list === -1 && isName(parent ?? 0) && parent !== "head" ? ` in "${String(parent)}"` : "";
  return `the ${spaced(String(last))}${entry}${group}`;
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
  return (
    words[name] ??
    name.replaceAll(
      /([a-z])([A-Z])/g,
      (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
    )
  );
}
