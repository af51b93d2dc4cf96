import { findBrowser, findFirefox, findWebKit } from "../../scripts/browser.ts";
import { startChromium } from "./chromium.ts";
import type { Engine } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

/**
 * Starts the browser that the variable `ENGINE` names: `firefox` (the default), `webkit`, or `chromium:PATH` for a
 * Chromium of any age. Throws when it is not installed.
 */
export async function startEngine(): Promise<Engine> {
  const [kind = "", path = ""] = (process.env["ENGINE"] ?? "firefox").split(/:(.*)/);
  if (kind === "firefox") return startFirefox(path || there(findFirefox(), kind));
  if (kind === "chromium") return startChromium(path || there(findBrowser(), kind));
  if (kind === "webkit") return startWebKit(there(findWebKit(), kind));
  throw new Error(`ENGINE=${kind} is none of firefox, webkit, chromium:PATH`);
}

function there<Found>(found: Found | undefined, kind: string): Found {
  if (!found) throw new Error(`There is no ${kind} for the smoke test: install it, or name its path.`);
  return found;
}
