import { z } from "zod";

/** A text that visitors read: never empty, never a placeholder, never markup. */
export const copy = z
  .string()
  .trim()
  .min(1)
  // The messages name the sentences of scripts/content/explain-issue.ts.
  .refine((text) => !/[{}]|lorem|\bTODO\b|\btbd\b/i.test(text), "placeholder text")
  .refine((text) => !/<\/?[a-z][^>]*>|<!--/i.test(text), "html tag")
  .refine(
    (text) => !/(?![\n\t])\p{Cc}|[\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u.test(text),
    "hidden sign",
  )
  .refine((text) => !/^[“„‘][^“”‘’]*[”“’]$/.test(text), "curly quotes");
