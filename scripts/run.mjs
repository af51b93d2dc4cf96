// The entry point of every npm script: installs what is missing, then runs the command on the Node that is installed
// with the packages. Plain JavaScript, since it runs on whatever Node the machine has (20 or newer).
import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const windows = process.platform === "win32";

/** Installs the packages, unless those of this very lock file are installed. */
function setUp() {
  const stamp = "node_modules/.installed";
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.log("Installing packages ...");
  // Not `npm ci`: it refuses a lock file that lacks optional binaries of some platforms, as ours does (`npm ci --dry-run`
  // lists them). Hashes of locked packages are checked either way.
  execFileSync("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: ["inherit", "inherit", "inherit"],
    shell: windows,
  });
  writeFileSync(stamp, lock);
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
