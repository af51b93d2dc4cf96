/** The fields that records and pages are made of. Messages follow the field's name (`scripts/content/zod-issues.ts`). */
import { createRequire } from "node:module";
import { z } from "zod";
import drawings from "../images.json" with { type: "json" };

const placeholder = /\{[^}]*\}?|\}|lorem|\bTODO\b|\btbd\b/i;

const leftOver = (text: unknown) => placeholder.exec(String(text))?.[0];

/** A text that visitors read: never empty, never markup, never a placeholder. */
export const copy = z
  .string()
  .trim()
  .min(1)
  .refine((text) => !leftOver(text), {
    error: ({ input }) =>
      `has "${leftOver(input)}" in it, which is a placeholder or no fact of content/agency.yaml or content/deployment.ts, nor a count of a folder. Write the real text, or a name that is there, as in {agency.name}.`,
  })
  .refine(
    (text) => !/<\/?[a-z][^>]*>|<!--/i.test(text),
    "has an HTML tag, which visitors would read as it stands. Remove it.",
  )
  .refine(
    (text) => !/(?![\n\t])\p{Cc}|[\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u.test(text),
    "has an invisible sign in it, over which some readers and screen readers stumble. Type the words anew instead of pasting them.",
  )
  .refine(
    (text) => !/^[“„‘][^“”‘’]*[”“’]$/.test(text),
    'stands between curly quotation marks, which visitors would see. Use straight ones (") or none.',
  );

type Names<Text extends string> = Text extends `${infer Name} ${infer Rest}` ? Name | Names<Rest> : Text;

/** The names in `text`, which are separated by spaces. */
export const namesIn = <const Text extends string>(text: Text) => text.split(" ") as Names<Text>[];

/** Fields that are all of one type, their names separated by spaces. */
export function each<Type, const Text extends string>(type: Type, names: Text) {
  return Object.fromEntries(namesIn(names).map((name) => [name, type])) as Record<Names<Text>, Type>;
}
/** Fields that are all texts. */
export const copies = <const Text extends string>(names: Text) => each(copy, names);
/** A group of texts only. */
export const texts = <const Text extends string>(names: Text) => z.strictObject(copies(names));

/** A list of at least `least` and at most `most` entries. */
export function list<Type extends z.ZodType>(type: Type, least: number, most?: number) {
  const entries = z.array(type).min(least);
  return most === undefined ? entries : entries.max(most);
}

export const timeZone = z
  .string()
  .refine(
    (zone) => Intl.supportedValuesOf("timeZone").includes(zone),
    "is no time zone. Write a continent or ocean and a city: Pacific/Guadalcanal.",
  );

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Write small letters, digits and hyphens only: island-harvests.");

/** What to write instead of an address that is neither a page of this site nor another site's. */
export const linkRemedy =
  'Write "/contact" and the like for a page of ours, "https://www.example.com" for another site. An email address or a phone number is written as words.';

/** A path of this site (`/clients#partners`) or an absolute https address. */
export const href = z.string().regex(/^(\/\S*|https:\/\/[^\s/.]+\.[^\s]+)$/, linkRemedy);

const require = createRequire(import.meta.url);
/** The icons of a set of Iconify, aliases among them. */
function iconsOf(set: "lucide" | "simple-icons"): string[] {
  const { icons, aliases } = require(`@iconify-json/${set}/icons.json`) as {
    icons: object;
    aliases?: object;
  };
  return Object.keys({ ...icons, ...aliases });
}

/** An icon as its UnoCSS class: `i-lucide-globe`. */
export const icon = z
  .enum(iconsOf("lucide").map((name) => `i-lucide-${name}`))
  .describe("An icon of lucide.dev/icons with i-lucide- before its name: i-lucide-globe.");
/** Name of a tool's or network's mark in Simple Icons; `npm run images -- marks` draws it. */
export const mark = z
  .enum(iconsOf("simple-icons"))
  .describe("A name of simpleicons.org, in small letters and digits.");

/** What a picture shows, for those who cannot see it: at least three words, and not a file name. */
export const alt = z
  .string()
  .trim()
  .refine(
    (text) => text.split(/\s+/).length > 2 && !/\.\w{3,4}$/.test(text),
    "tells nothing to those who cannot see the picture. Say in a sentence what it shows.",
  );

/** What no page may cut off: left, top, right and bottom edge in percent of the picture (`e2e/pages.spec.ts`). */
const subject = z
  .string()
  .regex(
    /^(?:(?:100|\d{1,2})% ){3}(?:100|\d{1,2})%$/,
    "Write the left, top, right and bottom edge in percent: 8% 6% 92% 94%.",
  )
  .optional()
  .describe("What no page may cut: left, top, right and bottom edge in percent, 8% 6% 92% 94%.");

/** A drawing of this site by its name in `content/images.json`. */
export const imageSchema = z.strictObject({
  name: z
    .enum(Object.keys(drawings))
    .describe("A drawing of content/images.json; a picture of your own is named by file: boat.jpg."),
  alt,
  subject,
});

const pictureSchema = z.strictObject({
  name: imageSchema.shape.name.optional(),
  file: z
    .string()
    .trim()
    .regex(/\.\w+$/, "Write the whole name of the file: boat.jpg.")
    .optional()
    .describe("Name of the picture in the folder that has the name of this file: boat.jpg."),
  alt: alt.describe("In a sentence, what the picture shows, for those who cannot see it."),
  focus: z
    .string()
    .regex(/^(?:100|\d{1,2})% (?:100|\d{1,2})%$/, "Write percent from the left and from the top: 50% 30%.")
    .optional()
    .describe("What has to stay in view: percent from left and top, 30% 60%. Mostly not needed."),
  subject,
});
/** Drawn, or a file beside its record: pages get a `name` for both, that of a file with its ending. */
function named<Picture extends { name?: string; file?: string }>(type: z.ZodType<Picture>) {
  return type
    .refine(
      ({ name, file }) => (name === undefined) !== (file === undefined),
      'needs either a "file", the name of your picture, or a "name", that of a drawing. Write a line "file: boat.jpg".',
    )
    .transform(({ file, name = "", ...others }) => ({ name: file ?? name, ...others }));
}
const picture = named(pictureSchema);

export const recordImage = picture
  .optional()
  .describe("The picture, and what it shows (alt). Without one a cover is drawn.");
export const articleImage = z
  .union([picture, z.literal("none")])
  .optional()
  .describe("The picture, and what it shows (alt). Without one a cover is drawn; none: no picture.");
export const furtherImages = list(
  named(
    pictureSchema.extend({
      caption: copy.optional().describe("A sentence below the picture. It may do without."),
    }),
  ),
  0,
  8,
)
  .optional()
  .describe("Up to eight further pictures.");
export const coverColour = z
  .enum(["deep", "lagoon", "leaf", "coral", "plum", "sun"])
  .optional()
  .describe("Colour of the drawn cover, where there is no picture. Without it the category decides.");

/** A field that files must have, and pages get only in previews (`CLOUDFLARE_ENV=preview`): to them it is optional. */
const forPreviews = <Type extends z.ZodType>(type: Type) => type as unknown as z.ZodOptional<Type>;

/**
 * Who vouches for a claim: given at the claim (`source`) or in the file's list (`sources`), which names the fields it
 * is about; people have `sample` instead.
 */
export const sourceSchema = z
  .enum(["spec", "owner", "sample"], {
    error: ({ input, path = [] }) => {
      const key = String(path.at(-1));
      const claim = key === "source" ? "this claim" : `"${key}"`;
      return input === undefined
        ? `is missing: it says who answers for ${claim}. Add a line "${key}: owner" if the agency confirms it, or "${key}: sample" until it does.`
        : undefined;
    },
  })
  .describe("Who answers for this: the specification (spec), the agency (owner), nobody yet (sample).");
export const claimed = { source: forPreviews(sourceSchema) };
export const sources = z
  .record(z.string(), sourceSchema)
  .optional()
  .describe("Who answers for what single fields say, where somebody has to: spec, owner or sample.");
/** A source for each of `fields`; more may be named by their path in the file, as `card.title`. */
export function sourcesOf(...fields: readonly string[]) {
  const wanted = each(sourceSchema, fields.join(" "));
  const error = ({ input }: { input?: unknown }) =>
    input === undefined
      ? `are missing: they say who answers for what is in the file. Paste this line at the end of its "name: value" lines: sources: { ${Object.keys(wanted).join(": sample, ")}: sample } and write "owner" in the place of "sample" where the agency confirms it.`
      : undefined;
  const listed = z.object(wanted, { error }).catchall(sourceSchema);
  return forPreviews(listed.describe("Who answers for what these fields say: spec, owner or sample."));
}
export const sample = forPreviews(
  z
    .boolean({
      error: ({ input }) =>
        input === undefined
          ? 'is missing: it says whether this person is real. Add a line "sample: false" for somebody who has agreed, or "sample: true".'
          : undefined,
    })
    .describe("true while the person is made up; false for a real one who has agreed to these words."),
);

export const pointSchema = texts("title text");
export const linkSchema = z.strictObject({ label: copy, href });
export const figureSchema = texts("value label");
export const claimedPointSchema = pointSchema.extend(claimed);
export const claimedFigureSchema = figureSchema.extend(claimed);

/** Title and description of one page's document head; the description fits a search result. */
export const headSchema = z.strictObject({ title: copy.max(70), description: copy.max(155) });

/** The head of a record's own page. */
export const ownHeadSchema = headSchema.describe(
  "What search engines and shared links show; no other page has the same.",
);

/** Place in the order of the listing; records without it come last, in the order of their file names. */
export const order = z
  .number()
  .optional()
  .describe("Place in the listing, from 1. Without it the entry comes last.");
