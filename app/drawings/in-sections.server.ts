import type { ProseSection } from "#content/schema.ts";
import type { DrawnFigure } from "../ui/drawing.tsx";
import { drawn } from "./draw.server.ts";

/** Drawings between the paragraphs of a text, by their titles. */
export function drawingsIn(sections: readonly ProseSection[]): Record<string, DrawnFigure> {
  const blocks = sections.flatMap((section) => section.blocks);
  return Object.fromEntries(
    blocks.flatMap((block) =>
      typeof block === "object" && "drawing" in block ? [[block.drawing.title, drawn(block.drawing)]] : [],
    ),
  );
}
