import { z } from "zod";

const placeholder = /\{[^}]*\}?|\}|lorem|\bTODO\b|\btbd\b/i;

/**
 * A text that visitors read: never empty, never a placeholder, never markup. The check puts the name of the field
 * before the messages (`scripts/content/explain-issue.ts`).
 */
export const copy = z
  .string()
  .trim()
  .min(1)
  .refine((text) => !placeholder.test(text), {
    error: ({ input }) =>
      `has "${placeholder.exec(String(input))?.[0]}" in it, which is a placeholder or no fact of content/agency.yaml, content/deployment.ts or content/measured, nor a count of a folder. Write the real text, or a name that is there, as in {agency.name}.`,
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
