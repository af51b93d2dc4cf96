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

/**
 * The number of slips between two words (a letter too many, missing, wrong, or two swapped); more than `most` where
 * there are more.
 */
export function slipsBetween(one: string, other: string, most: number): number {
  if (one === other) return 0;
  if (most === 0 || Math.abs(one.length - other.length) > most) return most + 1;
  let same = 0;
  while (one[same] === other[same]) same += 1;
  const after = (left: number, right: number) =>
    1 + slipsBetween(one.slice(same + left), other.slice(same + right), most - 1);
  const isSwapped = one[same] === other[same + 1] && one[same + 1] === other[same];
  return Math.min(after(1, 0), after(0, 1), after(1, 1), isSwapped ? after(2, 2) : most + 1);
}
