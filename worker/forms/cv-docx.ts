/**
 * What a DOCX does besides showing text (ECMA-376, parts 1 and 2), told from its relationships and its fields. What a
 * part is, its first bytes say, not its name: a macro project works under any.
 */
import { Buffer } from "node:buffer";
import { isProgram, latin1, startsWith } from "./bytes.ts";
import { oleSigns } from "./cv-doc.ts";
import type { CvFlag, Signs } from "./cv-signs.ts";
import { type Allowance, inflateExactly, inflateHead } from "./inflate.ts";
import { oleEntries, oleSignature } from "./ole-directory.ts";
import type { ZipEntry } from "./zip-directory.ts";

/** Longest part that tells of other parts. */
const aboutBytes = 128 * 1024;
/** More pieces of fields than a CV has. */
const mostFieldParts = 5000;
/** Macros by their usual name; by any other, their first bytes and relationships tell them. */
const macroNames = /vba(?:project|data)[^/]*$/i;
/** What Windows runs when it is opened, whatever is in it; no word processor puts such a part into a document. */
const programNames =
  /\.(?:bat|chm|cmd|com|cpl|dll|exe|hta|jar|jse?|lnk|msi|pif|ps1|reg|scf|scr|url|vb[es]?|ws[cfh])$/i;

/** @returns `undefined` for what no word processor writes, or what is not as its directory says. Never throws. */
export function docxSigns(
  bytes: Uint8Array,
  entries: readonly ZipEntry[],
  allowance: Allowance,
): Signs | undefined {
  const signs: Signs = { active: false, flags: new Set() };
  // Types and relationships first, as they are small and say most.
  for (const entry of entries.toSorted((a, b) => rank(a) - rank(b))) {
    if (allowance.bytes <= 0) signs.flags.add("partly-checked");
    else if (!readPart(bytes, entry, signs, allowance)) return undefined;
    if (signs.active) break;
  }
  return signs;
}

const rank = ({ name, bytes }: ZipEntry) => (isAboutParts(name) ? -1 : bytes);

const isAboutParts = (name: string) => /(?:^\[content_types\]\.xml|\.rels)$/i.test(name);

/** @returns false for a part that is broken */
function readPart(bytes: Uint8Array, entry: ZipEntry, signs: Signs, allowance: Allowance): boolean {
  const packed = bytes.subarray(entry.start, entry.end);
  const head = entry.method === 8 ? inflateHead(packed, allowance) : packed;
  if (head.length === 0 && entry.bytes > 0) return false;
  const isOle = startsWith(head, oleSignature);
  const isXml = /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?[\s\0]*</.test(
    latin1(head.subarray(0, 64)),
  );
  if (isProgram(head) || macroNames.test(entry.name) || programNames.test(entry.name)) {
    signs.active = true;
  } else if (startsWith(head, "PK\u0003\u0004")) {
    // A chart brings its table with it.
    if (/\.(?:xlsx|docx|pptx)$/i.test(entry.name)) signs.flags.add("embedded-file");
    else signs.active = true;
  } else if (isOle || isXml || isAboutParts(entry.name)) {
    if (entry.bytes > (isAboutParts(entry.name) ? aboutBytes : allowance.bytes)) {
      signs.flags.add("partly-checked");
      // Not knowing all relationships is not knowing the document.
      return !isAboutParts(entry.name);
    }
    const part = entry.method === 8 ? inflateExactly(packed, entry.bytes, allowance) : packed;
    return part !== undefined && (isOle ? readObject(part, signs) : readXml(part, entry.name, signs));
  }
  return true;
}

function readObject(part: Uint8Array, signs: Signs): boolean {
  const object = oleSigns(oleEntries(part) ?? []);
  signs.active ||= object.active;
  signs.flags.add("embedded-object");
  return true;
}

function readXml(part: Uint8Array, name: string, signs: Signs): boolean {
  const text = Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString("utf8");
  if (!isPlainXml(text)) return false;
  const sign = isAboutParts(name) ? relationshipSign(text) : fieldSign(text);
  if (sign === "active") signs.active = true;
  else if (sign) signs.flags.add(sign);
  return true;
}

/** UTF-8 without definitions of its own, as every word processor writes it: other encodings hide words. */
function isPlainXml(text: string): boolean {
  const start = text.slice(0, 200);
  const [, encoding = "utf-8"] = /^[^<]*<\?xml[^>]*?encoding\s*=\s*["']([^"']*)/.exec(start) ?? [];
  return (
    /^(?:utf-8|us-ascii|iso-8859-1|windows-1252)$/i.test(encoding) &&
    !start.includes("\0") &&
    !text.includes("<!DOCTYPE")
  );
}

type Sign = "active" | CvFlag | undefined;

/** Relationships that bring macros, controls or whole documents (ECMA-376-1, 15.2; [MS-DOCX], 2.1). */
const activeTypes =
  /\/(?:vbaProject|wordVbaData|attachedToolbars|control|activeXControlBinary|aFChunk|frame|subDocument)$/i;

/** The worst in the XML of a `.rels` part or of `[Content_Types].xml`. */
function relationshipSign(xml: string): Sign {
  let worst: Sign;
  // A well-formed tag has no `<` in it, so each piece holds one tag whole.
  for (const piece of xml.split("<")) {
    if (!/^(?:[\w.-]{1,40}:)?(?:Relationship|Default|Override)\b/.test(piece)) continue;
    const tag = attributes(piece);
    const type = tag.get("Type") ?? "";
    if (/macroenabled|vbaproject|vbadata/i.test(tag.get("ContentType") ?? "") || activeTypes.test(type)) {
      return "active";
    }
    if (tag.get("TargetMode")?.toLowerCase() !== "external" || type.endsWith("/hyperlink")) continue;
    const place = placeOf(tag.get("Target") ?? "");
    if (place === "elsewhere" && /\/(?:attachedTemplate|oleObject)$/i.test(type)) return "active";
    if (place !== "here") worst = "remote-content";
  }
  return worst;
}

/**
 * Where a file lies. Word notes where on its writer's computer or in the office a template was, which opens nothing
 * here; a host with a dot in its name can be anywhere.
 */
function placeOf(target: string): "here" | "office" | "elsewhere" {
  const path = target
    .trim()
    .replace(/^file:/i, "")
    .replaceAll("\\", "/");
  if (/^[a-z][a-z\d+.-]+:/i.test(path)) return "elsewhere";
  const [, slashes = "", host = ""] = /^(\/*)([^/]*)/.exec(path) ?? [];
  if (slashes.length < 2 || slashes.length === 3 || /^[a-z]:$/i.test(host)) return "here";
  return /[.@:%]/.test(host) ? "elsewhere" : "office";
}

function attributes(tag: string): Map<string, string> {
  const pairs = tag.matchAll(/(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return new Map(
    Array.from(pairs, ([, name = "", double, single]) => [name, decoded(double ?? single ?? "")]),
  );
}

function decoded(text: string): string {
  return text
    .replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10_ffff ? String.fromCodePoint(code) : "";
    })
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

const attribute = String.raw`(?:"[^"<]*"|'[^'<]*'|[^"'<>])*`;
/** The beginning or end of a field, a piece of its instruction, or a simple field (ECMA-376-1, 17.16.5). */
const fieldPart = new RegExp(
  String.raw`<(?:[^<>\s/]{1,40}:)?(?:fldChar\b(${attribute})|instrText\b${attribute}>([^<]*)(<[!?])?|fldSimple\b(${attribute}))`,
  "g",
);
const fieldBegin = "\uE000";

/**
 * The worst that a field in the XML of a document does: `active` for one that runs a command (DDE, or a name that other
 * fields compute), a flag for one that fetches something (17.16.4). A field's text may be split over any number of
 * elements.
 */
function fieldSign(xml: string): Sign {
  if (!xml.includes("instr")) return undefined;
  let instructions = "";
  let seen = 0;
  for (const [, mark, text, cut, simple] of xml.matchAll(fieldPart)) {
    if ((seen += 1) > mostFieldParts) return "partly-checked";
    // Comments and sections of plain characters could cut a name in two; no writer puts them here.
    if (cut !== undefined) return "active";
    if (text !== undefined) instructions += text;
    if (simple !== undefined)
      instructions += `${fieldBegin}${/(?:^|[\s:])instr\s*=\s*["']([^"']*)/.exec(simple)?.[1] ?? ""} `;
    if (mark !== undefined && /["']begin["']/.test(mark)) instructions += fieldBegin;
  }
  // Text that is in no field is that of one.
  const all = fieldBegin + decoded(instructions).replace(/^\uE000/, "");
  if (/\uE000\s*(?:dde(?:auto)?(?!\w)|\w*\uE000)/i.test(all)) return "active";
  return /\uE000\s*(?:link|include(?:text|picture)|import|rd)(?!\w)/i.test(all)
    ? "remote-content"
    : undefined;
}
