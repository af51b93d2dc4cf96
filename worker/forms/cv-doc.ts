/** What a binary Word document ([MS-DOC]), or another OLE compound file, has besides its text. */
import { latin1, piecesOf } from "./bytes.ts";
import type { Signs } from "./cv-signs.ts";
import type { OleEntry } from "./ole-directory.ts";

/** Storages of macros, and streams of packaged files and of ActiveX controls. */
const activeEntries = new Set([
  "vba",
  "macros",
  "_vba_project",
  "\u0001ole10native",
  "\u0003ocxname",
  "\u0003ocxdata",
]);

/** What the directory of a compound file tells. Objects lie in storages named by a number ([MS-DOC] 2.1.7). */
export function oleSigns(entries: readonly OleEntry[]): Signs {
  const isObject = ({ name, isStream }: OleEntry) =>
    name === "equation native" || (!isStream && /^_\d+$/.test(name));
  return {
    active: entries.some(({ name }) => activeEntries.has(name)),
    flags: new Set(entries.some(isObject) ? ["embedded-object"] : []),
  };
}

/** Whether `fEncrypted` is set, bit 8 of the flags at byte 10 of the document's stream ([MS-DOC] 2.5.2). */
export function isEncryptedDocument(bytes: Uint8Array, { offset }: OleEntry): boolean {
  return offset !== undefined && ((bytes[offset + 11] ?? 0) & 1) === 1;
}

/** The characters of `word` with one byte each or two. */
const spread = (word: string) => Array.from(word, (letter) => `${letter}\\0?`).join("");

/** The character 0x13 begins a field ([MS-DOC] 2.8.25), and few spaces stand before its name. */
const command = new RegExp(`\\x13\\0?(?: \\0?){0,16}${spread("dde")}(?:${spread("auto")})? `, "i");
const template = /\.\0?d\0?o\0?t(?:\0?[mx])?\0?(?!\0?[\w./-])/gi;
/** More than any document names. */
const mostTemplates = 100;
/** Longer than an address with a character of two bytes each, or the longest command. */
const addressBytes = 512;

/** Whether a field runs a command (DDE), or a template lies on the web (as the document's own can: 2.9.273). */
export function hasCommandText(bytes: Uint8Array): boolean {
  let templates = 0;
  for (const { text, at } of piecesOf(bytes, addressBytes)) {
    if (command.test(text)) return true;
    for (const { index } of text.matchAll(template)) {
      if ((templates += 1) > mostTemplates) break;
      const end = at + index;
      const before = latin1(bytes.subarray(Math.max(0, end - addressBytes), end)).replaceAll("\0", "");
      if (/https?:\/\/[^\p{Cc}\s"]*$/iu.test(before)) return true;
    }
  }
  return false;
}
