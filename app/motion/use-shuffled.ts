import { useEffect, useState } from "react";

/**
 * `items` in the server's order, so that every visitor gets the same HTML, then shuffled; `reshuffle` does so again.
 */
export function useShuffled<T>(items: readonly T[]): [order: readonly T[], reshuffle: () => void] {
  const [order, setOrder] = useState(items);
  useEffect(() => setOrder(shuffle(items)), [items]);
  return [order, () => setOrder(shuffle(items))];
}

/** `items` in random order (Fisher and Yates). */
function shuffle<T>(items: readonly T[]): T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(rest.length - 1 - Math.floor(Math.random() * rest.length), 1));
}
