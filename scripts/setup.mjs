// Installs what is missing, before anything else can run. Plain JavaScript on purpose: the first time, it runs on
// whatever Node the machine has (20 or newer); everything after it runs on the Node this installs.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const stamp = "node_modules/.installed";
const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== lock) {
  console.log("Installing packages ...");
  // Not `npm ci`: it refuses a lock that lacks optional binaries of platforms which a registry has not got yet.
  execFileSync("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  writeFileSync(stamp, lock);
}
