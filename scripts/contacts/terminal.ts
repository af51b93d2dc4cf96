/** What staff read and answer in the terminal. Messages are strangers' text, so all of it is made safe here. */
import { createInterface } from "node:readline/promises";
import { officeTime } from "../../worker/contacts/office-time.ts";

/** What went wrong, in a sentence for staff. */
export class Failure extends Error {}

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
export function safeJson(value: unknown): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value, null, 2).replace(unsafe, (character) =>
    character === "\n" ? character : character.split("").map(escaped).join(""),
  );
}

/** Aligned columns; each cell on one line. */
export function table(rows: readonly (readonly string[])[]): string {
  const safe = rows.map((row) => row.map(safeLine));
  const widths = (safe[0] ?? []).map((_, at) => Math.max(...safe.map((row) => row[at]?.length ?? 0)));
  const line = (row: string[]) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  ");
  return safe.map((row) => line(row).trimEnd()).join("\n");
}

/** `Fri 20 Nov 16:10, 3 d ago`, by the office's clock; empty if invalid. @param time ISO 8601 */
export function when(time: string): string {
  const moment = Date.parse(time);
  const hours = Math.max(0, Math.floor((Date.now() - moment) / 3_600_000));
  const ago = hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
  return Number.isNaN(moment) ? "" : `${officeTime(moment)}, ${ago} ago`;
}

/** Prints `text`. */
export function say(text: string): void {
  console.log(safeLines(text));
}

/** Asks `question`. Throws a `Failure` when there is no terminal. @returns whether the answer was yes */
export async function confirmed(question: string, yes = false): Promise<boolean> {
  if (yes) return true;
  if (!process.stdin.isTTY) throw new Failure("This asks first. Without a terminal, add --yes.");
  using prompt = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-C rejects.
  const answer = await prompt.question(`${safeLine(question)} Type yes: `).catch(() => "");
  return answer.trim().toLowerCase() === "yes";
}
