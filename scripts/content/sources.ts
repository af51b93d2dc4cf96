/** Who answers for what a file says: `source` at a claim, `sources` for fields by name, `sample` for people. */
import type { Source } from "../../content/schema.ts";
import { valueAt } from "./field-values.ts";
import type { Fields } from "./yaml.ts";

const names = new Set(["source", "sources", "sample"]);

/** Whether the text at `path` speaks about sources rather than to visitors. */
export function isAboutSources(path: readonly PropertyKey[]): boolean {
  return path.some((part) => names.has(String(part)));
}

/** `value`, which is JSON, without a word about its sources. */
export function withoutSources<Value>(value: Value): Value {
  const text = JSON.stringify(value, (name, item: unknown) => (names.has(name) ? undefined : item));
  return JSON.parse(text) as Value;
}

/** Who answers for what stands at `path` of a file's `data`: the nearest word about it. */
export function sourceAt(data: Fields, path: readonly PropertyKey[]): Source | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const own = ownSource(valueAt(data, path.slice(0, length)));
    if (own) return own;
  }
  const place = `${path.join(".")}.`;
  const listed = Object.entries((data["sources"] ?? {}) as Record<string, Source>)
    .filter(([field]) => place.startsWith(`${field}.`))
    .toSorted(([a], [b]) => b.length - a.length)[0]?.[1];
  return listed ?? ownSource(data);
}

function ownSource(value: unknown): Source | undefined {
  const { source, sample } = Object(value) as Fields;
  if (typeof sample === "boolean") return sample ? "sample" : "owner";
  return typeof source === "string" ? (source as Source) : undefined;
}
