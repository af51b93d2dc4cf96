/** Every text, number or boolean in `value`, with its path. */
export function fieldValues(
  value: unknown,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; value: unknown }[] {
  if (typeof value !== "object" || value === null) return [{ path, value }];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, item]) =>
    fieldValues(item, [...path, isList ? Number(name) : name]),
  );
}

/** `value` with each text in it replaced by what `change` returns. */
export function withTexts(
  value: unknown,
  change: (text: string, path: readonly string[]) => string,
  path: readonly string[] = [],
): unknown {
  if (typeof value === "string") return change(value, path);
  if (typeof value !== "object" || value === null) return value;
  const changed = Object.entries(value).map(
    ([name, item]) => [name, withTexts(item, change, [...path, name])] as const,
  );
  return Array.isArray(value) ? changed.map(([, item]) => item) : Object.fromEntries(changed);
}

/** The value at `path` in `data`; `undefined` if there is none. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, part) => (Object(value) as Record<PropertyKey, unknown>)[part], data);
}
