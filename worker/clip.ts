/** At most `length` code points of `text`, so that no surrogate pair is cut. */
export function clip(text: string, length: number): string {
  const points = Array.from(text);
  return points.length > length ? `${points.slice(0, length - 1).join("")}…` : text;
}
