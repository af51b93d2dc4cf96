import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * For a row that scrolls sideways on a phone: keeps the chosen link or button in view.
 *
 * @param chosen any name of what is chosen
 * @returns the ref for the row, which has to be positioned
 */
export function useChosenInView<Row extends HTMLElement>(chosen: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const one = row.current?.querySelector<HTMLElement>("[aria-pressed=true],[aria-current=page]");
    if (!row.current || !one) return;
    const { scrollLeft, clientWidth } = row.current;
    const isSeen =
      one.offsetLeft >= scrollLeft && one.offsetLeft + one.offsetWidth <= scrollLeft + clientWidth;
    // Part of the one before it stays visible: there is more that way.
    if (!isSeen)
      row.current.scrollLeft = one.offsetLeft - Number.parseFloat(getComputedStyle(row.current).paddingLeft);
  }, [chosen]);
  return row;
}
