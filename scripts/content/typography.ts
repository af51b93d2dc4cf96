/** Typographic apostrophes, set once for all texts: whoever writes them types the straight one of the keyboard. */
import type { Source } from "../../content/schema.ts";
import { isAboutSources } from "./sources.ts";
import type { Fields } from "./yaml.ts";

/** Fields that are compared or followed, not read. */
const unset = /^(?:href|link|name|keywords|code|mark|icon|slug)$/;

/**
 * `values` as they are printed: `'` between letters or after one is `’`. What the specification prescribes (`spec`)
 * stays as it is, character for character.
 */
export function typeset<Values extends Fields>(values: Values): Values {
  const listed = (values["sources"] ?? {}) as Record<string, Source>;
  const walk = (value: unknown, path: readonly string[]): unknown => {
    const key = path.findLast((part) => !/^\d+$/.test(part)) ?? "";
    if (typeof value === "string")
      return unset.test(key) ? value : value.replaceAll(/(?<=[\p{L}\p{N}])'/gu, "’");
    if (typeof value !== "object" || value === null || isAboutSources(path)) return value;
    if ((value as Fields)["source"] === "spec" || listed[path.join(".")] === "spec") return value;
    if (Array.isArray(value))
      return value.map((item: unknown, index) => walk(item, [...path, String(index)]));
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, walk(item, [...path, name])]),
    );
  };
  return walk(values, []) as Values;
}
