/** MDN's compatibility data, asked whether the browsers of the support floor have a feature. */
import data from "@mdn/browser-compat-data" with { type: "json" };
import type { CompatStatement, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import { supportFloor } from "../../support-floor.ts";

const floor = { ...supportFloor, safari_ios: supportFloor.safari };

/** The part of the data at `path`; `undefined` where it has none. */
function entry(...path: string[]): Identifier | undefined {
  let here: Identifier | undefined = data as unknown as Identifier;
  for (const name of path) {
    if (!here || name === "__compat" || !Object.hasOwn(here, name)) return undefined;
    here = here[name];
  }
  return here;
}

/** Whether the floor is known to lack what is at `path`; what the data does not know is not held against anyone. */
export function isNewer(...path: string[]): boolean {
  // oxlint-disable-next-line no-underscore-dangle -- the data's name
  const compat = entry(...path)?.__compat;
  return compat !== undefined && !isSupported(compat);
}

function isSupported({ support }: CompatStatement): boolean {
  return Object.entries(floor).every(([browser, version]) => {
    const statement = support[browser as keyof typeof floor];
    if (statement === undefined) return true;
    return [statement].flat().some((one: SimpleSupportStatement) => {
      if (one.flags || one.prefix || one.alternative_name || typeof one.version_added !== "string")
        return false;
      return compare(one.version_added, version) <= 0;
    });
  });
}

function compare(one: string, other: string): number {
  const [major = 0, minor = 0] = numbers(one);
  const [otherMajor = 0, otherMinor = 0] = numbers(other);
  return major - otherMajor || minor - otherMinor;
}

/** "preview" has no number and comes after all. */
function numbers(version: string): number[] {
  return version === "preview" ? [Infinity] : version.replace("≤", "").split(".").map(Number);
}

/** Members of all interfaces by name, with the paths that have it: code does not say whose method it calls. */
export const members = new Map<string, string[][]>();
/** What stands in the global scope, by name. */
export const globals = new Map<string, string[]>();

for (const group of [["javascript", "builtins"], ["javascript", "builtins", "Intl"], ["api"]]) {
  for (const name of Object.keys(entry(...group) ?? {})) {
    globals.set(name, [...group, name]);
    for (const key of Object.keys(entry(...group, name) ?? {})) {
      if (key === "__compat") continue;
      const member = key.replace(/_(?:static|event)$/, "");
      members.set(member, [...(members.get(member) ?? []), [...group, name, key]]);
      if (name === "Window" && !globals.has(member)) globals.set(member, [...group, name, key]);
    }
  }
}
