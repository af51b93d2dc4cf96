/** Characters of a question that are read. */
export const maxLength = 100;

/** Spaces, control and formatting characters, and lone surrogates. */
const unseen = /[\s\p{Cc}\p{Cf}\p{Cs}]+/gu;

/** The visitor's question, `?q=` of the address, on one line, without characters that no keyboard types. */
export function questionOf(asked: string | null): string {
  const line = (asked ?? "").slice(0, 10 * maxLength).replaceAll(unseen, " ");
  return Array.from(line.trim()).slice(0, maxLength).join("").trim();
}
