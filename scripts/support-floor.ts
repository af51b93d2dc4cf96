/**
 * Holds the built files to the support floor (`support-floor.ts`): syntax and interfaces of every script, at-rules,
 * selectors, properties and values of every style, the inline ones included, measured by MDN's compatibility data.
 * What is newer has to stand below with the reason why its absence does no harm.
 */
import { globSync, readFileSync } from "node:fs";
import { supportFloor } from "../support-floor.ts";
import { prerenderedDocuments } from "../worker/pages/addresses.ts";
import { builtPage } from "./prerender/built-page.ts";
import { inlineTexts } from "./prerender/document.ts";
import { newerInScript } from "./support-floor/scripts.ts";
import { newerInStyle } from "./support-floor/styles.ts";

/** Newer than the floor and harmless there. An entry nothing uses any more is an error. */
const allowed: Record<string, string> = {
  "css.at-rules.media.prefers-contrast":
    "more contrast for those who ask; elsewhere the colours are those of all",
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
  "css.at-rules.media.forced-colors": "such a browser has no forced colours",
  "css.at-rules.page": "the printer's own margins",
  "css.properties.break-after.avoid": "a heading may end a printed page",
  "css.properties.forced-color-adjust": "such a browser has no forced colours",
  "css.properties.hyphens": "words of large text break without a hyphen",
  "css.properties.orphans": "single lines on a printed page",
  "css.properties.place-self.end": "older ones know it in a grid, where it stands",
  "css.properties.place-self.start": "the same",
  "css.properties.print-color-adjust": "colours print as the printer has them",
  "css.properties.widows": "single lines on a printed page",
  "api.Element.requestFullscreen": "the button is there only where full screen is",
  "css.properties.align-content.start": "older ones know it in a grid, where it stands",
  "css.properties.align-self.end": "the same",
  "css.properties.align-self.start": "the same",
  "css.properties.overscroll-behavior-x": "a swipe at the end of a row may go back a page",
  "css.properties.scroll-snap-stop": "a fast swipe passes more than one slide",
  "css.properties.size": "slides print on the printer's own paper",
  "css.selectors.-webkit-scrollbar": "a scroll bar shows below the slides",
  "css.properties.aspect-ratio": "the box has the height of its picture",
  "css.properties.contain-intrinsic-size": "the whole page is laid out at once",
  "css.properties.content-visibility": "the same",
  "css.properties.cursor.pointer": "telephones have no pointer",
  "css.properties.mask-size": "-webkit-mask-size stands beside it",
  "css.properties.overscroll-behavior": "the page scrolls on at the end of the drawer",
  "css.properties.resize": "the field keeps its size",
  "css.properties.cursor.default": "the pointer keeps its shape",
  "css.properties.cursor.grab": "the pointer keeps its shape",
  "css.properties.cursor.grabbing": "the pointer keeps its shape",
  "css.properties.background.text": "no rule of ours: a variable of the map is called so",
  "css.properties.scrollbar-width": "a scroll bar shows",
  "css.properties.text-wrap": "lines of a heading differ in length",
  "css.properties.user-select": "-webkit-user-select stands beside it",
  "css.properties.view-transition-name": "pages change at once",
  "css.selectors.is": "the arrow of an open section does not turn",
  "css.selectors.open": "the same; [open] stands beside it",
  "css.selectors.popover-open": "the same",
  "css.selectors.selection": "selected text has the browser's colours",
  "css.selectors.view-transition": "pages change at once",
  "css.selectors.view-transition-group": "the same",
  "css.selectors.view-transition-new": "the same",
  "css.selectors.view-transition-old": "the same",
  "css.types.length.viewport_percentage_units_dynamic": "heights fall back to the content's",
};

const client = "build/client";
const read = (file: string) => readFileSync(file, "utf8");

const scripts = new Map(globSync(`${client}/**/*.js`).map((file) => [file, read(file)]));
const styles = new Map(globSync(`${client}/**/*.css`).map((file) => [file, read(file)]));
for (const address of prerenderedDocuments) {
  const inline = inlineTexts(builtPage(address).html);
  for (const text of inline.scripts) scripts.set("the inline script", text);
  styles.set(address, inline.styles.join(""));
}

const found = new Map<string, Set<string>>();
function note(keys: Iterable<string>, file: string): void {
  for (const key of keys) found.set(key, (found.get(key) ?? new Set()).add(file));
}
for (const [file, text] of scripts) note(newerInScript(text), file);
for (const [file, text] of styles) note(newerInStyle(text), file);

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
console.log(`${scripts.size} scripts and ${styles.size} style sheets run in ${floor}.`);
