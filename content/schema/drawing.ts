/**
 * Drawings that explain something, as data: a handful of kinds, each drawn by a component of `app/drawings`. They are used
 * in case studies (`drawings`) and in articles (a block of Markdown marked `drawing`).
 */
import { z } from "zod";
import { copy, list } from "./fields.ts";

/** Words in the drawing itself, where a phone has no room for a second line. */
const label = copy.max(22).describe("A few words: up to 22 letters, so that they fit on a phone.");
const longLabel = copy.max(34).describe("A few words: up to 34 letters, so that they fit on a phone.");

/** A kind of drawing: what all have, and its own fields. */
function drawing<const Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) {
  return z.strictObject({
    kind: z.literal(kind),
    title: copy.max(70).describe("What the drawing shows, in a line above it."),
    caption: copy.describe("A sentence or two below: what to see in it, and what is not measured."),
    ...shape,
  });
}

const words = copy.describe("The drawing in words, for those who cannot see it: everything it shows.");
const columns = list(longLabel, 2, 2).describe(
  "Headings of the same in a table: of names, of what is measured.",
);
const ticks = list(z.strictObject({ at: z.number(), label: copy.max(10) }), 2, 8).describe(
  "Marks along the axis.",
);

const flow = drawing("flow", {
  words,
  ends: list(copy.max(20), 2, 5).describe("The many ends, two to five."),
  to: label.describe("The one end."),
  sign: z.enum(["house", "page", "person"]).describe("The sign of the one end."),
  outward: z.boolean().optional().describe("true where it flows from the one to the many."),
  before: z.strictObject({ label, note: longLabel }).describe("How it was: a heading, and what was wrong."),
  after: z
    .strictObject({ label, via: label, note: longLabel })
    .describe("How it is: a heading, what all of it passes (via), and what that does."),
});

const sort = drawing("sort", {
  words,
  gate: longLabel.describe("What decides."),
  items: list(z.strictObject({ text: copy.max(20), into: z.literal([1, 2]) }), 3, 6).describe(
    "What is sorted, each into heap 1 or 2.",
  ),
  heaps: list(z.strictObject({ title: copy.max(18), lines: list(copy.max(16), 0, 3) }), 2, 2).describe(
    "The two heaps.",
  ),
});

const route = drawing("route", {
  steps: list(
    z.strictObject({
      title: copy.max(40),
      text: copy.optional(),
      gate: z.boolean().optional().describe("true where nothing passes until something is done."),
    }),
    3,
    6,
  ).describe("Three to six steps in their order."),
});

const row = z.strictObject({
  text: longLabel,
  value: label.optional(),
  look: z
    .enum(["line", "wave", "button", "message", "heading"])
    .optional()
    .describe("A line with a value (default), a curve, a button, a message or a heading."),
  open: z.boolean().optional().describe("true where something is missing or unfinished."),
  note: z.number().int().min(1).max(4).optional().describe("Number of the note that speaks of it."),
});
const screen = drawing("screen", {
  device: z.enum(["phone", "page"]),
  rows: list(row, 3, 8).describe("What stands on the screen, from top to bottom."),
  notes: list(z.strictObject({ title: copy.max(40), text: copy }), 1, 4).describe(
    "Notes beside the screen, numbered as on it.",
  ),
});

const lanes = drawing("lanes", {
  columns,
  axis: z.strictObject({ from: z.number(), to: z.number(), ticks }),
  lanes: list(
    z.strictObject({
      name: longLabel,
      spans: list(
        z.strictObject({
          from: z.number(),
          to: z.number(),
          text: copy.max(26).optional().describe("What stands on it."),
          words: copy.describe("What the table says of it."),
          soft: z.boolean().optional().describe("true where it is only expected or unfinished."),
        }),
        1,
        14,
      ),
    }),
    1,
    6,
  ).describe("Lanes with stretches of the axis; one that ends where it begins is a dot."),
  window: z
    .strictObject({ from: z.number(), to: z.number(), text: label })
    .optional()
    .describe("A stretch that is marked through all lanes."),
});

const bars = drawing("bars", {
  columns,
  bars: list(
    z.strictObject({
      name: longLabel,
      value: z.number().nonnegative(),
      shown: label.describe("The value as it is read: 10 seconds."),
      strong: z.boolean().optional(),
    }),
    2,
    8,
  ).describe("Two to eight bars, all in one unit."),
});

const speeds = drawing("speeds", {
  columns,
  across: z.strictObject({ label: longLabel, unit: copy, ticks }).describe("The amounts, from 0."),
  up: z.strictObject({ label: longLabel, unit: copy, ticks }).describe("The time they take, from 0."),
  speeds: list(z.number().positive(), 1, 4).describe("Speeds, in units of the amount by units of time."),
  limit: z
    .strictObject({ at: z.number(), text: longLabel })
    .describe("A line across, at a time that matters."),
});

export const drawingSchema = z.discriminatedUnion("kind", [flow, sort, route, screen, lanes, bars, speeds]);

/** A drawing of a case study, with the section it is in. */
export const studyDrawingSchema = z.strictObject({
  in: z
    .enum(["overview", "objectives", "approach", "challenges", "results", "delivered", "outcome"])
    .describe("The section it closes."),
  drawing: drawingSchema,
});

export type Drawing = z.infer<typeof drawingSchema>;
/** The data of one kind of drawing. */
export type DrawingOf<Kind extends Drawing["kind"]> = Extract<Drawing, { kind: Kind }>;
