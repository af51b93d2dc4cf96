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
  change: (text: string, path: readonly PropertyKey[]) => string,
  path: readonly PropertyKey[] = [],
): unknown {
  if (typeof value === "string") return change(value, path);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item, index) => withTexts(item, change, [...path, index]));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withTexts(item, change, [...path, name])]),
  );
}

/** The value at `path` in `data`; `undefined` if there is none. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, part) => (Object(value) as Record<PropertyKey, unknown>)[part], data);
}
