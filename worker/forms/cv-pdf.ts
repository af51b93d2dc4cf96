/**
 * What a PDF does besides showing pages (ISO 32000-1, 12.6 and 12.7), from the names in its plain text and in its
 * compressed object streams. Pages, pictures and fonts are never unpacked.
 */
import { type Allowance, type CvFlag, type CvSigns, inflateStream, latin1 } from "./cv-parts.ts";

/** Scripts, programs, and actions that reach outside the document. */
const activeNames = new Set([
  "JavaScript",
  "Launch",
  "SubmitForm",
  "ImportData",
  "RichMedia",
  "Rendition",
  "XFA",
]);

const flaggedNames: ReadonlyMap<string, CvFlag> = new Map([
  ["Encrypt", "encrypted"],
  ["EmbeddedFile", "embedded-file"],
  ["EmbeddedFiles", "embedded-file"],
  ["GoToE", "embedded-file"],
  ["GoToR", "remote-content"],
]);

/** The names above, `First`, which every object stream has (7.5.7), and escaped names: `#61` is `a` (7.3.5). */
const namePattern = new RegExp(
  String.raw`/(?:(${[...activeNames, ...flaggedNames.keys(), "First"].join("|")})(?!\w)|(\w{0,16}#[\da-fA-F]{2}[\w#]{0,60}))`,
  "g",
);

/** More of these names than any real 5 MB document has. */
const mostNames = 5000;
/** How far to look for the end of a stream's dictionary after `First`. */
const dictionaryBytes = 1024;

/** Inspects a PDF. Never throws. */
export function pdfSigns(bytes: Uint8Array, allowance: Allowance): CvSigns {
  const signs: CvSigns = { active: false, flags: new Set() };
  const text = latin1(bytes);
  const places = noteNames(text, signs);
  // An encrypted document's streams cannot be read, only its names.
  if (signs.flags.has("encrypted")) return signs;
  for (const place of places) {
    const rest = text.slice(place, place + dictionaryBytes);
    const [keyword] = /\bstream\r?\n|\bendobj\b/.exec(rest) ?? [];
    // Outlines have `First` too.
    if (keyword === undefined || keyword === "endobj") continue;
    const dictionary = rest.slice(0, rest.indexOf(keyword));
    const objects = inflateStream(bytes.subarray(place + dictionary.length + keyword.length), allowance);
    // Predictors and other filters are not supported: they are rare in object streams.
    if (objects && !/DecodeParms/.test(dictionary)) noteNames(latin1(objects), signs);
    else signs.flags.add("partly-checked");
  }
  return signs;
}

/** Adds the signs of the names in `text`. @returns the end of each `First`, maybe of an object stream's dictionary */
function noteNames(text: string, signs: CvSigns): number[] {
  const places: number[] = [];
  let seen = 0;
  for (const { 0: match, 1: plain, 2: escaped = "", index } of text.matchAll(namePattern)) {
    if ((seen += 1) > mostNames) {
      signs.flags.add("partly-checked");
      break;
    }
    const name = plain ?? unescaped(escaped);
    const flag = flaggedNames.get(name);
    if (activeNames.has(name)) signs.active = true;
    else if (flag) signs.flags.add(flag);
    else if (name === "First") places.push(index + match.length);
  }
  return places;
}

function unescaped(name: string): string {
  return name.replaceAll(/#([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
