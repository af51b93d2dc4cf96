/**
 * Text hygiene: what a visitor typed, made safe for a terminal, an e-mail header and a spreadsheet.
 * JSON escapes ESC but not U+009B, the eight-bit CSI that terminals obey as well; bidi overrides can make
 * a line read as something else; lone surrogates cannot be encoded as UTF-8.
 */

// C0 but TAB and LF, DEL, C1; bidi marks, embeddings and isolates; separators; BOM; tag characters.
const unsafe =
  // oxlint-disable-next-line no-control-regex -- control characters are what this strips
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu;

// Invisible to a reader, yet kept by `trim`: joiners, zero-width spaces, Hangul fillers, the blank Braille pattern.
// They have uses within words (emoji, Persian), so they only count when nothing else is there.
const invisible = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

// With the `u` flag a valid pair is one character and does not match. `toWellFormed` is newer than our support floor.
const loneSurrogate = /[\uD800-\uDFFF]/gu;

/** `text` with LF line breaks and no control or direction characters, trimmed; empty when nothing visible is left. */
export function cleanText(text: string): string {
  const clean = text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(loneSurrogate, "\uFFFD")
    .replace(unsafe, "")
    .trim();
  return invisible.test(clean) ? "" : clean;
}

/** As `cleanText`, on one line: runs of white space become one space, so no header can be injected. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ");
}
