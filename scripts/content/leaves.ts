export interface Leaf {
  path: PropertyKey[];
  value: unknown;
}

/** Every text, number or truth value in `value` with the names that lead to it. */
export function leavesOf(value: unknown, path: PropertyKey[] = []): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(item, [...path, index]));
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([name, item]) => leavesOf(item, [...path, name]));
  }
  return [{ path, value }];
}
