import type { DrawingOf } from "#content/schema/drawing.ts";
import { escaped } from "./markup.ts";

type Screen = DrawingOf<"screen">;

/** Three waves that stand for no data, each a little behind the one before. */
const waves = [0, 1, 2].map((index) => {
  const crests = Array.from({ length: 4 }, (_, crest) => `q12.5-${24 - index * 4 + crest * 3} 25 0t25 0`);
  return `M${-12 * index} 26${crests.join("")}`;
});

/** A finished screen in outline, with notes beside it. */
export function drawScreen({ device, rows, notes }: Screen): string {
  let wave = 0;
  const shown = rows.map(({ text, value, look = "line", open, note }) => {
    const number = note ? `<i>${note}</i>` : "";
    const curve =
      look === "wave"
        ? `<svg class="s${"abc"[wave % 3] ?? "a"}" viewBox="0 0 100 40" preserveAspectRatio="none" height="36" aria-hidden="true"><path d="${waves[wave++ % 3] ?? ""}"/></svg>`
        : "";
    const end = value ? `<b>${escaped(value)}</b>` : "";
    const names = [look, ...(open ? ["open"] : [])].join(" ");
    return `<li class="${names}">${number}<span>${escaped(text)}</span>${end}${curve}</li>`;
  });
  const told = notes.map(
    ({ title, text }, index) =>
      `<li><i aria-hidden="true">${index + 1}</i><b>${escaped(title)}</b><p>${escaped(text)}</p></li>`,
  );
  return `<ul class="${device}">${shown.join("")}</ul><ol class="notes">${told.join("")}</ol>`;
}
