// Before `npm start` and `npm test`: installs the packages and, for the tests, a browser where one is missing. Plain
// JavaScript, since it runs on whatever Node the machine has; every later step runs on the Node among the packages.
import { execSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

const run = (command) => execSync(command, { stdio: "inherit" });

const installed = "node_modules/.package-lock.json";
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync("package-lock.json").mtimeMs)
  run("npm ci --no-audit --no-fund --loglevel=error");

if (process.env.npm_lifecycle_event === "pretest") {
  const { chromium } = await import("playwright");
  const hasBrowser = () =>
    [process.env.CHROMIUM, "/usr/bin/chromium-headless-shell", chromium.executablePath()].some(
      (path) => path && existsSync(path),
    );
  const isRoot = process.getuid?.() === 0;
  if (!hasBrowser() && isRoot && existsSync("/usr/bin/apt-get"))
    try {
      run("apt-get -qq update && apt-get -qq install -y --no-install-recommends chromium-headless-shell");
    } catch {
      // Other systems with apt have no package of this name.
    }
  if (!hasBrowser()) run(`playwright install ${isRoot ? "--with-deps" : ""} chromium`);
}
