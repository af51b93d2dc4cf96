import * as words from "#content/generated/words/blocks.ts";
import type { Source } from "#content/schema.ts";

/**
 * Marks a claim that nobody has confirmed, on previews only: builds without `SAMPLE_TAGS=on` leave the element and
 * this module out (scripts/content/sample-tags.ts), for which it has to be an element of its own on one line.
 */
export function SampleTag({ source }: { source: Source | undefined }) {
  return source === "sample" ? (
    <mark className="ml-2 px-2 py-0.5 type-small font-400">{words.sampleTag}</mark>
  ) : null;
}
