import { createInterface } from "node:readline";
import type { Answers, Question } from "./answers.ts";

/**
 * Asks one question a line and again until the answer can be read; an empty one keeps what is there. Throws when
 * `input` ends before the questions do.
 */
export async function ask(
  questions: readonly Question[],
  input: NodeJS.ReadableStream,
  say: (text: string) => void,
): Promise<Answers> {
  const lines = createInterface({ input })[Symbol.asyncIterator]();
  const answers: Partial<Record<string, unknown>> = {};
  for (const { key, words, present, read, skipped } of questions) {
    if (skipped?.(answers)) answers[key] = present;
    while (answers[key] === undefined) {
      say(`${words} [${present}]: `);
      const { value, done } = await lines.next();
      if (done) throw new Error(`\nThe answers ended before "${words}" had one. Nothing was changed.`);
      try {
        answers[key] = read(value.trim() || present);
      } catch (error) {
        say(`${(error as Error).message}\n`);
      }
    }
  }
  await lines.return?.();
  return answers as Answers;
}
