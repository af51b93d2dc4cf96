/**
 * Finds the browsers for tests and images. Run as a program it installs what is missing: Playwright's own download, or
 * Debian's package.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { chromium } from "playwright";
import { toolPath } from "./run-tool.ts";

/** Debian's headless shell, like Playwright's own: tests take a third less time. */
const headless = "chromium-headless-shell";
const chromiums = [
  `/usr/bin/${headless}`,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const firefoxes = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/** Path of an installed Chromium, or `undefined`. */
export function findBrowser(): string | undefined {
  return first(process.env["CHROMIUM"] ?? "", chromium.executablePath(), ...chromiums);
}

/** Path of an installed Firefox, as Mozilla or Debian ships it, or `undefined`. */
export function findFirefox(): string | undefined {
  return first(process.env["FIREFOX"] ?? "", ...firefoxes);
}

/** Paths of WebKitGTK's driver and of its MiniBrowser, or `undefined`. */
export function findWebKit(): { driver: string; browser: string } | undefined {
  const driver = first("/usr/bin/WebKitWebDriver");
  const browser = first(...globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser"));
  return driver && browser ? { driver, browser } : undefined;
}

function first(...paths: string[]): string | undefined {
  return paths.find((path) => path !== "" && existsSync(path));
}

/** Start options that work in a container as root and keep the browser off the network. */
export const launchOptions = {
  // Playwright uses its own headless shell unless given a path.
  executablePath: hasOwn() ? undefined : findBrowser(),
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

/** Whether tests run in Playwright's own download. */
function hasOwn(): boolean {
  return !process.env["CHROMIUM"] && existsSync(chromium.executablePath());
}

/** Throws when the package cannot be installed. Does nothing without apt. */
function installPackage(name: string): void {
  if (!existsSync("/usr/bin/apt-get")) return;
  const quiet = { stdio: ["ignore", "ignore", "inherit"] as ("ignore" | "inherit")[] };
  execFileSync("apt-get", ["update", "-qq"], quiet);
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], {
    ...quiet,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

if (import.meta.main) {
  if (!findBrowser()) {
    console.log("Installing Chromium for the tests ...");
    const playwright = (command: string) =>
      spawnSync(process.execPath, [toolPath("playwright"), command, "chromium"], { stdio: "ignore" });
    playwright("install");
    // A bare system lacks libraries that the download needs; installing them takes root.
    const starts = () =>
      spawnSync(chromium.executablePath(), ["--version"], { stdio: "ignore" }).status === 0;
    if (hasOwn() && process.getuid?.() === 0 && !starts()) playwright("install-deps");
  }
  if (!hasOwn() && !process.env["CHROMIUM"] && process.getuid?.() === 0 && !existsSync(chromiums[0]!)) {
    try {
      installPackage(headless);
    } catch {
      // Tests also run in the full browser, only slower.
    }
  }
  if (!findBrowser()) installPackage("chromium");
  if (!findBrowser()) throw new Error("Chromium could not be installed: set CHROMIUM to the path of one.");
  // Playwright's Firefox is a patched build; the smoke test drives the one that people use.
  if (!process.env["ENGINE"] && !findFirefox()) {
    console.log("Installing Firefox for the tests ...");
    installPackage("firefox-esr");
    if (!findFirefox()) throw new Error("Firefox could not be installed: set FIREFOX to the path of one.");
  }
}
