/** Content as pages get it: typeset, with icons as paths and the files of pictures, and without the sources of claims. */
import images from "../../content/images.json" with { type: "json" };
import type { PictureFiles } from "../../content/schema.ts";
import { iconPath } from "./icons.ts";
import type { Fields, Path } from "./source.ts";

/** Fields that are compared or followed, not read. */
const unset = /^(?:href|link|name|keywords|code|mark|icon|slug)$/;

/** Who answers for a claim: given at the claim, for fields by their names, or for a person. */
const sourceNames = new Set(["source", "sources", "sample"]);

/** `fields` of a file as pages get them. @param withSources for the tags of a preview: the sources of claims too */
export function shown(fields: Fields, withSources: boolean): Fields {
  const listed = Object(fields["sources"]) as Fields;
  const show = (value: unknown, path: Path, around?: unknown): unknown => {
    // The nearest source counts.
    const { source = listed[path.join(".")] ?? around } = Object(value) as Fields;
    if (typeof value === "string") {
      const name = String(path.findLast((part) => typeof part === "string"));
      if (name === "icon") return iconPath(value);
      // What the specification prescribes stays as it is, character for character.
      return source === "spec" || unset.test(name) ? value : typeset(value);
    }
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map((item, index) => show(item, [...path, index], source));
    const entries = Object.entries(value).filter(([name]) => withSources || !sourceNames.has(name));
    const told = Object.fromEntries(
      entries.map(([key, item]): [string, unknown] => [key, show(item, [...path, key], source)]),
    );
    // What has a name and an alt is a picture.
    return "alt" in told ? { ...told, ...drawings[String(told["name"])] } : told;
  };
  return show(fields, []) as Fields;
}

/** `text` with an apostrophe after a letter or digit as `’`, and straight double quotes as `“` and `”`. */
function typeset(text: string): string {
  return text
    .replaceAll(/(?<=[\p{L}\p{N}])'/gu, "’")
    .replaceAll(/(?<=^|[\s([–—/])"(?=\S)/gu, "“")
    .replaceAll('"', "”");
}

/** The site's own drawings by their names. */
const drawings: Readonly<Record<string, PictureFiles>> = Object.fromEntries(
  Object.entries(images).map(([name, { hash, colour, ...drawing }]) => {
    return [name, { ...drawing, base: `/images/${name}.${hash}`, place: `bg-[${colour}]` }];
  }),
);
