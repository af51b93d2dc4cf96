/** Running texts: what files of `content/articles` and `content/legal` contain. */
import { z } from "zod";
import { drawingSchema } from "./drawing.ts";
import {
  alt,
  articleImage,
  claimed,
  copies,
  copy,
  href,
  linkSchema,
  list,
  order,
  headSchema,
  pieceOfCopy,
  sources,
} from "./fields.ts";

/** A piece of a paragraph: plain text, a link, or emphasis. */
export const inlineSchema = z.union([
  pieceOfCopy,
  z.strictObject({ text: copy, href }),
  z.strictObject({ strong: copy }),
  z.strictObject({ em: copy }),
]);
/** A paragraph; just its text where there is no markup. */
const paragraphSchema = z.union([copy, z.array(inlineSchema)]);
export const blockSchema = z.union([
  paragraphSchema,
  z.strictObject({ list: list(paragraphSchema, 1), ordered: z.boolean().optional() }),
  z.strictObject({ image: z.strictObject({ name: z.string(), alt }) }),
  z.strictObject({ drawing: drawingSchema }),
]);

export const proseSectionSchema = z.strictObject({ heading: copy.optional(), blocks: z.array(blockSchema) });

/** A day that has begun somewhere: nothing on the site waits for a day. */
const calendarDay = z.iso
  .date()
  .describe("Write a day of the calendar, the year first: 2026-11-21.")
  .refine(
    (day) => !(Date.parse(day) > Date.now() + 86_400_000),
    "is in the future, and nothing waits for the day. Write an earlier one.",
  );

const textSchema = z.strictObject({
  head: headSchema,
  heading: copy.describe("The large headline of the page."),
  lead: copy.describe("The first paragraph, in larger letters."),
  updated: calendarDay,
  sections: z
    .array(proseSectionSchema)
    .min(1, 'are missing: there is no text below the second line of "---". Write it there.')
    .describe('The text below the second line of "---". It is not written here.'),
});

const storage = z.enum(["sessionStorage", "localStorage", "Cache Storage", "IndexedDB"]);

/** A legal page, every word of which somebody vouches for. */
export const legalPageSchema = textSchema.extend({
  summary: z.optional(list(copy, 4, 4)).describe("The page in four lines, above everything else."),
  table: z
    .strictObject({
      heading: copy,
      after: copy.optional().describe("Heading of the section it follows. Without it, it stands first."),
      /** Labels before the cells of a row. */
      labels: z.strictObject({ ...copies("where kept who"), keys: copy.optional() }),
      rows: list(
        z.strictObject({
          ...copies("what detail where kept who"),
          /** Names in a browser's storage; one that ends in `*` begins others (`e2e/kept.spec.ts`). */
          keys: z.optional(z.array(z.strictObject({ in: storage, name: z.string() }))),
        }),
        1,
      ),
    })
    .optional()
    .describe("A table of data: what it is, where it lies, how long, and who gets it."),
  ...claimed,
  sources,
  order,
});

export const articleSchema = textSchema.extend({
  updated: z.optional(calendarDay).describe("Day of the last change, once there is one: 2026-11-21."),
  published: calendarDay.describe("Write the calendar day of publication, the year first: 2026-11-21."),
  author: copy.describe("Who signs it: the name of a file in content/team, as peter-kwalea."),
  summary: copy.describe("One sentence for the list of articles."),
  topic: copy.describe("Two or three words above the title in the list."),
  minutes: z.optional(z.int().positive()).describe("Minutes that it takes to read, if not by its words."),
  offer: z
    .optional(z.strictObject({ text: copy, link: linkSchema }))
    .describe("What a reader who needs this done can have from us: a sentence or two, and a page."),
  related: list(linkSchema, 0, 3).describe("Up to three links at the foot of the article."),
  image: articleImage,
  sources,
});
