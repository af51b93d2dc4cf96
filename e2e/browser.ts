/** The Chromium of the tests: the one that `CHROMIUM` names, Debian's headless shell, or else Playwright's own. */
import { existsSync } from "node:fs";

export const launchOptions = {
  executablePath: [process.env["CHROMIUM"], "/usr/bin/chromium-headless-shell"].find(
    (path) => path && existsSync(path),
  ),
  args: [
    // Chromium's sandbox refuses to start as root, which containers usually are.
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    "--disable-gpu",
    // Makes letters as wide as on phones, Windows and macOS; by default Linux rounds their widths to whole pixels.
    "--font-render-hinting=none",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    // No test reaches another host. Blocking those with `route` would switch off the browser's cache.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
  ],
};
