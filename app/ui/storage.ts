/** What this browser keeps for the site. Where storage is refused (a private window) or full, nothing. */
type Kind = "localStorage" | "sessionStorage";

/** The text kept under `name`, `null` when there is none. */
export function stored(kind: Kind, name: string): string | null {
  try {
    return window[kind].getItem(name);
  } catch {
    return null;
  }
}

/** The value kept as JSON under `name`, `otherwise` when there is none that can be read. */
export function storedValue<Value>(kind: Kind, name: string, otherwise: Value): Value {
  try {
    return JSON.parse(stored(kind, name) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** The names that start with `prefix`. */
export function storedNames(kind: Kind, prefix: string): string[] {
  try {
    return Object.keys(window[kind]).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Keeps `text` under `name`; an empty one is forgotten. @returns whether the browser did so; the site works without */
export function store(kind: Kind, name: string, text: string): boolean {
  try {
    if (text === "") window[kind].removeItem(name);
    else window[kind].setItem(name, text);
    return true;
  } catch {
    return false;
  }
}
