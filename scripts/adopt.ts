/**
 * `npm run adopt`: makes another agency's site of this repository. Asks for its facts, colours and which sample records
 * it keeps, rewrites content, palette, drawings, icons and settings, and builds. Commit before, so that git shows what
 * was changed and takes it back.
 *
 * What nobody but a person can write anew it puts into one sheet, and `--sheet` writes that back when it was changed.
 *
 * `--answers FILE.json` reads the answers by the keys that it lists when one is unknown, and asks nothing; `--random
 * SEED` makes some up, the same each time; `--dry-run` tells what would change; `--test` runs checks, unit and worker
 * tests of what came out; `--help` tells the keys.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { adopt } from "./adopt/adopt.ts";
import { answersFrom, questionsOf } from "./adopt/answers.ts";
import { ask } from "./adopt/ask.ts";
import { Draft } from "./adopt/draft.ts";
import { duration, helpText } from "./adopt/help.ts";
import { leftToDo } from "./adopt/left-to-do.ts";
import { randomAnswers } from "./adopt/random-answers.ts";
import { sheetFile, sheetOf, writeBack } from "./adopt/sheet.ts";
import { runCommand } from "./run-tool.ts";

const { values: options } = parseArgs({
  options: {
    answers: { type: "string" },
    random: { type: "string" },
    sheet: { type: "string" },
    "dry-run": { type: "boolean", default: false },
    test: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

/** What is run of what came out, in this order; from the fifth on with `--test`. */
const steps = {
  images: "every picture is drawn, the longest part",
  format: "the changed files are laid out",
  deck: "the slides are printed",
  build: "the site is built",
  check: "types, lint, format, unused code",
  "test:unit": "unit tests",
  "test:worker": "tests of the built worker",
};

const started = performance.now();
const draft = new Draft();
const questions = questionsOf(draft);
if (options.help) {
  console.log(helpText(questions));
  process.exit();
}
if (options.sheet) {
  const changed = writeBack(draft, readFileSync(options.sheet, "utf8"));
  if (!options["dry-run"]) draft.apply();
  console.log(changed.length > 0 ? changed.join("\n") : "The sheet changes nothing.");
  process.exit();
}
const given = options.answers
  ? readFileSync(options.answers, "utf8")
  : options.random && JSON.stringify(randomAnswers(options.random, questions));
if (!options["dry-run"]) console.log(duration);
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
  if (speaking.length > 0) writeFileSync(sheetFile, sheetOf(draft, speaking));
  list("Corrected colours:", corrected);
  // What is drawn is printed into the slides' file, which is then part of the build.
  const commands = Object.entries(steps).slice(0, options.test ? undefined : 4);
  for (const [at, [command, what]] of commands.entries()) {
    console.log(`\nStep ${at + 1} of ${commands.length}: ${what} (npm run ${command})`);
    runCommand(command);
  }
  list(`This is ${answers.name}'s site. Left for a person:`, leftToDo(speaking));
  console.log(`Adopted in ${Math.round((performance.now() - started) / 1000)} s. npm start shows it.`);
}

function list(heading: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${heading}\n${lines.map((line) => `  ${line}`).join("\n")}\n`);
}
