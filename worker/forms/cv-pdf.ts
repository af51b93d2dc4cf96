/**
 * What a PDF does besides showing pages (ISO 32000-1, 12.6 and 12.7), from the names in its plain text and in its
 * compressed object streams. Pages, pictures and fonts are never unpacked.
 */
import * as words from "#content/generated/words/answers.ts";
import { type Allowance, type CvSign, inflateStream, latin1 } from "./cv-parts.ts";

/** Scripts, programs, and actions that reach outside the document; and what staff should know. */
const telling: ReadonlyMap<string, CvSign> = new Map([
  ["JavaScript", "active"],
  ["Launch", "active"],
  ["SubmitForm", "active"],
  ["ImportData", "active"],
  ["RichMedia", "active"],
  ["Rendition", "active"],
  ["XFA", "active"],
  ["Encrypt", "encrypted"],
  ["EmbeddedFile", "embedded-file"],
  ["EmbeddedFiles", "embedded-file"],
  ["GoToE", "embedded-file"],
  ["GoToR", "remote-content"],
]);

/** The names above, `First`, which every object stream has (7.5.7), and escaped names: `#61` is `a` (7.3.5). */
const namePattern = new RegExp(
  String.raw`/(?:(${[...telling.keys(), "First"].join("|")})(?!\w)|(\w{0,16}#[\da-fA-F]{2}[\w#]{0,60}))`,
  "g",
);

/** More of these names than any real 5 MB document has. */
const mostNames = 5000;
/** How far to look for the end of a stream's dictionary after `First`. */
const dictionaryBytes = 1024;

/** The signs of a PDF, or why it is refused. Never throws. */
export function checkPdf(bytes: Uint8Array, allowance: Allowance): CvSign[] | string {
  const text = latin1(bytes);
  if (!text.startsWith("%PDF-") || !text.slice(-2048).includes("%%EOF")) return words.cvUnreadable;
  const { signs, places } = namesIn(text);
  // An encrypted document's streams cannot be read, only its names.
  if (signs.includes("encrypted")) return signs;
  for (const place of places) {
    const rest = text.slice(place, place + dictionaryBytes);
    const [keyword] = /\bstream\r?\n|\bendobj\b/.exec(rest) ?? [];
    // Outlines have `First` too.
    if (keyword === undefined || keyword === "endobj") continue;
    const dictionary = rest.slice(0, rest.indexOf(keyword));
    const objects = inflateStream(bytes.subarray(place + dictionary.length + keyword.length), allowance);
    // Predictors and other filters are not supported: they are rare in object streams.
    const isRead = objects && !/DecodeParms/.test(dictionary);
    signs.push(...(isRead ? namesIn(latin1(objects)).signs : (["partly-checked"] as const)));
  }
  return signs;
}

/** The signs of the names in `text`, and the end of each `First`, maybe of an object stream's dictionary. */
function namesIn(text: string): { signs: CvSign[]; places: number[] } {
  const signs: CvSign[] = [];
  const places: number[] = [];
  let seen = 0;
  for (const { 0: match, 1: plain, 2: escaped = "", index } of text.matchAll(namePattern)) {
    if ((seen += 1) > mostNames) return { signs: [...signs, "partly-checked"], places };
    const name = plain ?? unescaped(escaped);
    const sign = telling.get(name);
    if (sign) signs.push(sign);
    else if (name === "First") places.push(index + match.length);
  }
  return { signs, places };
}

function unescaped(name: string): string {
  return name.replaceAll(/#([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
