/**
 * What the npm scripts do, step by step: `node scripts/run.mjs NAME ...`. A name of two words is a command of a family
 * (`npm run content -- check`). Further arguments go to the last step. A step is a script or a tool of a package.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";
import { type Tool, toolPath } from "./run-tool.ts";

type Script = `${string}.ts`;
type Step = [program: Script | Tool, ...args: string[]];

const build: Step = ["scripts/build.ts"];
const compile: Step = ["scripts/content/compile.ts"];
const browser: Step = ["scripts/browser.ts"];
const typegen: Step[] = [
  compile,
  ["wrangler", "types", "--strict-vars=false", "worker-configuration.d.ts"],
  ["react-router", "typegen"],
];
const check: Step[] = [
  ...typegen,
  ["tsc", "-b"],
  ["oxlint", "--type-aware", "--deny-warnings"],
  ["oxfmt", "--check"],
  ["knip"],
];
const budgets: Step[] = [build, ["scripts/budgets-support-floor.ts"]];
const e2e: Step[] = [browser, build, ["playwright", "test"]];

const commands: Record<string, Step[]> = {
  start: [build, ["scripts/serve.ts"]],
  dev: [compile, ["react-router", "dev"]],
  build: [["scripts/build.ts", "--force"]],
  typegen,
  format: [["oxfmt"]],
  check,
  test: [browser, ...check, ...budgets, ["vitest", "run"], ...e2e],
  "test:unit": [["vitest", "run", "--project", "unit"]],
  "test:worker": [build, ["vitest", "run", "--project", "worker"]],
  "test:socket": [build, ["vitest", "run", "--project", "socket"]],
  "test:e2e": e2e,
  budgets,
  images: [browser, compile, ["art/draw.ts"]],
  "images deck": [browser, build, ["scripts/images-deck.ts"]],
  "images compare": [browser, build, ["playwright", "test", "--config", "e2e/pictures/playwright.config.ts"]],
  contacts: [compile, ["scripts/contacts.ts"]],
  "content check": [["scripts/content-check.ts"]],
  "content confirm": [["scripts/content-confirm.ts"]],
  deploy: [["scripts/deploy.ts"]],
  rollback: [["wrangler", "rollback"]],
};

let child: ChildProcess | undefined;
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child?.kill(signal));

const isScript = (program: Step[0]): program is Script => program.endsWith(".ts");

/** Runs one step in this terminal; its exit code. */
function run([program, ...args]: Step): Promise<number> {
  const start = isScript(program) ? ["--import", "./scripts/failure.ts", program] : [toolPath(program)];
  child = spawn(process.execPath, [...start, ...args], {
    stdio: "inherit",
    // Node keeps compiled code: wrangler alone is fifteen megabytes of source, and starts for each staff command.
    env: { NODE_COMPILE_CACHE: resolve("node_modules/.cache/node"), ...process.env },
  });
  return new Promise((done) => child?.on("exit", (code) => done(code ?? 1)));
}

const words = process.argv.slice(2);
const name = [words.slice(0, 2).join(" "), words[0] ?? ""].find((each) => each in commands) ?? "";
const steps = commands[name];
if (!steps) {
  console.error(`There is no command "${words[0]}". Commands: ${Object.keys(commands).join(", ")}.`);
  process.exit(2);
}
steps.at(-1)?.push(...words.slice(name.split(" ").length));
for (const step of steps) {
  const code = await run(step);
  if (code === 0) continue;
  // A single step has reported its own error.
  if (steps.length > 1)
    console.error(`npm run ${name.replace(" ", " -- ")}: "${step.join(" ")}" failed, see above.`);
  process.exit(code);
}
