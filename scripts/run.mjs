// The entry point of every npm script: installs what is missing, then runs the command on the Node that is installed
// with the packages. Plain JavaScript, since it runs on whatever Node the machine has (20 or newer).
import { execFileSync, spawn } from "node:child_process";
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const windows = process.platform === "win32";

/** Installs the packages, unless those of this very lock file are installed. */
function setUp() {
  const lock = "package-lock.json";
  const installed = "node_modules/.installed";
  if (existsSync(installed) && readFileSync(installed).equals(readFileSync(lock))) return;
  console.log("Installing packages ...");
  execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: "inherit",
    shell: windows,
  });
  copyFileSync(lock, installed);
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
