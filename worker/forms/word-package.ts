/**
 * What a DOCX does besides showing text (ECMA-376, parts 1 and 2), told from its relationships and its fields. What a
 * part is, its first bytes say, not its name: a macro project works under any.
 */
import { find, isProgram, latin1, startsWith, word } from "./byte-search.ts";
import { type Allowance, inflate, type Inflated } from "./inflate.ts";
import { fieldSign, relationshipSign } from "./word-signs.ts";
import type { ZipEntry } from "./zip-directory.ts";

export interface PackageSigns {
  /** Not what a word processor writes, or not what its directory says. */
  broken: boolean;
  /** It holds macros, programs, controls or other documents, or loads what it is made of from elsewhere. */
  active: boolean;
  /** What honest files have too, for whoever opens this one. */
  flags: Set<string>;
}

const headBytes = 64;
/** Bytes of a picture that are unpacked to see whether it is as long as it says; readers stop there anyway. */
const pictureBytes = 16 * 1024;
/** Longest part that tells of other parts. */
const aboutBytes = 512 * 1024;
const oleSignature = "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1";
/** How pictures begin: PNG, JPEG, GIF, TIFF, BMP, WMF, EMF, WebP. */
const pictures = [
  "\u0089PNG\r\n\u001a\n",
  "\u00ff\u00d8\u00ff",
  "GIF8",
  "II*\0",
  "MM\0*",
  "BM",
  "\u00d7\u00cd\u00c6\u009a",
  "\u0001\0\0\0",
  "RIFF",
];
/** Macros by their usual name; by any other, their first bytes and relationships tell them. */
const macroNames = /vba(?:project|data)[^/]*$/i;
/** What Windows runs when it is opened, whatever is in it; no word processor puts such a part into a document. */
const programNames =
  /\.(?:bat|chm|cmd|com|cpl|dll|exe|hta|jar|jse?|lnk|msi|pif|ps1|reg|scf|scr|url|vb[es]?|ws[cfh])$/i;
const fieldWord = word("instr");
const doctypeWord = word("<!DOCTYPE");

/** Looks through the parts of a package. Never throws; what `allowance` does not reach is flagged. */
export function packageSigns(
  bytes: Uint8Array,
  entries: readonly ZipEntry[],
  allowance: Allowance,
): PackageSigns {
  const signs: PackageSigns = { broken: false, active: false, flags: new Set() };
  // Types and relationships first, as they are small and say most.
  const ordered = entries.toSorted((a, b) => rank(a) - rank(b));
  for (const entry of ordered) {
    readPart(bytes, entry, signs, allowance);
    if (signs.broken || signs.active) return signs;
  }
  return signs;
}

function rank({ name, bytes }: ZipEntry): number {
  return isAboutParts(name) ? -1 : bytes;
}

function isAboutParts(name: string): boolean {
  return /(?:^\[content_types\]\.xml|\.rels)$/i.test(name);
}

function readPart(bytes: Uint8Array, entry: ZipEntry, signs: PackageSigns, allowance: Allowance): void {
  const head = unpack(bytes, entry, headBytes, allowance).bytes;
  if (
    isProgram(head) ||
    startsWith(head, oleSignature) ||
    macroNames.test(entry.name) ||
    programNames.test(entry.name)
  ) {
    signs.active = true;
  } else if (startsWith(head, "PK\u0003\u0004")) {
    // A chart brings its table with it.
    if (/\.(?:xlsx|docx|pptx)$/i.test(entry.name)) signs.flags.add("embedded-file");
    else signs.active = true;
  } else if (!isXml(head) && isPictureOrFont(entry.name, head)) {
    checkLength(unpack(bytes, entry, Math.min(entry.bytes + 1, pictureBytes), allowance), entry, signs);
  } else {
    readText(bytes, entry, signs, allowance);
  }
}

/** Embedded fonts are scrambled (ECMA-376-1, 17.8.1), so that only their name tells them. */
function isPictureOrFont(name: string, head: Uint8Array): boolean {
  return /\.odttf$/i.test(name) || pictures.some((start) => startsWith(head, start));
}

/** White space at most before the first tag, or nothing else at all yet; two bytes a character as well. */
function isXml(head: Uint8Array): boolean {
  const first = head.find(
    (byte) => byte > 0x20 && byte !== 0xef && byte !== 0xbb && byte !== 0xbf && byte < 0xfe,
  );
  return first === undefined ? !head.includes(0) : first === 0x3c;
}

function checkLength({ bytes, end }: Inflated, entry: ZipEntry, signs: PackageSigns): void {
  if (end === "broken" || bytes.length > entry.bytes || (end === "whole" && bytes.length < entry.bytes)) {
    signs.broken = true;
  }
}

function readText(bytes: Uint8Array, entry: ZipEntry, signs: PackageSigns, allowance: Allowance): void {
  const about = isAboutParts(entry.name);
  const unpacked = unpack(bytes, entry, entry.bytes + 1, allowance);
  checkLength(unpacked, entry, signs);
  if (unpacked.end === "costly") signs.flags.add("partly-checked");
  // Not knowing all relationships is not knowing the document.
  if (about && (unpacked.end === "costly" || entry.bytes > aboutBytes)) signs.broken = true;
  const text = unpacked.bytes;
  if (signs.broken || !isXml(text.subarray(0, headBytes))) return;
  if (!isPlainXml(text)) {
    signs.broken = true;
  } else if (about) {
    const sign = relationshipSign(new TextDecoder().decode(text));
    if (sign === "active") signs.active = true;
    else if (sign) signs.flags.add(sign);
  } else if (find(text, fieldWord) >= 0) {
    const sign = fieldSign(new TextDecoder().decode(text));
    if (sign === "active") signs.active = true;
    else if (sign) signs.flags.add(sign);
  }
}

/** UTF-8 without definitions of its own, as every word processor writes it: other encodings hide words. */
function isPlainXml(text: Uint8Array): boolean {
  const start = latin1(text.subarray(0, 200));
  const [, encoding = "utf-8"] = /^[^<]*<\?xml[^>]*?encoding\s*=\s*["']([^"']*)/.exec(start) ?? [];
  return (
    /^(?:utf-8|us-ascii|iso-8859-1|windows-1252)$/i.test(encoding) &&
    !start.includes("\0") &&
    find(text, doctypeWord) < 0
  );
}

function unpack(bytes: Uint8Array, entry: ZipEntry, limit: number, allowance: Allowance): Inflated {
  if (entry.method === 8) return inflate(bytes, entry.start, entry.end, limit, allowance);
  const stored = bytes.subarray(entry.start, Math.min(entry.end, entry.start + limit));
  return { bytes: stored, end: stored.length < entry.compressedBytes ? "longer" : "whole" };
}
