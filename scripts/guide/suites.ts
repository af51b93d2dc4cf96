import { spawnSync } from "node:child_process";

/** Not the budgets: how many bytes the content takes is its owner's to decide, and one field more may be one too many. */
const everyTime = ["check", "test:unit", "test:worker", "test:socket"];

/** Runs the checks and tests of the project in `folder`, the end-to-end tests if `full`. Throws when one is red. */
export function runSuites(folder: string, full: boolean): void {
  const red = (full ? [...everyTime, "test:e2e"] : everyTime).filter((name) => {
    const begun = performance.now();
    const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/commands.ts", name], {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 256 * 1024 * 1024,
      env: { ...process.env, NO_COLOR: "1", CI: "1" },
    });
    console.log(
      `${status === 0 ? "green" : "RED  "}  ${name}, ${Math.round((performance.now() - begun) / 1000)} s`,
    );
    if (status !== 0) console.log(`${stdout}\n${stderr}`.slice(-8000));
    return status !== 0;
  });
  if (red.length > 0) throw new Error(`Red after the guide was followed: ${red.join(", ")}`);
}
