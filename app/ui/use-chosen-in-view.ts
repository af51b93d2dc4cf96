import { type RefObject, useLayoutEffect, useRef } from "react";

/** How much of what stands before the chosen one shows, CSS pixels: there is more that way. */
const before = 20;

/**
 * For a row that scrolls sideways on a phone: has the chosen link or button in it show.
 *
 * @param chosen what is chosen, whatever it is called
 * @returns the row's ref; the row is positioned
 */
export function useChosenInView<Row extends HTMLElement>(chosen: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const one = row.current?.querySelector<HTMLElement>("[aria-pressed=true],[aria-current=page]");
    if (row.current && one) row.current.scrollLeft = one.offsetLeft - before;
  }, [chosen]);
  return row;
}
