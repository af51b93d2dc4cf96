import type { DrawingOf } from "#content/schema/drawing.ts";
import { escaped } from "./markup.ts";

/** A line of swell with a station for each step; the steps are a list, so they need no further words. */
export function drawRoute({ steps }: DrawingOf<"route">): string {
  const items = steps.map(({ title, text, gate }, index) => {
    const told = text ? `<p>${escaped(text)}</p>` : "";
    return `<li${gate ? ' class="gate"' : ""}><i aria-hidden="true">${index + 1}</i><b>${escaped(title)}</b>${told}</li>`;
  });
  return `${wave("100 24", "M0 12q2.5-18 5 0", "t5 0")}${wave("24 100", "M12 0q-18 2.5 0 5", "t0 5")}<ol>${items.join("")}</ol>`;
}

/** A swell from end to end, horizontal or vertical; the page shows the one that fits its width. */
function wave(box: string, first: string, next: string): string {
  return `<svg viewBox="0 0 ${box}" preserveAspectRatio="none" aria-hidden="true"><path d="${first}${next.repeat(19)}"/></svg>`;
}
