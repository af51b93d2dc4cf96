import { createInterface } from "node:readline/promises";
import { Misuse } from "./failures.ts";
import { safeLine } from "./safe-text.ts";

/** Whether whoever sits at the terminal answers `question` with yes. Throws a `Misuse` when there is no terminal. */
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
