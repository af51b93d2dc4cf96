/** `items` in random order (Fisher and Yates). */
export function shuffle<T>(items: readonly T[]): T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(rest.length - 1 - Math.floor(Math.random() * rest.length), 1));
}
