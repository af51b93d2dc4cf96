/**
 * Makes strangers' text safe for a terminal: no control characters, escape sequences, direction marks or invisible
 * characters. Joiners stay, since emoji and Persian and Indian scripts need them.
 */
const unsafe = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/** On one line: line breaks and tabs become spaces, other unsafe characters `�`. */
export function safeLine(text: string): string {
  return text.replace(/[\r\n\t\u2028\u2029]+/g, " ").replace(unsafe, "\uFFFD");
}

/** The same, but keeps line breaks. */
export function safeLines(text: string): string {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(safeLine)
    .join("\n");
}

/** `value` as JSON with everything unsafe escaped. */
export function safeJson(value: unknown, indent = 2): string {
  const text = JSON.stringify(value, null, indent);
  return text.replace(unsafe, (character) =>
    character === "\n"
      ? character
      : Array.from(
          { length: character.length },
          (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`,
        ).join(""),
  );
}
