// The entry point of every npm script: installs what is missing, then runs the command on the Node that is installed
// with the packages. Plain JavaScript, since it runs on whatever Node the machine has (20 or newer).
import { execFileSync, spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const windows = process.platform === "win32";

/** Installs the packages, unless npm has done so since the lock file was written. */
function setUp() {
  const installed = "node_modules/.package-lock.json";
  if (existsSync(installed) && statSync(installed).mtimeMs > statSync("package-lock.json").mtimeMs) return;
  console.log("Installing packages ...");
  execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: "inherit",
    shell: windows,
  });
}

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
try {
  setUp();
} catch (error) {
  console.error(`Packages could not be installed (${error.message}): look above, then run this again.`);
  process.exit(1);
}
const node = `node_modules/node/bin/node${windows ? ".exe" : ""}`;
const command = spawn(node, ["scripts/commands.ts", ...process.argv.slice(2)], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => command.kill(signal));
command.on("exit", (code) => process.exit(code ?? 1));
