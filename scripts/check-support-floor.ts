/**
 * Holds the built scripts, the inline one included, to the support floor (`support-floor.ts`), by MDN's compatibility
 * data: one unknown name ends a script. Styles need no such check, since browsers skip rules they do not know: the bundler
 * rewrites newer syntax, and the nightly job looks at the pages in the floor's own Chromium. What is newer is listed below
 * with the reason why its absence does no harm.
 */
import { globSync, readFileSync } from "node:fs";
import { supportFloor } from "../support-floor.ts";
import { prerenderedDocuments } from "../worker/pages/addresses.ts";
import { builtPage } from "./prerender/built-page.ts";
import { inlineTexts } from "./prerender/document.ts";
import { newerInScript } from "./support-floor/scripts.ts";

/** Newer than the floor and harmless there. An entry nothing uses any more is an error. */
const allowed: Record<string, string> = {
  "api.CSSCounterStyleRule.fallback": "a function of valibot's schemas",
  "api.CookieStoreManager.subscribe": "React's stores",
  "api.ML.createContext": "React's contexts",
  "api.Document.startViewTransition": "React tries it and goes on without",
  "api.ViewTransition.skipTransition": "of a transition that is there",
  "api.Window.navigation": "React asks for its type first",
  "api.Window.setImmediate": "React asks for its type first",
  "javascript.builtins.AsyncDisposableStack.use": "React's use",
  "api.reportError": "React asks for its type first",
  "api.TrustedTypePolicy.createHTML": "called only where it is",
  "api.TrustedTypePolicyFactory.createPolicy": "called only where it is",
  "api.Element.requestFullscreen": "the button is there only where full screen is",
};

const client = "build/client";
const read = (file: string) => readFileSync(file, "utf8");

const scripts = new Map(globSync(`${client}/**/*.js`).map((file) => [file, read(file)]));
for (const address of prerenderedDocuments) {
  for (const text of inlineTexts(builtPage(address).html).scripts) scripts.set("the inline script", text);
}

const found = new Map<string, Set<string>>();
for (const [file, text] of scripts)
  for (const key of newerInScript(text)) found.set(key, (found.get(key) ?? new Set()).add(file));

const problems = [...found]
  .filter(([key]) => !(key in allowed))
  .map(([key, files]) => `${key} in ${[...files].slice(0, 3).join(", ")}`);
const idle = Object.keys(allowed).filter((key) => !found.has(key));

const floor = Object.entries(supportFloor)
  .map((entry) => entry.join(" "))
  .join(", ");
if (problems.length + idle.length > 0) {
  if (problems.length > 0) console.error(`Newer than ${floor}:\n${problems.sort().join("\n")}`);
  if (idle.length > 0) console.error(`Allowed, but used nowhere: ${idle.join(", ")}`);
  process.exit(1);
}
console.log(`${scripts.size} scripts run in ${floor}.`);
