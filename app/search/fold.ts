/** Words as they are compared: without case, accents, macrons, ʻokina and other apostrophes, whichever way they are typed. */
const apostrophes = /[ʻʼʽ‘’'`´]/g;
const marks = /[\u0300-\u036F]/g;

/** `text` in lower case without marks over letters and apostrophes: `Nukuʻalofa` and `Nuku'alofa` are `nukualofa`. */
export function fold(text: string): string {
  if (/^[\w\s-]*$/.test(text)) return text.toLowerCase();
  return text.normalize("NFD").replaceAll(marks, "").replaceAll(apostrophes, "").toLowerCase();
}

/** The folded words of `text`, split at spaces and punctuation. `\p{L}` would cost a cold engine a millisecond. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[^\s!-/:-@[-`{-~–—…“”„«»‹›·•×→]+/g) ?? [];
}

/** A word as written in a sentence, with its apostrophes. */
export const shownWord = /[^\s!-&(-/:-@[-_{-~–—…“”„«»‹›·•×→]+/g;

/**
 * The stem that forms of an English word share: `clinics` and `clinic`, `hiring` and `hire`. At least three letters.
 */
export function stem(word: string): string {
  if (word.endsWith("ss")) return word;
  const [, start = word] = /^(.{3,}?)(?:ies|ing|ed|es|s)$/.exec(word) ?? [];
  return start.replace(/^(.{3,})[eiy]$/, "$1");
}

/** Rows of the table that `slipsBetween` goes through, made once. */
const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const;

/**
 * The number of slips between two words of at most 60 letters (a letter too many, missing, wrong, or two swapped);
 * `most + 1` if there are more than `most`.
 */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most || Math.max(one.length, other.length) > 60) return most + 1;
  let [before, row, next]: [Uint8Array, Uint8Array, Uint8Array] = [...rows];
  for (let j = 0; j <= other.length; j += 1) row[j] = j;
  for (let i = 1; i <= one.length; i += 1) {
    next[0] = i;
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let slips = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        slips = Math.min(slips, (before[j - 2] ?? 0) + 1);
      next[j] = slips;
      least = Math.min(least, slips);
    }
    if (least > most) return most + 1;
    [before, row, next] = [row, next, before];
  }
  return Math.min(row[other.length] ?? 0, most + 1);
}
