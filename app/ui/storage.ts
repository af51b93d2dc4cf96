/** What this browser keeps for the site. Where storage is refused (a private window) or full, nothing. */
type Kind = "localStorage" | "sessionStorage";

/** Returns what `act` returns, or `otherwise` where the browser refuses. */
export function attempt<Result>(act: () => Result, otherwise: Result): Result {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/** The text kept under `name`, `null` when there is none. */
export const stored = (kind: Kind, name: string): string | null =>
  attempt(() => window[kind].getItem(name), null);

/** The value kept as JSON under `name`, `undefined` when there is none that can be read. Its type is that of its only writer. */
export const storedValue = (kind: Kind, name: string) =>
  attempt(() => JSON.parse(stored(kind, name) ?? ""), undefined);

/** The names that start with `prefix`. */
export const storedNames = (kind: Kind, prefix: string): string[] =>
  attempt(() => Object.keys(window[kind]).filter((name) => name.startsWith(prefix)), []);

/** Keeps `text` under `name`; an empty one is forgotten. @returns whether the browser did so; the site works without */
export const store = (kind: Kind, name: string, text: string): boolean =>
  attempt(() => {
    if (text === "") window[kind].removeItem(name);
    else window[kind].setItem(name, text);
    return true;
  }, false);
