/** The fields that records and pages are made of. Messages follow the field's name (`scripts/content/zod-issues.ts`). */
import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };
import simpleIcons from "@iconify-json/simple-icons/icons.json" with { type: "json" };
import { z } from "zod";
import drawings from "../images.json" with { type: "json" };

const placeholder = /\{[^}]*\}?|\}|lorem|\bTODO\b|\btbd\b/i;

/** What is wrong with a text, and what to do. */
function faultOf(text: string): string | undefined {
  const [leftOver] = placeholder.exec(text) ?? [];
  if (leftOver)
    return `has "${leftOver}" in it, which is a placeholder or no fact of content/agency.yaml or content/deployment.ts, nor a count of a folder. Write the real text, or a name that is there, as in {agency.name}.`;
  const [markup] = /<\/?[a-z][^>]*>|<!--|&(?:#\d+|[a-z]{2,8});|\*\*|\]\(/i.exec(text) ?? [];
  if (markup) return `has "${markup}" in it, which visitors would read as it stands. Remove it.`;
  if (/(?![\n\t])\p{Cc}|[\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u.test(text))
    return "has an invisible sign in it, over which some readers and screen readers stumble. Type the words anew instead of pasting them.";
  if (/^[“„‘][^“”‘’]*[”“’]$/.test(text))
    return 'stands between curly quotation marks, which visitors would see. Use straight ones (") or none.';
}
/** `type` without markup and placeholders. */
const faultless = (type: z.ZodString) =>
  type.refine((text) => !faultOf(text), { error: ({ input }) => faultOf(String(input)) });

/** A text that visitors read: never empty, never markup, never a placeholder. */
export const copy = faultless(z.string().trim().min(1));
/** A piece of one, with the spaces at its ends. */
export const pieceOfCopy = faultless(z.string());

type Names<Text extends string> = Text extends `${infer Name} ${infer Rest}` ? Name | Names<Rest> : Text;

/** The names in `text`, separated by spaces: as arrays most lists would need a line for each name. */
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
  .enum(Intl.supportedValuesOf("timeZone"))
  .describe("Write a continent or ocean and a city: Pacific/Guadalcanal.");

export const slug = z
  .stringFormat("slug", /^[a-z0-9]+(-[a-z0-9]+)*$/)
  .describe("Write small letters, digits and hyphens only: island-harvests.");

/** A path of this site (`/clients#partners`) or an absolute https address. */
export const href = z
  .stringFormat("href", /^(\/\S*|https:\/\/[^\s/.]+\.[^\s]+)$/)
  .describe(
    'Write "/contact" and the like for a page of ours, "https://www.example.com" for another site. An email address or a phone number is written as words.',
  );

/** An icon as its UnoCSS class: `i-lucide-globe`. */
export const icon = z
  .enum(Object.keys({ ...lucide.icons, ...lucide.aliases }).map((name) => `i-lucide-${name}`))
  .describe("An icon of lucide.dev/icons with i-lucide- before its name: i-lucide-globe.");
/** Name of a tool's or network's mark in Simple Icons; `npm run images -- marks` draws it. */
export const mark = z
  .enum(Object.keys(simpleIcons.icons))
  .describe("A name of simpleicons.org, in small letters and digits.");

/** What a picture shows, for those who cannot see it: at least three words, and not a file name. */
export const alt = z
  .string()
  .trim()
  .refine(
    (text) => text.split(/\s+/).length > 2 && !/\.\w{3,4}$/.test(text),
    "tells nothing to those who cannot see the picture. Say in a sentence what it shows.",
  );

/** What no page may cut off (`e2e/pages.fonts.spec.ts`). */
const subject = z.optional(
  z
    .stringFormat("edges", /^(?:(?:100|\d{1,2})% ){3}(?:100|\d{1,2})%$/)
    .describe("Write what no page may cut: left, top, right and bottom edge in percent, 8% 6% 92% 94%."),
);

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
  file: z.optional(
    z.stringFormat("file", /\.\w+$/).describe("Write the whole name of the file beside this one: boat.jpg."),
  ),
  alt: alt.describe("In a sentence, what the picture shows, for those who cannot see it."),
  focus: z.optional(
    z
      .stringFormat("point", /^(?:100|\d{1,2})% (?:100|\d{1,2})%$/)
      .describe("Write percent from the left and from the top of what has to stay in view: 50% 30%."),
  ),
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

export const recordImage = z.optional(picture).describe("The picture. Without one a cover is drawn.");
export const articleImage = z
  .optional(z.union([picture, z.literal("none")]))
  .describe("The picture. Without one a cover is drawn; none: no picture.");
export const furtherImages = z
  .array(named(pictureSchema.extend({ caption: copy.optional().describe("A sentence below the picture.") })))
  .max(8)
  .optional()
  .describe("Up to eight further pictures.");

/** A field that files must have, and pages get only in previews (`CLOUDFLARE_ENV=preview`): to them it is optional. */
const forPreviews = <Type extends z.ZodType>(type: Type) => type as unknown as z.ZodOptional<Type>;

/**
 * Who vouches for a claim: given at the claim (`source`) or in the file's list (`sources`), which names the fields it
 * is about; people have `sample` instead.
 */
export const sourceSchema = z
  .enum(["spec", "owner", "sample"])
  .describe(
    'Who answers for this: "owner" if the agency confirms it, else "sample"; "spec": the specification.',
  );
export const claimed = { source: forPreviews(sourceSchema) };
export const sources = z
  .optional(z.record(z.string(), sourceSchema))
  .describe("Who answers for what single fields say, where somebody has to: spec, owner or sample.");
/** A source for each of `fields`; more may be named by their path in the file, as `card.title`. */
export function sourcesOf(...fields: readonly string[]) {
  const wanted = each(sourceSchema, fields.join(" "));
  const line = `sources: { ${Object.keys(wanted).join(": sample, ")}: sample }`;
  const help = `Who answers for these fields. Write "${line}", with "owner" for what the agency confirms.`;
  return forPreviews(z.object(wanted).catchall(sourceSchema).describe(help));
}
export const sample = forPreviews(
  z.boolean().describe("false for a real person who has agreed to these words; true while made up."),
);

export const pointSchema = texts("title text");
export const linkSchema = z.strictObject({ label: copy, href });
export const figureSchema = texts("value label");
export const claimedPointSchema = pointSchema.extend(claimed);
export const claimedFigureSchema = figureSchema.extend(claimed);

/** Title and description of one page's document head; the description fits a search result. */
export const headSchema = z
  .strictObject({ title: copy.max(70), description: copy.max(155) })
  .describe("What search engines and shared links show; no other page has the same.");

export const order = z.optional(z.number()).describe("Place in the listing, from 1; without it, the last.");
