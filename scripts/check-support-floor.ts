/**
 * Holds the built scripts, the inline one included, to the support floor (`support-floor.ts`), by MDN's compatibility
 * data: a global or a method that is missing ends a script. Names are enough, since the bundler keeps to the syntax of
 * ES2022; the nightly job runs the pages in the floor's own Chromium. What is newer is listed below with the reason why
 * its absence does no harm.
 */
import { globSync, readFileSync } from "node:fs";
import data from "@mdn/browser-compat-data" with { type: "json" };
import type { CompatStatement, Identifier } from "@mdn/browser-compat-data";
import { supportFloor } from "../support-floor.ts";
import { prerenderedDocuments } from "../worker/pages/addresses.ts";
import { builtPage } from "./prerender/built-page.ts";
import { inlineTexts } from "./prerender/document.ts";

/** Newer than the floor and harmless there. An entry nothing uses any more is an error. */
const allowed: Record<string, string> = {
  TextEncoderStream: "of a text that React Router writes for servers",
  createContext: "React's contexts",
  createHTML: "called only where it is",
  createPolicy: "called only where it is",
  exitFullscreen: "the button is there only where full screen is",
  fallback: "a function of valibot's schemas",
  reportError: "React asks for its type first",
  requestFullscreen: "the button is there only where full screen is",
  requestSubmit: "of a message of React",
  skipTransition: "of a transition that is there",
  startViewTransition: "React tries it and goes on without",
  subscribe: "React's stores",
  use: "React's use",
};

const floor = Object.entries({ ...supportFloor, safari_ios: supportFloor.safari });

function isNewer({ support }: CompatStatement): boolean {
  return floor.some(([browser, version]) => {
    const statements = [support[browser as keyof typeof support] ?? []].flat();
    return (
      statements.length > 0 &&
      !statements.some(
        ({ version_added: added, flags, prefix, alternative_name: other }) =>
          typeof added === "string" && !flags && !prefix && !other && isOlder(added, version),
      )
    );
  });
}

/** "preview" has no number and comes after all. */
function isOlder(added: string, version: string): boolean {
  return added !== "preview" && added.replace("≤", "").localeCompare(version, "en", { numeric: true }) <= 0;
}

/** What the data says of everything that is called by a name, as a global or on any interface. */
const globals = new Map<string, CompatStatement[]>();
const methods = new Map<string, CompatStatement[]>();

function note(names: Map<string, CompatStatement[]>, name: string, statement?: CompatStatement): void {
  if (statement) names.set(name, [...(names.get(name) ?? []), statement]);
}

const builtins = data.javascript["builtins"] as Record<string, Identifier>;
for (const group of [builtins, builtins["Intl"], data.api] as Record<string, Identifier>[])
  for (const [name, { __compat: own, ...members }] of Object.entries(group)) {
    note(globals, name, own);
    for (const [key, { __compat: statement }] of Object.entries(members as Record<string, Identifier>)) {
      note(methods, key.replace(/_(?:static|event)$/, ""), statement);
      if (name === "Window") note(globals, key, statement);
    }
  }

/** Names in `script` that are newer than the floor wherever they are, and a regular expression's newer sign. */
function newerIn(script: string): string[] {
  const namesIn = (pattern: RegExp, known: ReadonlyMap<string, CompatStatement[]>) =>
    Array.from(script.matchAll(pattern), ([, name = ""]) => name).filter((name) =>
      known.get(name)?.every(isNewer),
    );
  return [
    ...namesIn(/(?<!\.)\.([A-Za-z]\w+)\(/g, methods),
    // Shorter ones are our own, minified.
    ...namesIn(/(?<![.\w$#])([A-Za-z]\w{3,})\(/g, globals),
    ...(/\(\?<[=!]/.test(script) ? ["(?<="] : []),
  ];
}

const client = "build/client";
const read = (file: string) => readFileSync(file, "utf8");

const scripts = new Map(globSync(`${client}/**/*.js`).map((file) => [file, read(file)]));
for (const address of prerenderedDocuments) {
  for (const text of inlineTexts(builtPage(address).html).scripts) scripts.set("the inline script", text);
}

const found = new Map<string, Set<string>>();
for (const [file, text] of scripts)
  for (const key of newerIn(text)) found.set(key, (found.get(key) ?? new Set()).add(file));

const problems = [...found]
  .filter(([key]) => !(key in allowed))
  .map(([key, files]) => `${key} in ${[...files].slice(0, 3).join(", ")}`);
const idle = Object.keys(allowed).filter((key) => !found.has(key));

const versions = floor.map((entry) => entry.join(" ")).join(", ");
if (problems.length + idle.length > 0) {
  if (problems.length > 0) console.error(`Newer than ${versions}:\n${problems.sort().join("\n")}`);
  if (idle.length > 0) console.error(`Allowed, but used nowhere: ${idle.join(", ")}`);
  process.exit(1);
}
console.log(`${scripts.size} scripts run in ${versions}.`);
