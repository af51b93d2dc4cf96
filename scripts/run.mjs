// The single entry of every npm script: installs what is missing, then runs the command on the Node that is installed
// with the packages. Plain JavaScript: the first time it runs on whatever Node the machine has (20 or newer).
import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const windows = process.platform === "win32";

/** Installs the packages unless those of just this lock file are there. */
function setUp() {
  const stamp = "node_modules/.installed";
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.log("Installing packages ...");
  // Not `npm ci`: it refuses a lock that lacks optional binaries of platforms which a registry has not got yet, as ours
  // does (`npm ci --dry-run` lists them). Locked packages are held to their hashes either way.
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
