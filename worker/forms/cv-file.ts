/**
 * Checks that an uploaded CV is what its name says, by size, ending and first bytes, and looks for the names of macros,
 * scripts and programs in its bytes. Nothing is unpacked, so what a document compresses is not seen, and this is no
 * virus scan: staff are told so, and must open CVs with care (ASVS 5.4.3).
 */
import { Buffer } from "node:buffer";
import { cvMaxBytes } from "#app/forms/form-contract.ts";

type CvVerdict =
  /** `name` is safe to store and show; `flags` are what whoever opens the file should know. */
  | { ok: true; contentType: string; name: string; flags: string[] }
  /** `reason` is one sentence for the visitor. */
  | { ok: false; reason: string };

interface Kind {
  contentType: string;
  start: string;
  /** Somewhere in every such file. */
  holds: RegExp;
  /** Refused. */
  active: RegExp;
  /** Accepted with a flag. */
  marks: [flag: string, pattern: RegExp][];
}

/** Any of these names in a PDF, where letters may stand as numbers: `#61` is `a` (ISO 32000-1, 7.3.5). */
const pdfNames = (...names: string[]) =>
  `/(?:${names.map((name) => name.replaceAll(/./g, orItsNumber)).join("|")})\\b`;

function orItsNumber(letter: string): string {
  const number = letter.charCodeAt(0).toString(16);
  return `(?:${letter}|#${number.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
}

/** Any of these streams or storages in an OLE file, by name (UTF-16, in 64 bytes) and its length ([MS-CFB] 2.6.1). */
const oleNames = (...names: string[]) => new RegExp(names.map(oleName).join("|"));

function oleName(name: string): string {
  const bytes = Buffer.from(`${name}\0`, "utf16le").toString("latin1");
  return `${bytes}[^]{${64 - bytes.length}}${String.fromCharCode(bytes.length)}\0`;
}

const oleStart = "\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1";
/** Office puts a document with a password, whatever its format, into an OLE file. */
const encryptedPackage = oleNames("EncryptedPackage");

const pdf: Kind = {
  contentType: "application/pdf",
  start: "%PDF-",
  holds: /%%EOF/,
  // Actions have their kind in `S` (ISO 32000-1, 12.6.2). By itself, `/JavaScript` may be text such as
  // "HTML/JavaScript", and compressed data contain `/JS` by chance, and `/XFA` if nothing has to follow.
  active: new RegExp(
    `${pdfNames("S")}[\\s\\0]*${pdfNames("JavaScript", "Launch", "SubmitForm", "ImportData", "Rendition")}` +
      `|${pdfNames("RichMedia")}|${pdfNames("XFA")}[\\s\\0[]`,
  ),
  marks: [
    ["encrypted", new RegExp(pdfNames("Encrypt"))],
    ["embedded-file", new RegExp(pdfNames("EmbeddedFile", "EmbeddedFiles"))],
  ],
};

const doc: Kind = {
  contentType: "application/msword",
  start: oleStart,
  holds: oleNames("WordDocument"),
  // Storages of macros, and streams of packaged files and of ActiveX controls.
  active: oleNames("Macros", "_VBA_PROJECT", "\u0001Ole10Native", "\u0003OCXNAME", "\u0003OCXDATA"),
  // Each object has this stream ([MS-DOC] 2.1.4); Word leaves the pool itself, empty, in many files.
  marks: [["embedded-object", oleNames("\u0003ObjInfo")]],
};

const docx: Kind = {
  contentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  start: "PK\u0003\u0004",
  holds: /word\//,
  // Macros, controls, and endings that Windows runs. Compressed data contain `.js` by chance, so what follows a
  // name in the archive's directory has to be there: the next entry, or the time as Info-ZIP or NTFS note it.
  active:
    /vba(?:Project|Data)|activeX\/|\w\.(?:bat|chm|cmd|com|cpl|dll|exe|hta|jar|jse?|lnk|msi|pif|ps1|reg|scf|scr|url|vb[es]?|ws[cfh])(?:PK|UT|\n\0)/i,
  marks: [["embedded-object", /embeddings\/|oleObject/i]],
};

const kinds = new Map(Object.entries({ pdf, doc, docx }));

/** Judges a file by its name and bytes. Never throws, whatever they are. */
export function checkCvFile(name: string, bytes: Uint8Array): CvVerdict {
  if (bytes.length > cvMaxBytes) return { ok: false, reason: "The file is larger than 5 MB." };
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const kind = kinds.get(ending);
  if (!kind) return { ok: false, reason: "Please choose a PDF, DOC or DOCX file." };
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  const isEncrypted = ending !== "pdf" && text.startsWith(oleStart) && encryptedPackage.test(text);
  if (isEncrypted)
    return { ok: false, reason: "The file is protected by a password. Please send an unprotected copy." };
  const isOfKind = text.startsWith(kind.start) && kind.holds.test(text);
  if (!isOfKind)
    return { ok: false, reason: "The file isn’t a PDF, DOC or DOCX document, or it is damaged." };
  if (kind.active.test(text))
    return {
      ok: false,
      reason:
        "The file contains macros, scripts or embedded programs. Please save it as a plain PDF and try again.",
    };
  const flags = kind.marks.flatMap(([flag, pattern]) => (pattern.test(text) ? [flag] : []));
  return { ok: true, contentType: kind.contentType, name: `${safeStem(name)}.${ending}`, flags };
}

function safeStem(name: string): string {
  const stem = name
    .replace(/\.[^.]*$/, "")
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9._-]+/g, "-")
    // Cut first: trimming takes quadratic time on a run of dots, whose length the sender chooses.
    .slice(0, 70)
    .replace(/^[-.]+|[-.]+$/g, "");
  return stem || "cv";
}
