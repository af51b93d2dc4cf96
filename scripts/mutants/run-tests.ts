import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { toolPath } from "../run-tool.ts";

export type Killer = readonly [file: string, title: string];

/** Result of each test that ran: its file, its whole title, and whether it passed. */
interface Result {
  file: string;
  title: string;
  passed: boolean;
}

interface PlaywrightSuite {
  file: string;
  specs: { title: string; file: string; ok: boolean }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** A title with its placeholders (`%s`) as a pattern. */
const patternOf = (title: string) => title.split("%s").map(escaped).join(".*");

/**
 * Runs just these tests in `folder`. Throws when one of them does not exist.
 *
 * @returns for each killer whether it went red: one failing test of its title is enough
 */
export function redTests(folder: string, killers: readonly Killer[]): boolean[] {
  const results = [
    ...playwright(folder, killers.filter(isEndToEnd)),
    ...vitest(
      folder,
      "vitest.config.ts",
      killers.filter((killer) => !isEndToEnd(killer) && !isWorker(killer) && !isSocket(killer)),
    ),
    ...vitest(folder, "vitest.worker.config.ts", killers.filter(isWorker)),
    ...vitest(folder, "vitest.socket.config.ts", killers.filter(isSocket)),
  ];
  return killers.map(([file, title]) => {
    const pattern = new RegExp(patternOf(title));
    const own = results.filter((result) => result.file.endsWith(file) && pattern.test(result.title));
    if (own.length === 0) throw new Error(`${file} has no test "${title}", or it could not be run`);
    return own.some(({ passed }) => !passed);
  });
}

export const isEndToEnd = ([file]: Killer) => file.startsWith("e2e/");
export const isWorker = ([file]: Killer) => file.endsWith(".worker.test.ts");
const isSocket = ([file]: Killer) => file.endsWith(".socket.test.ts");

function playwright(folder: string, killers: readonly Killer[]): Result[] {
  if (killers.length === 0) return [];
  const files = new Set(killers.map(([file]) => file));
  const titles = new Set(killers.map(([, title]) => patternOf(title)));
  const args = ["test", ...files, "--grep", [...titles].join("|"), "--reporter", "json"];
  const report = runForReport(folder, "playwright", args, "PLAYWRIGHT_JSON_OUTPUT_NAME");
  const { suites, errors } = report as PlaywrightReport;
  // Such as a port that is taken: no test has run.
  if (suites.length === 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  const specsOf = (suite: PlaywrightSuite): Result[] => [
    ...suite.specs.map(({ title, file, ok }) => ({ title, file: `e2e/${file}`, passed: ok })),
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  return suites.flatMap(specsOf);
}

function vitest(folder: string, config: string, killers: readonly Killer[]): Result[] {
  if (killers.length === 0) return [];
  const files = new Set(killers.map(([file]) => file));
  const titles = new Set(killers.map(([, title]) => patternOf(title)));
  const args = ["run", "--config", config, ...files, "-t", [...titles].join("|"), "--reporter", "json"];
  const report = runForReport(folder, "vitest", args) as VitestReport;
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== "skipped" && status !== "pending")
      .map(({ fullName, status }) => ({
        file: name.replaceAll("\\", "/"),
        title: fullName,
        passed: status === "passed",
      })),
  );
}

/** The JSON report of a run, whether its tests pass or not. Throws what the tool said when there is none. */
function runForReport(folder: string, tool: string, args: readonly string[], variable?: string): unknown {
  const file = join(folder, `${tool}-report.json`);
  rmSync(file, { force: true });
  const output = variable ? [] : ["--outputFile", file];
  const { stdout, stderr } = spawnSync(process.execPath, [toolPath(tool), ...args, ...output], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...(variable ? { [variable]: file } : {}) },
  });
  try {
    return JSON.parse(readFileSync(file, "utf8")) as unknown;
  } catch {
    throw new Error(`${tool} gave no report: ${(stderr || stdout).slice(-2000)}`);
  }
}
