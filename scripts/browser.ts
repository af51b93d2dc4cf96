/**
 * The browsers for tests and images: those that `CHROMIUM` and `FIREFOX` name, those of the system, or Playwright's own
 * Chromium. Run as a program it installs what is missing.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { toolPath } from "./run-tool.ts";

const first = (paths: readonly (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** Debian's headless shell, like Playwright's own: tests take a third less time, and it can draw without hinting. */
const shell = "/usr/bin/chromium-headless-shell";

const systemChromium = () =>
  first([
    process.env["CHROMIUM"],
    shell,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ]);

/** Path of an installed Chromium, or `undefined`. */
export const findBrowser = () => systemChromium() ?? first([chromium.executablePath()]);

/** Path of an installed Firefox, as Mozilla or Debian ships it, or `undefined`. */
export const findFirefox = () =>
  first([
    process.env["FIREFOX"],
    "/usr/bin/firefox-esr",
    "/usr/bin/firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
  ]);

const isRoot = process.getuid?.() === 0;
const canInstall = isRoot && existsSync("/usr/bin/apt-get");

/** Start options that work in a container as root and keep the browser off the network. */
export const launchOptions = {
  // Without a path Playwright takes its own headless shell.
  executablePath: systemChromium(),
  args: [
    ...(isRoot ? ["--no-sandbox"] : []),
    "--disable-gpu",
    // Makes letters as wide as on phones, Windows and macOS; by default Linux rounds their widths to whole pixels.
    "--font-render-hinting=none",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
};

/** Installs a package of Debian; whoever calls it looks whether that worked. */
function installPackage(name: string): void {
  if (!canInstall) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const command of ["update", `install -y --no-install-recommends ${name}`])
    spawnSync("apt-get", ["-qq", ...command.split(" ")], { stdio: ["ignore", "ignore", "inherit"], env });
}

if (import.meta.main) {
  // Even if there is an older Chromium: version 150 of Debian 12 claims to be online after an offline reload.
  if (canInstall && !first([process.env["CHROMIUM"], shell, chromium.executablePath()])) {
    console.log("Installing Chromium for the tests ...");
    installPackage("chromium-headless-shell");
  }
  if (!findBrowser()) {
    // A bare system lacks libraries that the download needs; installing them takes root.
    const options = isRoot ? ["--with-deps"] : [];
    spawnSync(process.execPath, [toolPath("playwright"), "install", ...options, "chromium"], {
      stdio: "inherit",
    });
  }
  if (!findBrowser()) throw new Error("Chromium could not be installed: set CHROMIUM to the path of one.");
  // Playwright's Firefox is a patched build; the smoke test drives the one that people use.
  if (!process.env["ENGINE"] && !findFirefox()) {
    console.log("Installing Firefox for the tests ...");
    installPackage("firefox-esr");
    if (!findFirefox()) throw new Error("Firefox could not be installed: set FIREFOX to the path of one.");
  }
}
