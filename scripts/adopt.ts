/**
 * `npm run adopt`: makes another agency's site of this repository. Asks for its facts, colours and which sample records
 * it keeps, rewrites content, palette, drawings, icons and settings, and builds. Commit before, so that git shows what
 * was changed and takes it back.
 *
 * `--answers FILE.json` reads the answers by the keys that it lists when one is unknown, and asks nothing; `--random
 * SEED` makes some up, the same each time; `--dry-run` tells what would change; `--test` runs checks, unit and worker
 * tests of what came out.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { adopt } from "./adopt/adopt.ts";
import { answersFrom, questionsOf } from "./adopt/answers.ts";
import { ask } from "./adopt/ask.ts";
import { Draft } from "./adopt/draft.ts";
import { leftToDo } from "./adopt/left-to-do.ts";
import { randomAnswers } from "./adopt/random-answers.ts";
import { runCommand } from "./run-tool.ts";

const { values: options } = parseArgs({
  options: {
    answers: { type: "string" },
    random: { type: "string" },
    "dry-run": { type: "boolean", default: false },
    test: { type: "boolean", default: false },
  },
});

const started = performance.now();
const draft = new Draft();
const questions = questionsOf(draft);
const given = options.answers
  ? readFileSync(options.answers, "utf8")
  : options.random && JSON.stringify(randomAnswers(options.random, questions));
if (!given) console.log("An empty answer keeps what stands in brackets.");
const answers = given
  ? answersFrom(given, questions)
  : await ask(questions, process.stdin, (text) => process.stdout.write(text));
const source = options.random === undefined ? "owner" : "sample";
const { corrected, speaking } = adopt(draft, questions, answers, source, new Date().getFullYear());

if (options["dry-run"]) {
  console.log(draft.list().join("\n"));
  list("Colours that would be corrected:", corrected);
} else {
  draft.apply();
  list("Corrected colours:", corrected);
  // What is drawn is printed into the slides' file, which is then part of the build.
  for (const command of ["images", "format", "deck", "build"]) runCommand(command);
  if (options.test) for (const command of ["check", "test:unit", "test:worker"]) runCommand(command);
  list(`This is ${answers.name}'s site. Left for a person:`, leftToDo(speaking));
  console.log(`Adopted in ${Math.round((performance.now() - started) / 1000)} s. npm start shows it.`);
}

function list(heading: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${heading}\n${lines.map((line) => `  ${line}`).join("\n")}\n`);
}
