/**
 * Holds the built scripts, the inline one included, to the support floor (`support-floor.ts`), by MDN's compatibility
 * data: a missing global or method ends a script. Names are enough, since the bundler keeps to the syntax of ES2022; the
 * nightly job runs the pages in the floor's own Chromium.
 */
import { globSync, readFileSync } from "node:fs";
import data from "@mdn/browser-compat-data" with { type: "json" };
import type { CompatStatement, Identifier } from "@mdn/browser-compat-data";
import { supportFloor } from "../support-floor.ts";
import { startWorkerd } from "./workerd/workerd.ts";

/** Newer than the floor, with the reason why its absence does no harm. An entry that nothing uses is an error. */
const allowed: Record<string, string> = {
  createContext: "React's contexts",
  createPolicy: "called only where it exists",
  exitFullscreen: "its button is there only where it exists",
  fallback: "a function of valibot's schemas",
  reportError: "React asks for its type first",
  requestFullscreen: "its button is there only where it exists",
  requestSubmit: "in a message of React",
  skipTransition: "called on a transition that has begun",
  startViewTransition: "React tries it and goes on without",
  subscribe: "React's stores",
  use: "React's use",
};

const floor = Object.entries({ ...supportFloor, safari_ios: supportFloor.safari });

/** Whether a browser of the floor lacks it; "preview" has no number and is newer than any. */
function isNewer({ support }: CompatStatement): boolean {
  return floor.some(([browser, version]) => {
    const statements = [support[browser as keyof typeof support] ?? []].flat();
    const isThere = statements.some(
      ({ version_added: added, flags, prefix, alternative_name: other }) =>
        typeof added === "string" && !flags && !prefix && !other && isOlder(added, version),
    );
    return statements.length > 0 && !isThere;
  });
}

const isOlder = (added: string, version: string) =>
  added !== "preview" && added.replace("≤", "").localeCompare(version, "en", { numeric: true }) <= 0;

/** All that the data says of a name that is called: `name(` as a global, `.name(` as a method of any interface. */
const known = new Map<string, CompatStatement[]>();

function note(call: string, statement?: CompatStatement): void {
  if (statement) known.set(call, [...(known.get(call) ?? []), statement]);
}

const builtins = data.javascript["builtins"] as Record<string, Identifier>;
for (const group of [builtins, builtins["Intl"], data.api] as Record<string, Identifier>[])
  for (const [name, { __compat: own, ...members }] of Object.entries(group)) {
    note(name, own);
    for (const [key, { __compat: statement }] of Object.entries(members as Record<string, Identifier>)) {
      note(`.${key.replace(/_(?:static|event)$/, "")}`, statement);
      if (name === "Window") note(key, statement);
    }
  }

/** Methods, and globals of four letters at least: shorter ones are our own names, minified. */
const calls = /(?<!\.)\.[A-Za-z]\w+(?=\()|(?<![.\w$#])[A-Za-z]\w{3,}(?=\()|\(\?<[=!]/g;

/** Names in `script` that are newer than the floor on every interface, and the lookbehind of regular expressions. */
const newerIn = (script: string) =>
  Array.from(script.matchAll(calls), ([call]) => call).filter(
    (call) => call.startsWith("(") || known.get(call)?.every(isNewer),
  );

const scripts = new Map(globSync("build/client/**/*.js").map((file) => [file, readFileSync(file, "utf8")]));
await using site = await startWorkerd();
const home = await (await fetch(site.address)).text();
for (const [, text = ""] of home.matchAll(/<script>(.*?)<\/script>/gs))
  scripts.set("the inline script", text);

/** Files by the newer name in them. */
const found = new Map(
  [...scripts].flatMap(([file, text]) => newerIn(text).map((call) => [call.replace(".", ""), file] as const)),
);
const wrong = [
  ...[...found].filter(([key]) => !(key in allowed)).map(([key, file]) => `${key} in ${file} is newer`),
  ...Object.keys(allowed)
    .filter((key) => !found.has(key))
    .map((key) => `${key} is allowed, but used nowhere`),
];
const versions = floor.map((entry) => entry.join(" ")).join(", ");
if (wrong.length > 0) throw new Error(`Not as the support floor has it (${versions}):\n${wrong.join("\n")}`);
console.log(`${scripts.size} scripts run in ${versions}.`);
