import type { Source } from "#content/schema.ts";

/** Attributes of an element with a claim; previews mark a claim that nobody has confirmed (`uno.config.ts`). */
export const claim = (source?: Source | boolean) =>
  import.meta.env.SAMPLE_TAGS && (source === "sample" || source === true) ? { "data-sample": "" } : {};
