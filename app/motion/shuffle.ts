/** `items` in random order (Fisher and Yates); `random` gives numbers in [0, 1). The input stays as it is. */
export function shuffle<T>(items: readonly T[], random: () => number = Math.random): T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(rest.length - 1 - Math.floor(random() * rest.length), 1));
}
