import { useEffect, useState } from "react";

/**
 * `items` in an order of this visit: the server's at first, so that every visitor gets the same HTML, then shuffled.
 * `reshuffle` makes another order.
 */
export function useShuffled<T>(items: readonly T[]): [order: readonly T[], reshuffle: () => void] {
  const [order, setOrder] = useState(items);
  useEffect(() => setOrder(shuffle(items)), [items]);
  return [order, () => setOrder(shuffle(items))];
}

/** `items` in random order (Fisher and Yates); `random` gives numbers in [0, 1). The input stays as it is. */
export function shuffle<T>(items: readonly T[], random: () => number = Math.random): T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(rest.length - 1 - Math.floor(random() * rest.length), 1));
}
