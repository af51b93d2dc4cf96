import { type RefObject, useLayoutEffect, useRef } from "react";

/** Keeps what is `chosen` in view in a row that scrolls sideways. @returns the ref of the row, which is positioned */
export function useChosenInView<Row extends HTMLElement>(chosen: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const isNew = useRef(true);
  useLayoutEffect(() => {
    const one = row.current?.querySelector<HTMLElement>("[aria-pressed=true],[aria-current=page]");
    if (!row.current || !one) return;
    const { scrollLeft, clientWidth } = row.current;
    // Some browsers scroll there by themselves (`from-chosen` in `uno.config.ts`), and the visitor may have swiped since.
    const isPlaced = isNew.current && (scrollLeft !== 0 || CSS.supports("scroll-initial-target", "nearest"));
    isNew.current = false;
    if (isPlaced) return;
    const isSeen =
      one.offsetLeft >= scrollLeft && one.offsetLeft + one.offsetWidth <= scrollLeft + clientWidth;
    // Part of the one before it stays visible: there is more that way.
    if (!isSeen)
      row.current.scrollLeft = one.offsetLeft - Number.parseFloat(getComputedStyle(row.current).paddingLeft);
  }, [chosen]);
  return row;
}
