import { type RefObject, useLayoutEffect, useState } from "react";
import { shuffle } from "./shuffle.ts";

/**
 * `items` in random order, and a function that chooses another. On the page that a visit begins with they have the order
 * that `shuffle-list.ts` gave their elements before the first paint. Every visitor gets the same HTML, which caches keep.
 */
export function useShuffledList<T>(items: readonly T[]): [order: readonly T[], reshuffle: () => void] {
  const [order, setOrder] = useState(() => {
    if (import.meta.env.SSR) return items;
    const chosen = document.documentElement.dataset["order"]?.split(" ");
    return chosen ? chosen.flatMap((place) => items[Number(place)] ?? []) : shuffle(items);
  });
  // It belongs to that one list.
  useLayoutEffect(() => {
    delete document.documentElement.dataset["order"];
  }, []);
  return [order, () => setOrder(shuffle(items))];
}

/**
 * `items` in random order, for a `part` of the page of which the HTML has only the first item. A visitor who has seen
 * it before the application runs (`start.ts` takes its `data-unseen` away) keeps the order of the HTML.
 */
export function useShuffledUnseen<T>(items: readonly T[], part: RefObject<HTMLElement | null>): readonly T[] {
  const [order, setOrder] = useState(items);
  useLayoutEffect(() => {
    if (part.current?.dataset["unseen"] !== undefined) setOrder(shuffle(items));
  }, [items, part]);
  return order;
}
