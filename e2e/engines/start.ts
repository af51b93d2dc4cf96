import { findFirefox } from "../../scripts/browser.ts";
import { startChromium } from "./chromium.ts";
import type { Engine } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

/**
 * Starts the browser that the variable `ENGINE` names: `firefox` (the default), `webkit`, or `chromium:PATH` for a
 * Chromium of any age. Throws when it is not installed.
 */
export function startEngine(): Promise<Engine> {
  const [kind, path = ""] = (process.env["ENGINE"] ?? "firefox").split(/:(.*)/);
  if (kind === "firefox") return startFirefox(findFirefox() ?? "firefox");
  if (kind === "chromium") return startChromium(path);
  if (kind === "webkit") return startWebKit();
  throw new Error(`ENGINE=${kind} is none of firefox, webkit, chromium:PATH`);
}
