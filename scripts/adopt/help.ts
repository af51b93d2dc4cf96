import type { Question } from "./answers.ts";
import { sheetFile } from "./sheet.ts";

/** How long a whole run takes, said before it begins. */
export const duration = "This takes 3 to 10 minutes: every picture is drawn anew, and the site is built.";

/** What `--help` prints: the options, and each key of a file of answers with an answer that it takes. */
export function helpText(questions: readonly Pick<Question, "key" | "words" | "present">[]): string {
  const example = Object.fromEntries(questions.slice(0, 5).map(({ key, present }) => [key, present]));
  return `npm run adopt makes another agency's site of this repository. Commit before. ${duration}

  npm run adopt                             asks one question a line; an empty answer keeps what is there
  npm run adopt -- --answers FILE.json      takes the answers from a file; what it leaves out stays as it is
  npm run adopt -- --random SEED            makes an agency up, the same one each time
  npm run adopt -- --sheet ${sheetFile}        writes back the lines that were changed in the sheet of the last run
  with --dry-run                            only tells which files would change
  with --test                               runs check, unit and worker tests in the end

A file of answers is an object such as
${JSON.stringify(example, undefined, 2)}
Keys: ${questions.map(({ key }) => key).join(", ")}.
An answer to secondPhone of "none" leaves the second number out, and one to social the networks. The last ${questions.filter(({ words }) => words.startsWith("How many")).length} take a number, or names of records in a list.`;
}
