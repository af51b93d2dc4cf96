type Path = readonly PropertyKey[];

/** Every text, number or boolean in `value`, with its path. */
export function fieldValues(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== "object" || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([name, item]) =>
    fieldValues(item, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

/** `value` with each text in it replaced by what `change` returns. */
export function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withTexts(item, change));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withTexts(item, change)]));
}

/** The value at `path` in `data`; `undefined` if there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, part) => (Object(value) as Record<PropertyKey, unknown>)[part], data);
}
