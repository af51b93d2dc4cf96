/** What a DOCX does besides showing text (ECMA-376, parts 1 and 2), from its parts, relationships and fields. */
import { isCompoundFile, oleSigns } from "./cv-doc.ts";
import { type Allowance, bufferOf, type CvFlag, type CvSigns, inflateEntry } from "./cv-parts.ts";
import type { ZipEntry } from "./zip-directory.ts";

/** Macros, and file types that Windows runs when opened. */
const activeNames =
  /vba(?:project|data)[^/]*$|\.(?:bat|chm|cmd|com|cpl|dll|exe|hta|jar|jse?|lnk|msi|pif|ps1|reg|scf|scr|url|vb[es]?|ws[cfh])$/i;
/** Embedded documents, such as the spreadsheet of a chart. */
const documentNames = /\.(?:xlsx|docx|pptx)$/i;
/** Parts to look into: relationships, text with fields, and other programs' objects. */
const inspectedNames = /\.(?:xml|rels|bin)$/i;

/** @returns `undefined` when a part differs from the directory, or no word processor writes it so. Never throws. */
export function docxSigns(entries: readonly ZipEntry[], allowance: Allowance): CvSigns | undefined {
  const signs: CvSigns = { active: false, flags: new Set() };
  // Types and relationships first: they are small and the most telling.
  for (const entry of entries.toSorted((a, b) => rank(a) - rank(b))) {
    const { name, bytes, packed, method } = entry;
    if (activeNames.test(name)) signs.active = true;
    if (documentNames.test(name)) signs.flags.add("embedded-file");
    if (!inspectedNames.test(name) || signs.active) continue;
    if (bytes > allowance.bytes) {
      signs.flags.add("partly-checked");
      continue;
    }
    const part = method === 8 ? inflateEntry(packed, bytes, allowance) : packed;
    if (!part || !notePart(part, name, signs)) return undefined;
  }
  return signs;
}

const isAboutParts = (name: string) => /(?:^\[content_types\]\.xml|\.rels)$/i.test(name);

const rank = ({ name, bytes }: ZipEntry) => (isAboutParts(name) ? -1 : bytes);

/** @returns false for XML that no word processor writes */
function notePart(part: Uint8Array, name: string, signs: CvSigns): boolean {
  if (isCompoundFile(part)) {
    signs.active ||= oleSigns(part).active;
    signs.flags.add("embedded-object");
    return true;
  }
  const xml = bufferOf(part).toString("utf8");
  if (!isPlainXml(xml)) return false;
  const sign = isAboutParts(name) ? relationshipSign(xml) : fieldSign(xml);
  if (sign === "active") signs.active = true;
  else if (sign) signs.flags.add(sign);
  return true;
}

/** No DTD, and no encoding that could hide words. */
function isPlainXml(xml: string): boolean {
  const [, encoding = "utf-8"] = /<\?xml[^>]*encoding\s*=\s*["']([^"']*)/.exec(xml.slice(0, 200)) ?? [];
  return /^(?:utf-8|us-ascii)$/i.test(encoding) && !/\0|<!DOCTYPE/.test(xml);
}

type Sign = "active" | CvFlag | undefined;

/** Relationships and types for macros, controls or whole documents (ECMA-376-1, 15.2; [MS-DOCX], 2.1). */
const activeTypes =
  /macroEnabled|vbaProject|\/(?:wordVbaData|attachedToolbars|control|activeXControlBinary|aFChunk|frame|subDocument)"/i;

/** The worst sign in the XML of a `.rels` part or of `[Content_Types].xml`. */
function relationshipSign(xml: string): Sign {
  const text = decoded(xml).replaceAll("'", '"');
  if (activeTypes.test(text)) return "active";
  let worst: Sign;
  for (const tag of text.split("<")) {
    if (!/TargetMode\s*=\s*"External"/i.test(tag) || /\/hyperlink"/.test(tag)) continue;
    const [, target = ""] = /\bTarget\s*=\s*"([^"]*)"/.exec(tag) ?? [];
    // Word records the path of the author's template, which is harmless here; an office server's name has no dot.
    if (/^(?:file:\/{3}(?![\\/])|[a-z]:[\\/]|\/(?!\/)|[^:\\/]*$)/i.test(target)) continue;
    const isElsewhere = /^(?!file:)[a-z]{2,}:|[\\/]{2,}[^\\/]*[.@%]/i.test(target);
    if (isElsewhere && /\/(?:attachedTemplate|oleObject)"/.test(tag)) return "active";
    worst = "remote-content";
  }
  return worst;
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
 * The worst sign among the fields of a document's XML: `active` for one that runs a command (DDE), a flag for one
 * that fetches something (17.16.4). A field's instruction may be split across any number of elements.
 */
function fieldSign(xml: string): Sign {
  if (!xml.includes("instr")) return undefined;
  const fields = Array.from(
    xml.matchAll(fieldPart),
    ([, piece, simple]) => piece ?? `\n${simple ? `${simple}\n` : ""}`,
  );
  const instructions = decoded(fields.join(""));
  if (/^\s*dde(?:auto)?\b/im.test(instructions)) return "active";
  return /^\s*(?:link|include(?:text|picture)|import|rd)\b/im.test(instructions)
    ? "remote-content"
    : undefined;
}
