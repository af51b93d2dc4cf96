/**
 * What the npm scripts do, step by step: `node scripts/run.mjs NAME ...`. A name of two words is a command of a family
 * (`npm run content -- check`). Further arguments go to the last step. A step is a script (in this folder, unless
 * its path says otherwise), a tool of a package, or another command.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { delimiter, resolve } from "node:path";
import { keepFigures } from "./figures.ts";
import { toolPath } from "./run-tool.ts";

type Step = [program: string, ...args: string[]];

const build: Step = ["build.ts"];
const compile: Step = ["scripts/content/compile.ts"];
const browser: Step = ["browser.ts"];

const commands: Record<string, Step[]> = {
  start: [build, ["serve.ts"]],
  dev: [compile, ["react-router", "dev"]],
  build: [["build.ts", "--force"]],
  typegen: [
    compile,
    ["wrangler", "types", "--strict-vars=false", "worker-configuration.d.ts"],
    ["react-router", "typegen"],
  ],
  format: [["oxfmt"]],
  check: [
    ["typegen"],
    ["tsc", "-b"],
    ["oxlint", "--type-aware", "--deny-warnings"],
    ["oxfmt", "--check"],
    ["knip"],
  ],
  test: [
    browser,
    ["check"],
    build,
    ["budgets.ts"],
    ["budgets-support-floor.ts"],
    ["simulate.ts", "--schedules", "150"],
    ["vitest", "run"],
    ["test:e2e"],
  ],
  "test:unit": [["vitest", "run", "--project", "unit"]],
  "test:worker": [build, ["vitest", "run", "--project", "worker"]],
  "test:socket": [build, ["vitest", "run", "--project", "socket"]],
  "test:e2e": [browser, build, ["playwright", "test"]],
  simulate: [["simulate.ts"]],
  budgets: [build, ["budgets.ts"]],
  "budgets support-floor": [build, ["budgets-support-floor.ts"]],
  measure: [browser, build, ["measure.ts"]],
  "measure server": [build, ["measure-server.ts"]],
  "measure compare": [["measure-compare.ts"]],
  images: [browser, compile, ["art/draw.ts"]],
  "images deck": [browser, build, ["images-deck.ts"]],
  "images compare": [browser, build, ["playwright", "test", "--config", "e2e/pictures/playwright.config.ts"]],
  contacts: [compile, ["contacts.ts"]],
  "content check": [["content-check.ts"]],
  "content confirm": [["content-confirm.ts"]],
  deploy: [["deploy.ts"]],
  rollback: [["wrangler", "rollback"]],
};

/** Steps of `name` with those of the commands it names; `args` go to the last. */
function stepsOf(name: string, args: readonly string[] = []): Step[] {
  const steps = (commands[name] ?? []).flatMap((step) => (step[0] in commands ? stepsOf(step[0]) : [step]));
  const last = steps.pop();
  return last ? [...steps, [...last, ...args]] : [];
}

let child: ChildProcess | undefined;
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child?.kill(signal));

/** Runs one step in this terminal; its exit code. */
function run([program, ...args]: Step): Promise<number> {
  const script = program.endsWith(".ts");
  const start = script
    ? ["--import", "./scripts/failure.ts", program.includes("/") ? program : `scripts/${program}`]
    : [toolPath(program)];
  // The linter finds its type checker by PATH.
  const path = `${resolve("node_modules/.bin")}${delimiter}${process.env["PATH"]}`;
  child = spawn(process.execPath, [...start, ...args], {
    stdio: "inherit",
    // Node keeps compiled code: wrangler alone is fifteen megabytes of source, and starts for each staff command.
    env: { NODE_COMPILE_CACHE: resolve("node_modules/.cache/node"), ...process.env, PATH: path },
  });
  return new Promise((done) => child?.on("exit", (code) => done(code ?? 1)));
}

const [family = "", ...rest] = process.argv.slice(2);
const isOfFamily = `${family} ${rest[0]}` in commands;
const name = isOfFamily ? `${family} ${rest[0]}` : family;
const steps = stepsOf(name, isOfFamily ? rest.slice(1) : rest);
if (steps.length === 0) {
  console.error(`There is no command "${name}". Commands: ${Object.keys(commands).join(", ")}.`);
  process.exit(2);
}
const times: Record<string, number> = {};
for (const step of steps) {
  const begun = Date.now();
  const code = await run(step);
  times[step.join(" ")] = Math.round((Date.now() - begun) / 1000);
  if (code === 0) continue;
  // A single step has reported its own error.
  if (steps.length > 1)
    console.error(`npm run ${name.replace(" ", " -- ")}: "${step.join(" ")}" failed, see above.`);
  process.exit(code);
}
if (name === "test") {
  const lines = Object.entries(times).map(([step, seconds]) => `${String(seconds).padStart(5)} s  ${step}`);
  console.log(["", ...lines].join("\n"));
  keepFigures("Steps, seconds", times);
}
