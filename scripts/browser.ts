/**
 * The Chromium that tests and images use: one that is there already, else Playwright's own download, else
 * Debian's package. Run as a program it installs what is missing and prints the path.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { toolPath } from "./run-tool.ts";

const known = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Path of an installed Chromium, or `undefined`. */
export function findBrowser(): string | undefined {
  return [process.env["CHROMIUM"] ?? "", chromium.executablePath(), ...known].find(
    (path) => path !== "" && existsSync(path),
  );
}

/** Start options that work in a container as root and keep the browser off the network. */
export const launchOptions = {
  executablePath: findBrowser(),
  args: [
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
};

function install(): void {
  console.log("Installing a browser for the tests ...");
  if (
    spawnSync(process.execPath, [toolPath("playwright"), "install", "chromium"], { stdio: "ignore" })
      .status === 0 &&
    findBrowser()
  )
    return;
  if (!existsSync("/usr/bin/apt-get"))
    throw new Error("Chromium could not be downloaded: set CHROMIUM to the path of one.");
  execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  if (!findBrowser()) throw new Error("No Chromium could be installed; set CHROMIUM to the path of one.");
}

if (import.meta.main && !findBrowser()) install();
