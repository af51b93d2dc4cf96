/** Signs in the text of a binary Word document ([MS-DOC]), whose characters have one byte or two. */
import { find, latin1, nextByte, word } from "./byte-search.ts";

/** Begins a field ([MS-DOC] 2.8.25). */
const fieldBegin = 0x13;
/** Most spaces before a field's name that are looked past. */
const maxSpaces = 16;
const templateWords = [word(".\0d\0o\0t\0"), word(".\0D\0O\0T\0")];
/** Bytes before a template's extension in which its address begins. */
const addressBytes = 512;
/** More occurrences than any document has. */
const maxTemplates = 100;

/** Whether a field runs a command (DDE), or a template lies on the web (as the document's own can: 2.9.273). */
export function hasCommandText(bytes: Uint8Array): boolean {
  for (let at = nextByte(bytes, fieldBegin, 0); at >= 0; at = nextByte(bytes, fieldBegin, at + 1)) {
    // A run of nothing but beginnings is passed in one go: a search for each would take 10 ns.
    while (bytes[at + 1] === fieldBegin) at += 1;
    if (bytes[at + 1] === 0 ? isCommand(bytes, at + 2, 2) : isCommand(bytes, at + 1, 1)) return true;
  }
  return templateWords.some((ending) => hasRemoteTemplate(bytes, ending));
}

function isCommand(bytes: Uint8Array, start: number, width: 1 | 2): boolean {
  let at = start;
  while (bytes[at] === 0x20 && at < start + maxSpaces * width) at += width;
  const afterName = afterWord(bytes, at, width, "dde");
  if (afterName < 0) return false;
  const afterAuto = afterWord(bytes, afterName, width, "auto");
  return bytes[afterAuto < 0 ? afterName : afterAuto] === 0x20;
}

/** Where `letters` end that start at `at`, in either case, or -1. */
function afterWord(bytes: Uint8Array, at: number, width: 1 | 2, letters: string): number {
  for (let index = 0; index < letters.length; index += 1) {
    const place = at + index * width;
    if (((bytes[place] ?? 0) | 0x20) !== letters.charCodeAt(index)) return -1;
    if (width === 2 && bytes[place + 1] !== 0) return -1;
  }
  return at + letters.length * width;
}

function hasRemoteTemplate(bytes: Uint8Array, ending: ReturnType<typeof word>): boolean {
  let at = find(bytes, ending);
  for (let count = 0; at >= 0 && count < maxTemplates; count += 1) {
    const around = latin1(bytes.subarray(Math.max(0, at - addressBytes), at + 12)).replaceAll("\0", "");
    if (/https?:\/\/[^\p{Cc}\s"]*\.dot[mx]?(?![\w./-])/iu.test(around)) return true;
    at = find(bytes, ending, at + 1);
  }
  return false;
}
