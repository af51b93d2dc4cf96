/** Sources and confirmation of the claims in a file: `source` at a claim, `sources` for fields by name, `sample` for people. */
import { valueAt } from "./field-values.ts";
import type { Fields } from "./yaml.ts";

const names = new Set(["source", "sources", "sample"]);

/** `value`, which is JSON, without its sources. */
export function withoutSources<Value>(value: Value): Value {
  const text = JSON.stringify(value, (name, item: unknown) => (names.has(name) ? undefined : item));
  return JSON.parse(text) as Value;
}

/** Whether the specification prescribes the value at `path` of a file's `data`, by the nearest source. */
export function isPrescribed(data: Fields, path: readonly PropertyKey[]): boolean {
  for (let length = path.length; length > 0; length -= 1) {
    const { source, sample } = Object(valueAt(data, path.slice(0, length))) as Fields;
    if (source !== undefined || sample !== undefined) return source === "spec";
  }
  const place = `${path.join(".")}.`;
  const listed = Object.entries(data["sources"] ?? {})
    .filter(([field]) => place.startsWith(`${field}.`))
    .toSorted(([a], [b]) => b.length - a.length)[0]?.[1];
  return (listed ?? data["source"]) === "spec";
}
