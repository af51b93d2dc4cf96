export interface FieldValue {
  path: PropertyKey[];
  value: unknown;
}

/** Every text, number or truth value in `value` with the names that lead to it. */
export function fieldValues(value: unknown, path: PropertyKey[] = []): FieldValue[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => fieldValues(item, [...path, index]));
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([name, item]) => fieldValues(item, [...path, name]));
  }
  return [{ path, value }];
}

/** What stands at `path` in `data`. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, part) => (Object(value) as Record<PropertyKey, unknown>)[part], data);
}
