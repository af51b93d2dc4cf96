/** What a DOCX does besides showing text (ECMA-376, parts 1 and 2), from its parts, relationships and fields. */
import * as words from "#content/generated/words/answers.ts";
import { hasEntry, isCompoundFile, oleSigns } from "./cv-doc.ts";
import { type Allowance, bufferOf, type CvSign, inflateEntry } from "./cv-parts.ts";
import { type ZipEntry, zipEntries } from "./zip-directory.ts";

/** Macros, and file types that Windows runs when opened. */
const activeNames =
  /vba(?:project|data)[^/]*$|\.(?:bat|chm|cmd|com|cpl|dll|exe|hta|jar|jse?|lnk|msi|pif|ps1|reg|scf|scr|url|vb[es]?|ws[cfh])$/i;
/** Embedded documents, such as the spreadsheet of a chart. */
const documentNames = /\.(?:xlsx|docx|pptx)$/i;
/** Parts to look into: relationships, text with fields, and other programs' objects. */
const inspectedNames = /\.(?:xml|rels|bin)$/i;

/** The signs of a DOCX, or why it is refused. Never throws. */
export function checkDocx(bytes: Uint8Array, allowance: Allowance): CvSign[] | string {
  if (hasEntry(bytes, "EncryptedPackage")) return words.cvEncrypted;
  const entries = zipEntries(bytes);
  if (!entries || !isWordPackage(entries)) return words.cvUnreadable;
  if (entries.some(({ encrypted }) => encrypted)) return words.cvEncrypted;
  const signs: CvSign[] = [];
  // Types and relationships first: they are small and the most telling.
  for (const { name, bytes: size, packed, method } of entries.toSorted((a, b) => rank(a) - rank(b))) {
    if (activeNames.test(name)) return ["active"];
    if (documentNames.test(name)) signs.push("embedded-file");
    if (!inspectedNames.test(name)) continue;
    if (size > allowance.bytes) {
      signs.push("partly-checked");
      continue;
    }
    const part = method === 8 ? inflateEntry(packed, size, allowance) : packed;
    const found = part && partSigns(part, name);
    if (!found) return words.cvUnreadable;
    if (found.includes("active")) return found;
    signs.push(...found);
  }
  return signs;
}

function isWordPackage(entries: readonly ZipEntry[]): boolean {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  return (
    // With duplicate names, readers may pick either part.
    names.size === entries.length &&
    names.has("[content_types].xml") &&
    [...names].some((name) => /^word\/document[^/]*\.xml$/.test(name)) &&
    entries.every(({ method }) => method === 0 || method === 8)
  );
}

const isAboutParts = (name: string) => /(?:^\[content_types\]\.xml|\.rels)$/i.test(name);

const rank = ({ name, bytes }: ZipEntry) => (isAboutParts(name) ? -1 : bytes);

/** @returns `undefined` for XML that no word processor writes */
function partSigns(part: Uint8Array, name: string): CvSign[] | undefined {
  if (isCompoundFile(part)) return [...oleSigns(part), "embedded-object"];
  const xml = bufferOf(part).toString("utf8");
  if (!isPlainXml(xml)) return undefined;
  return isAboutParts(name) ? relationshipSigns(xml) : fieldSigns(xml);
}

/** No DTD, and no encoding that could hide words. */
function isPlainXml(xml: string): boolean {
  const [, encoding = "utf-8"] = /<\?xml[^>]*encoding\s*=\s*["']([^"']*)/.exec(xml.slice(0, 200)) ?? [];
  return /^(?:utf-8|us-ascii)$/i.test(encoding) && !/\0|<!DOCTYPE/.test(xml);
}

/** Relationships and types for macros, controls or whole documents (ECMA-376-1, 15.2; [MS-DOCX], 2.1). */
const activeTypes =
  /macroEnabled|vbaProject|\/(?:wordVbaData|attachedToolbars|control|activeXControlBinary|aFChunk|frame|subDocument)"/i;

/** The signs in the XML of a `.rels` part or of `[Content_Types].xml`. */
function relationshipSigns(xml: string): CvSign[] {
  const text = decoded(xml).replaceAll("'", '"');
  if (activeTypes.test(text)) return ["active"];
  return text.split("<").flatMap((tag): CvSign[] => {
    if (!/TargetMode\s*=\s*"External"/i.test(tag) || /\/hyperlink"/.test(tag)) return [];
    const [, target = ""] = /\bTarget\s*=\s*"([^"]*)"/.exec(tag) ?? [];
    // Word records the path of the author's template, which is harmless here; an office server's name has no dot.
    if (/^(?:file:\/{3}(?![\\/])|[a-z]:[\\/]|\/(?!\/)|[^:\\/]*$)/i.test(target)) return [];
    const isElsewhere = /^(?!file:)[a-z]{2,}:|[\\/]{2,}[^\\/]*[.@%]/i.test(target);
    return isElsewhere && /\/(?:attachedTemplate|oleObject)"/.test(tag) ? ["active"] : ["remote-content"];
  });
}

function decoded(text: string): string {
  return text
    .replaceAll(/&#(?:x([\da-f]{1,4})|(\d{1,5}));/gi, (_, hex?: string, decimal?: string) =>
      String.fromCharCode(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

/** The start of a field, a piece of its instruction, or a simple field (ECMA-376-1, 17.16.5). */
const fieldPart =
  /<(?:\w+:)?(?:fldChar[^<>]*["']begin["']|instrText[^<>]*>([^<]*)|fldSimple[^<>]*instr\s*=\s*["']([^"']*))/g;

/**
 * The signs of the fields in a document's XML: `active` for one that runs a command (DDE), a flag for one that fetches
 * something (17.16.4). A field's instruction may be split across any number of elements.
 */
function fieldSigns(xml: string): CvSign[] {
  if (!xml.includes("instr")) return [];
  const fields = Array.from(
    xml.matchAll(fieldPart),
    ([, piece, simple]) => piece ?? `\n${simple ? `${simple}\n` : ""}`,
  );
  const instructions = decoded(fields.join(""));
  if (/^\s*dde(?:auto)?\b/im.test(instructions)) return ["active"];
  return /^\s*(?:link|include(?:text|picture)|import|rd)\b/im.test(instructions) ? ["remote-content"] : [];
}
