/** What the keys do in the search field, as the ARIA pattern for a combobox with a list asks. */

export interface Suggestions {
  isOpen: boolean;
  /** Which of the options is active; -1 for none: then Enter asks for all results. */
  active: number;
}

export type KeyAnswer = Suggestions & {
  /** What the key does besides: goes to the active option, or empties the field. */
  does?: "go" | "clear";
};

/**
 * @param count how many options there are
 * @returns how things are after `key`; `undefined` for a key that is the field's own
 */
export function afterKey(key: string, { isOpen, active }: Suggestions, count: number): KeyAnswer | undefined {
  const places = count + 1;
  const step = (by: number) => ({ isOpen: true, active: ((active + 1 + by + places) % places) - 1 });
  switch (key) {
    case "ArrowDown":
      return count === 0 ? undefined : isOpen ? step(1) : { isOpen: true, active: 0 };
    case "ArrowUp":
      return count === 0 ? undefined : isOpen ? step(-1) : { isOpen: true, active: count - 1 };
    case "Enter":
      return isOpen && active >= 0 ? { isOpen: false, active: -1, does: "go" } : undefined;
    case "Escape":
      return isOpen ? { isOpen: false, active: -1 } : { isOpen, active, does: "clear" };
    default:
      return undefined;
  }
}
