/**
 * What a PDF does besides showing pages (ISO 32000-1, 12.6 and 12.7), told from the names in its plain text and in its
 * compressed object streams. Pages, pictures and fonts are never unpacked.
 */
import { Buffer } from "node:buffer";
import { isProgram, latin1, pieceBytes, piecesOf } from "./bytes.ts";
import type { CvFlag, Signs } from "./cv-signs.ts";
import { type Allowance, inflateZlib } from "./inflate.ts";

/** Scripts, programs, and actions that reach out of the document. */
const activeNames = new Set([
  "JavaScript",
  "Launch",
  "SubmitForm",
  "ImportData",
  "RichMedia",
  "RichMediaExecute",
  "Rendition",
  "OnInstantiate",
  "XFA",
]);

const flaggedNames: ReadonlyMap<string, CvFlag> = new Map([
  ["Encrypt", "encrypted"],
  ["EmbeddedFile", "embedded-file"],
  ["EmbeddedFiles", "embedded-file"],
  ["GoToE", "embedded-file"],
  ["GoToR", "remote-content"],
]);

/**
 * `First`: every object stream has it (7.5.7), and so have outlines. `F`: a stream's data in another file (7.3.8.2).
 */
const names = new Set([...activeNames, ...flaggedNames.keys(), "URI", "First", "F"]);

/** A name ends at white space or at a delimiter (7.2.2). */
const regular = String.raw`[^\s\0()<>[\]{}/%]`;
const plainName = new RegExp(`/(${[...names].join("|")})(?!${regular})`, "g");
/** A character written as `#` and two digits: `J#61vaScript` is `JavaScript` (7.3.5). */
const escape = /#[\da-fA-F]{2}/g;
const nameBefore = new RegExp(`/(${regular}{0,16})$`);
const restOfName = new RegExp(`^${regular}{3,64}`);

/** More of the names above, and of escapes, than a document of 5 MB has. */
const mostNames = 5000;
/** Longer than a name with all its characters escaped. */
const nameBytes = 96;
/** How far a stream's dictionary goes on before and after a name in it. */
const dictionaryBytes = 1024;

/** Looks through a PDF. Never throws. */
export function pdfSigns(bytes: Uint8Array, allowance: Allowance): Signs {
  const signs: Signs = { active: false, flags: new Set() };
  const inDictionaries = readNames(bytes, signs);
  // The names of an encrypted document can be read; its strings and streams cannot.
  if (signs.flags.has("encrypted")) return signs;
  for (const [name, end] of inDictionaries) readStream(bytes, name, end, signs, allowance);
  return signs;
}

type Found = [name: string, end: number];

/** Notes what the names in `bytes` tell. @returns those that may be in a stream's dictionary, and where they end */
function readNames(bytes: Uint8Array, signs: Signs): Found[] {
  const inDictionaries: Found[] = [];
  let seen = 0;
  for (const { text, at } of piecesOf(bytes, nameBytes)) {
    for (const [name, end] of namesIn(text)) {
      if ((seen += 1) > mostNames) {
        signs.flags.add("partly-checked");
        return inDictionaries;
      }
      const flag = flaggedNames.get(name);
      if (activeNames.has(name)) signs.active = true;
      else if (flag) signs.flags.add(flag);
      else if (name === "URI" && isFileAddress(text.slice(end, end + 40))) signs.flags.add("remote-content");
      if (["First", "F", "EmbeddedFile"].includes(name)) inDictionaries.push([name, at + end]);
    }
  }
  return inDictionaries;
}

/** The names that tell something, and whatever else has an escape. */
function* namesIn(text: string): Generator<Found> {
  for (const { 0: match, 1: name = "", index } of text.matchAll(plainName)) {
    if (index < pieceBytes) yield [name, index + match.length];
  }
  for (const { index } of text.matchAll(escape)) {
    const before = nameBefore.exec(text.slice(Math.max(0, index - 17), index));
    const [rest = ""] = restOfName.exec(text.slice(index, index + 64)) ?? [];
    yield [before ? unescaped(before[1] + rest) : "", index + rest.length];
  }
}

function unescaped(name: string): string {
  return name.replaceAll(escape, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
}

/**
 * Whether a string is the address of a file: it opens what lies on this computer or on a share. Written with escapes or
 * in hexadecimal it could be one, which no honest writer does with an address.
 */
function isFileAddress(text: string): boolean {
  return /^\s*(?:\(\s*(?:file:|\\)|<(?!<))/i.test(text);
}

/** Looks into the stream in whose dictionary `name` ends at `end`, if that is one. */
function readStream(bytes: Uint8Array, name: string, end: number, signs: Signs, allowance: Allowance): void {
  const ahead = latin1(bytes.subarray(end, end + dictionaryBytes));
  const keyword = /\bstream(?:\r\n?|\n)|\bendobj\b/.exec(ahead);
  if (!keyword || keyword[0] === "endobj") return;
  if (name === "F") {
    if (/^\s*(?:[(<]|\d+\s+\d+\s+R)/.test(ahead)) signs.flags.add("remote-content");
    return;
  }
  const before = latin1(bytes.subarray(Math.max(0, end - dictionaryBytes), end));
  const dictionary = before.slice(before.lastIndexOf(" obj") + 1) + ahead.slice(0, keyword.index);
  const data = dataAt(bytes, end + keyword.index + keyword[0].length, unescaped(dictionary), allowance);
  if (name === "EmbeddedFile") {
    if (data && isProgram(data)) signs.active = true;
  } else if (data) {
    readNames(data, signs);
  } else {
    signs.flags.add("partly-checked");
  }
}

/** The data that begin at `start`; `undefined` if they cannot be unpacked here. */
function dataAt(
  bytes: Uint8Array,
  start: number,
  dictionary: string,
  allowance: Allowance,
): Uint8Array | undefined {
  const end = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf("endstream", start);
  const data = bytes.subarray(start, end < 0 ? undefined : end);
  if (!dictionary.includes("/Filter")) return data;
  // Further filters and predictors are left alone: hardly anybody packs objects with them.
  const isPlain =
    /\/Filter\s*(?:\/FlateDecode\b|\[\s*\/FlateDecode\s*\])/.test(dictionary) &&
    !dictionary.includes("/DecodeParms");
  return isPlain && allowance.bytes > 0 ? inflateZlib(data, allowance) : undefined;
}
