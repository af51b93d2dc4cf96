/**
 * Makes strangers' texts harmless for a terminal: no control characters or escape sequences, no direction marks, nothing
 * invisible. Joiners stay, since emoji and Persian and Indian scripts need them.
 */
const unsafe = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/** On one line: line breaks and tabs become spaces, whatever else is unsafe `�`. */
export function safeLine(text: string): string {
  return text.replace(/[\r\n\t\u2028\u2029]+/g, " ").replace(unsafe, "\uFFFD");
}

/** The same with its line breaks. */
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

const segments = new Intl.Segmenter("en", { granularity: "grapheme" });
const emoji = /\p{Emoji_Presentation}|\uFE0F|\u20E3/u;
const wide =
  /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\p{sc=Yi}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u;
const halfWide = /^[\uff61-\uffdc]/;
const noWidth = /^[\p{M}\u200c\u200d]+$/u;

/** Width of `text` in terminal columns: two for emoji and wide East Asian characters, none for combining marks. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const { segment } of segments.segment(text)) {
    if (noWidth.test(segment)) continue;
    columns += emoji.test(segment) || (wide.test(segment) && !halfWide.test(segment)) ? 2 : 1;
  }
  return columns;
}
