import { z } from "zod";

/** A text that visitors read: never empty, never a placeholder, never markup. */
export const copy = z
  .string()
  .trim()
  .min(1)
  // The messages name the sentences of scripts/content/explain-issue.ts.
  .refine((text) => !/[{}]|lorem|\bTODO\b|\btbd\b/i.test(text), "placeholder text")
  .refine((text) => !/<\/?[a-z][^>]*>|<!--/i.test(text), "html tag")
  .refine((text) => !/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(text), "hidden sign")
  .refine((text) => !/^[“„‘][^“”‘’]*[”“’]$/.test(text), "curly quotes");
