/** What `content/pages/deck.yaml` contains: the slides of the company presentation. */
import { z } from "zod";
import { copies, copy, headSchema, href, linkSchema, list, sources, texts, timeZone } from "./fields.ts";

const slide = <Kind extends string>(kind: Kind) => ({ kind: z.literal(kind) });
const said = copies("label heading");
const told = copies("label heading text");

/** A slide; what is not here comes from the records it refers to. */
export const deckSlideSchema = z.discriminatedUnion("kind", [
  z.strictObject({ ...slide("cover"), text: copy }),
  z.strictObject({ ...slide("unseen"), ...told, note: copy }),
  /** `heading` follows the number of countries. */
  z.strictObject({ ...slide("reach"), ...said, note: copy }),
  /** `place` is one of a region's places. */
  z.strictObject({
    ...slide("day"),
    ...told,
    place: copy,
    timeZone,
    ...copies("sent opens closes note"),
  }),
  z.strictObject({ ...slide("services"), ...told }),
  /** A case study; its title is the heading unless there is one here. */
  z.strictObject({
    ...slide("work"),
    link: href,
    look: z.enum(["cargo", "doors", "return", "lantern"]),
    heading: copy.optional(),
    /** What the marks of `return` stand for. */
    counted: texts("spent returned").optional(),
  }),
  /** `voice` is the name of a client whose words in content/testimonials are below the figures. */
  z.strictObject({ ...slide("figures"), ...told, voice: copy }),
  z.strictObject({ ...slide("people"), ...told }),
  z.strictObject({
    ...slide("start"),
    ...told,
    scale: copy,
    steps: list(
      z.strictObject({
        ...copies("title text"),
        weeks: z.tuple([z.number().min(0), z.number().max(26)]),
      }),
      2,
      4,
    ),
    link: linkSchema,
  }),
]);

export const deckSchema = z.strictObject({
  deck: z.strictObject({ head: headSchema, slides: list(deckSlideSchema, 2, 20) }),
  sources,
});
