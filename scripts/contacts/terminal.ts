/** What staff read and answer in the terminal. Messages are strangers' text, so all of it is made safe here. */
import { createInterface } from "node:readline/promises";
import { styleText } from "node:util";
import { didYouMean } from "../content/nearest.ts";
import { officeTime } from "../../worker/contacts/digest/office-time.ts";

/** Something went wrong, in one sentence for staff; exit code 1. */
export class Failure extends Error {}

/** An invalid command; exit code 2. */
export class Misuse extends Error {}

/** A `Misuse` with the nearest of the `known` words, if one is similar. */
export function unknownWord(message: string, word: string, known: readonly string[]): Misuse {
  const meant = didYouMean(word, known, "");
  return new Misuse([message, meant].filter(Boolean).join(". "));
}

/**
 * Control characters, escape sequences, direction marks and what is invisible. Joiners stay, since emoji and Persian
 * and Indian scripts need them.
 */
const unsafe = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/** On one line: line breaks and tabs become spaces, other unsafe characters `�`. */
export function safeLine(text: string): string {
  return text.replace(/[\r\n\t\u2028\u2029]+/g, " ").replace(unsafe, "\uFFFD");
}

/** The same, but keeps line breaks. */
export function safeLines(text: string): string {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(safeLine)
    .join("\n");
}

/** `value` as JSON with everything unsafe escaped. */
export function safeJson(value: unknown, indent = 2): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value, null, indent).replace(unsafe, (character) =>
    character === "\n" ? character : character.split("").map(escaped).join(""),
  );
}

/** Aligned columns; each cell on one line. */
export function table(rows: readonly (readonly string[])[]): string {
  const safe = rows.map((row) => row.map(safeLine));
  const widths: number[] = [];
  for (const row of safe)
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length);
  const line = (row: string[]) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  ");
  return safe.map((row) => line(row).trimEnd()).join("\n");
}

const units = [
  ["d", 86_400_000],
  ["h", 3_600_000],
  ["min", 60_000],
] as const;

/** `Fri 20 Nov 16:10, 3 d ago`, by the office's clock; empty if invalid. @param time ISO 8601 */
export function when(time: string): string {
  const moment = Date.parse(time);
  const ms = Math.max(0, Date.now() - moment);
  const [unit, length] = units.find(([, each]) => ms >= 2 * each) ?? units[2];
  return Number.isNaN(moment) ? "" : `${officeTime(moment)}, ${Math.floor(ms / length)} ${unit} ago`;
}

/** Prints `text`, in a colour where standard output is a terminal and `NO_COLOR` is not set. */
export function say(text: string, style: Parameters<typeof styleText>[0] = []): void {
  console.log(styleText(style, safeLines(text), { stream: process.stdout }));
}

/** The same on standard error. */
export function complain(text: string): void {
  console.error(safeLines(text));
}

/** Asks `question`. Throws a `Misuse` when there is no terminal. @returns whether the answer was yes */
export async function confirmed(question: string, yes = false): Promise<boolean> {
  if (yes) return true;
  if (!process.stdin.isTTY) throw new Misuse("This asks first. Without a terminal, add --yes");
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(`${safeLine(question)} Type yes: `);
  prompt.close();
  return answer.trim().toLowerCase() === "yes";
}
