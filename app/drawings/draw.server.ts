/** Drawings from their data, made while pages are rendered: a browser gets markup and none of the code. */
import type { Drawing } from "#content/schema/drawing.ts";
import { drawBars } from "./bars.ts";
import { drawCurves } from "./curves.ts";
import type { DrawnFigure } from "../ui/drawing.tsx";
import type { ShownSection } from "../ui/prose.tsx";
import { drawFlow } from "./flow.ts";
import { drawLanes } from "./lanes.ts";
import { drawRoute } from "./steps.ts";
import { drawScreen } from "./screen.ts";
import { drawSort } from "./sort.ts";
import type { ProseSection } from "#content/schema.ts";

/** `drawing` as its page shows it: markup, and the same in words or as a table. */
export function drawn(drawing: Drawing): DrawnFigure {
  const { title, caption, kind } = drawing;
  const shown = { kind, title, caption };
  switch (drawing.kind) {
    case "flow":
      return { ...shown, markup: drawFlow(drawing), words: drawing.words };
    case "sort":
      return { ...shown, markup: drawSort(drawing), words: drawing.words };
    case "route":
      return { ...shown, markup: drawRoute(drawing) };
    case "screen":
      return { ...shown, markup: drawScreen(drawing) };
    case "lanes": {
      const rows = drawing.lanes.map(({ name, spans }) => [name, spans.map(({ words }) => words).join("; ")]);
      return { ...shown, markup: drawLanes(drawing), table: [drawing.columns, ...rows] };
    }
    case "bars": {
      const rows = drawing.bars.map(({ name, shown: value }) => [name, value]);
      return { ...shown, markup: drawBars(drawing), table: [drawing.columns, ...rows] };
    }
    case "curves": {
      const { across, up, curves, columns } = drawing;
      const heads = [
        columns[0] ?? "",
        ...across.ticks.slice(1).map(({ label }) => `${label} ${across.unit}`),
      ];
      const rows = curves.map(({ name, values }) => [
        name,
        ...values.slice(1).map((value) => `${value} ${up.unit}`),
      ]);
      return { ...shown, markup: drawCurves(drawing), table: [heads, ...rows] };
    }
  }
}

/** A text whose drawings are drawn. */
export const withDrawings = (sections: readonly ProseSection[]): ShownSection[] =>
  sections.map(({ heading, blocks }) => ({
    heading,
    blocks: blocks.map((block) =>
      typeof block === "object" && "drawing" in block ? { drawing: drawn(block.drawing) } : block,
    ),
  }));
