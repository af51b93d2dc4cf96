import { type RefObject, useLayoutEffect, useRef } from "react";

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
    if (!row.current || !one) return;
    // A part of what stands before it shows: there is more that way.
    row.current.scrollLeft = one.offsetLeft - Number.parseFloat(getComputedStyle(row.current).paddingLeft);
  }, [chosen]);
  return row;
}
