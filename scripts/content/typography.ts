import { withTexts } from "./field-values.ts";
import { isPrescribed } from "./sources.ts";
import type { Fields } from "./yaml.ts";

/** Fields that are compared or followed, not read. */
const unset = /^(?:href|link|name|keywords|code|mark|icon|slug)$/;

/**
 * `values` with curly apostrophes and quotation marks: a straight apostrophe after a letter or digit becomes `’`, and
 * straight double quotes become `“` and `”`. What the specification prescribes (`spec`) stays as it is, character for
 * character.
 */
export function typeset(values: Fields): Fields {
  return withTexts(values, (text, path) => {
    const key = path.findLast((part) => typeof part === "string");
    if (unset.test(String(key)) || isPrescribed(values, path)) return text;
    return text
      .replaceAll(/(?<=[\p{L}\p{N}])'/gu, "’")
      .replaceAll(/(?<=^|[\s([–—/])"(?=\S)/gu, "“")
      .replaceAll('"', "”");
  }) as Fields;
}
