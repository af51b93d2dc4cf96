/**
 * What a PDF does besides showing pages (ISO 32000-1, 12.6 and 12.7), told from the names in its plain bytes and in
 * its compressed object streams. Pages, pictures and fonts are never unpacked.
 */
import { find, isProgram, latin1, nextByte, word } from "./byte-search.ts";
import { type Allowance, inflate } from "./inflate.ts";

export interface PdfSigns {
  encrypted: boolean;
  /** It holds a script, a program, or an action that reaches out of the document. */
  active: boolean;
  /** Some of its objects are packed in a way that no honest writer uses. */
  hidden: boolean;
  /** What honest files have too, for whoever opens this one. */
  flags: Set<string>;
}

type Sign = (signs: PdfSigns) => void;

const active: Sign = (signs) => void (signs.active = true);
const flag =
  (name: string): Sign =>
  (signs) =>
    signs.flags.add(name);

/**
 * Every script is named by its kind of action, `/S /JavaScript`, or is part of an XFA form. The key `/JS` is so short
 * that pictures contain it by chance.
 */
const signNames: Record<string, Sign> = {
  JavaScript: active,
  Launch: active,
  SubmitForm: active,
  ImportData: active,
  RichMedia: active,
  RichMediaExecute: active,
  Rendition: active,
  OnInstantiate: active,
  XFA: active,
  Encrypt: (signs) => void (signs.encrypted = true),
  EmbeddedFile: flag("embedded-file"),
  GoToE: flag("embedded-file"),
  GoToR: flag("remote-content"),
};

const objectStream = "ObjStm";

/** The names by their first byte, so that nearly all of a file's are passed by at once. */
const byFirst: ({ codes: Uint8Array; name: string }[] | undefined)[] = Array.from({ length: 256 });
for (const name of [...Object.keys(signNames), "URI", objectStream]) {
  (byFirst[name.charCodeAt(0)] ??= []).push({ codes: new TextEncoder().encode(name), name });
}

const slash = 0x2f;
const hash = 0x23;
const headBytes = 96;
/** More than the objects of any stream are; the allowance ends sooner. */
const mostObjects = 64 * 1024 * 1024;
/** The longest that a real object stream's dictionary goes on after its type. */
const dictionaryBytes = 512;
/** What it costs to read one. */
const dictionaryCost = 300;
const streamWord = word("stream");

/** Looks through a PDF of any size. Never throws; stops early once `allowance` is used up. */
export function pdfSigns(bytes: Uint8Array, allowance: Allowance): PdfSigns {
  const signs: PdfSigns = { encrypted: false, active: false, hidden: false, flags: new Set() };
  readNames(bytes, signs, (at) => {
    allowance.left -= dictionaryBytes;
    if (!signs.hidden && !isReadableObjectStream(bytes, at, allowance)) signs.hidden = true;
  });
  // What is encrypted cannot be looked into.
  if (!signs.hidden && !signs.encrypted) readStreams(bytes, signs, allowance);
  return signs;
}

function readNames(bytes: Uint8Array, signs: PdfSigns, onObjectStream: (at: number) => void): void {
  for (let at = nextByte(bytes, slash, 0); at >= 0; at = nextByte(bytes, slash, at + 1)) {
    const candidates = byFirst[characterAt(bytes, at + 1) & 0xff];
    if (!candidates) continue;
    for (let index = 0; index < candidates.length; index += 1) {
      const { codes, name } = candidates[index]!;
      const end = endOfName(bytes, at + 1, codes);
      if (end < 0) continue;
      if (name === objectStream) onObjectStream(end);
      else if (name !== "URI") signNames[name]!(signs);
      else if (isFileAddress(bytes, end)) signs.flags.add("remote-content");
      break;
    }
  }
}

/**
 * Whether the string at `at` is the address of a file: it opens what lies on this computer or on a share. Written with
 * escapes or in hexadecimal it could be one, which no honest writer does with an address.
 */
function isFileAddress(bytes: Uint8Array, at: number): boolean {
  const text = latin1(bytes.subarray(at, at + 40)).trimStart();
  return /^\((?:\s*file:|\s*\\)|^<(?!<)/i.test(text);
}

/** Where the name at `at` ends if it is `codes`, or -1. `J#61vaScript` is `JavaScript` (ISO 32000-1, 7.3.5). */
function endOfName(bytes: Uint8Array, at: number, codes: Uint8Array): number {
  let end = at;
  for (let index = 0; index < codes.length; index += 1) {
    const character = characterAt(bytes, end);
    if ((character & 0xff) !== codes[index]) return -1;
    end += character > 0xff ? 3 : 1;
  }
  // `EmbeddedFiles` names those of the document.
  if (bytes[end] === 0x73) end += 1;
  return end < bytes.length && regular[bytes[end]!] === 1 ? -1 : end;
}

/** The character of a name at `at`, plus 256 if it is written as `#` and two digits. */
function characterAt(bytes: Uint8Array, at: number): number {
  const byte = at < bytes.length ? bytes[at]! : 0;
  if (byte !== hash) return byte;
  const high = digit(bytes[at + 1]);
  const low = digit(bytes[at + 2]);
  return high < 0 || low < 0 ? byte : 256 + high * 16 + low;
}

function digit(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

/** The bytes that a name goes on with: neither white space nor delimiters (ISO 32000-1, 7.2.2). */
const regular = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte > 0x20 && !"()<>[]{}/%".includes(String.fromCharCode(byte)) ? 1 : 0,
);

/** Looks into every stream's first bytes, whatever its dictionary says, and through those that hold objects. */
function readStreams(bytes: Uint8Array, signs: PdfSigns, allowance: Allowance): void {
  for (let at = find(bytes, streamWord); at >= 0; at = find(bytes, streamWord, at + 6)) {
    const start = startOfData(bytes, at);
    if (start === undefined) continue;
    allowance.left -= dictionaryCost;
    if (allowance.left <= 0) {
      signs.flags.add("partly-checked");
      return;
    }
    const dictionary = dictionaryBefore(bytes, at);
    // Its data lie in a file elsewhere (ISO 32000-1, 7.3.8.2).
    if (/\/F\s*(?:\(|<|\d+\s+\d+\s+R)/.test(dictionary)) signs.flags.add("remote-content");
    if (!isZlib(bytes, start)) {
      // Plain objects have been read already.
      if (isProgram(bytes, start)) signs.active = true;
      continue;
    }
    const head = headOf(bytes, start, allowance);
    if (isProgram(head)) signs.active = true;
    if (looksLikeObjects(unpredicted(head, dictionary, allowance))) {
      const objects = inflate(bytes, start + 2, bytes.length, mostObjects, allowance).bytes;
      readNames(unpredicted(objects, dictionary, allowance), signs, () => {});
    }
    if (allowance.left <= 0) signs.flags.add("partly-checked");
  }
}

/** The dictionary of the stream whose keyword is at `at`, its names as they are read. */
function dictionaryBefore(bytes: Uint8Array, at: number): string {
  const before = latin1(bytes.subarray(Math.max(0, at - dictionaryBytes), at));
  return before
    .slice(before.lastIndexOf("obj") + 1)
    .replaceAll(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** `bytes` as they were before a PNG predictor (ISO 32000-1, 7.4.4.4; PNG, 9.2), if `dictionary` names one. */
function unpredicted(bytes: Uint8Array, dictionary: string, allowance: Allowance): Uint8Array {
  if (!/\/Predictor\s+1[0-5]\b/.test(dictionary)) return bytes;
  const columns = Number(/\/Columns\s+(\d{1,6})/.exec(dictionary)?.[1] ?? 1);
  const rows = Math.floor(bytes.length / (columns + 1));
  const plain = new Uint8Array(rows * columns);
  allowance.left -= bytes.length;
  for (let row = 0; row < rows; row += 1) {
    const filter = bytes[row * (columns + 1)]!;
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      const left = column > 0 ? plain[at - 1]! : 0;
      const up = row > 0 ? plain[at - columns]! : 0;
      const corner = column > 0 && row > 0 ? plain[at - columns - 1]! : 0;
      plain[at] = bytes[row * (columns + 1) + 1 + column]! + predicted(filter, left, up, corner);
    }
  }
  return plain;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [toLeft, toUp, toCorner] = [up - corner, left - corner, left + up - 2 * corner].map(Math.abs) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** Where the data begins after the keyword at `at`; `undefined` if it is none. */
function startOfData(bytes: Uint8Array, at: number): number | undefined {
  const after = bytes[at + 6];
  if (after === 0x0a) return at + 7;
  if (after !== 0x0d) return undefined;
  return bytes[at + 7] === 0x0a ? at + 8 : at + 7;
}

function isZlib(bytes: Uint8Array, at: number): boolean {
  if (at + 2 > bytes.length) return false;
  return (bytes[at]! & 15) === 8 && (bytes[at]! * 256 + bytes[at + 1]!) % 31 === 0;
}

function headOf(bytes: Uint8Array, start: number, allowance: Allowance): Uint8Array {
  if (!isZlib(bytes, start)) return bytes.subarray(start, start + headBytes);
  return inflate(bytes, start + 2, bytes.length, headBytes, allowance).bytes;
}

/**
 * An object stream begins with pairs of integers, then its objects (ISO 32000-1, 7.5.7). A page's content has at most
 * six numbers before its first operator.
 */
function looksLikeObjects(head: Uint8Array): boolean {
  let numbers = 0;
  for (let at = 0; at < head.length && numbers < 7; at += 1) {
    const byte = head[at]!;
    if (isDigit(byte)) numbers += isDigit(head[at - 1]) ? 0 : 1;
    else if (byte === 0x25)
      while (at + 1 < head.length && head[at + 1] !== 0x0a && head[at + 1] !== 0x0d) at += 1;
    else if (byte > 0x20) return numbers > 1 && "<[(/".includes(String.fromCharCode(byte));
  }
  return numbers > 1;
}

function isDigit(byte = 0): boolean {
  return byte >= 0x30 && byte <= 0x39;
}

/** Whether what calls itself an object stream before `at` is one that `readStreams` finds and can read. */
function isReadableObjectStream(bytes: Uint8Array, at: number, allowance: Allowance): boolean {
  const keyword = find(bytes, streamWord, at, Math.min(at + dictionaryBytes, bytes.length));
  // A string or comment could hold a keyword of its own; no writer puts one there.
  if (keyword < 0 || /[()%]/.test(latin1(bytes.subarray(at, keyword)))) return false;
  const start = startOfData(bytes, keyword);
  if (start === undefined) return false;
  const head = headOf(bytes, start, allowance);
  return looksLikeObjects(unpredicted(head, dictionaryBefore(bytes, keyword), allowance));
}
