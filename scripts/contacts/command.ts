/** The parts of a command of `npm run contacts`. */
import type { Kv } from "./wrangler-kv.ts";
import { safeJson, safeLines, safeLine } from "./safe-text.ts";
import { createInterface } from "node:readline/promises";
import { Misuse } from "./failures.ts";

export interface Option {
  type: "boolean" | "string";
  /** Placeholder for the value in the help. */
  value?: string;
  says: string;
}

export interface Input {
  kv: Kv;
  /** Words after the command. */
  words: readonly string[];
  /** The value of an option; empty if not given. */
  text: (option: string) => string;
  isSet: (option: string) => boolean;
}

export interface Command {
  name: string;
  /** Arguments as shown in the help. */
  takes: string;
  /** Minimum and maximum number of words. */
  words: readonly [number, number];
  summary: string;
  example: string;
  /** Further help. */
  more?: string;
  options?: Readonly<Record<string, Option>>;
  run(input: Input): Promise<void> | void;
}

/** Options of every command. */
export const commonOptions = {
  remote: { type: "boolean", says: "the deployed site's messages; without it, those of this machine" },
  "persist-to": { type: "string", value: "FOLDER", says: "another local state than the usual one" },
  help: { type: "boolean", says: "this text" },
} as const satisfies Record<string, Option>;

export const jsonOption: Option = { type: "boolean", says: "for scripts" };
export const yesOption: Option = { type: "boolean", says: "do not ask" };

/** Prints untrusted text safely. */
export function say(text: string): void {
  console.log(safeLines(text));
}

/** The same on standard error. */
export function complain(text: string): void {
  console.error(safeLines(text));
}

export function sayJson(value: unknown): void {
  console.log(safeJson(value));
}

/** Asks `question` on the terminal. Throws a `Misuse` when there is none. @returns whether the answer was yes */
export async function confirmed(question: string, yes: boolean): Promise<boolean> {
  if (yes) return true;
  if (!process.stdin.isTTY) {
    throw new Misuse("This asks first. Without a terminal, add --yes");
  }
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(`${safeLine(question)} Type yes: `);
  prompt.close();
  return answer.trim().toLowerCase() === "yes";
}
