/**
 * Whether an uploaded CV is what its name says. Signs of macros and disguise are refused; nothing is unpacked, so
 * no archive can go off here. This is no virus scan: whoever opens a CV does so with care (ASVS 5.4.3).
 */
import { cvMaxBytes } from "#app/forms/form-service-schema.ts";
import { type OleEntry, oleEntries } from "./ole-directory.ts";
import { type ZipEntry, zipEntries } from "./zip-directory.ts";

export type CvKind = "pdf" | "doc" | "docx";

export type CvVerdict =
  /** `fileName` is safe to store and show; `flags` name active content found in a PDF. */
  | { ok: true; kind: CvKind; contentType: string; fileName: string; flags: string[] }
  /** `reason` is one sentence for the visitor. */
  | { ok: false; reason: string };

const contentTypes: Record<CvKind, string> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** How much of each end of a PDF is searched: bounds the work to a few milliseconds. */
const scannedBytes = 1024 * 1024;
const maxDeclaredBytes = 100 * 1024 * 1024;
const maxRatio = 200;

const unreadable = "The file is not a PDF, DOC or DOCX document, or it is damaged.";
const macros = "The file contains macros. Please save it without them and try again.";
const encrypted = "The file is protected by a password. Please send it without one.";

/** Judges a file by its name and bytes. Never throws, whatever they are. */
export function checkCvFile(name: string, bytes: Uint8Array): CvVerdict {
  if (bytes.length > cvMaxBytes) return refuse("The file is larger than 5 MB.");
  const kind = /\.(pdf|docx?)$/i.exec(name)?.[1]?.toLowerCase() as CvKind | undefined;
  if (!kind) return refuse("Please choose a PDF, DOC or DOCX file.");
  const { reason, flags = [] } = { pdf: checkPdf, doc: checkDoc, docx: checkDocx }[kind](bytes);
  if (reason) return refuse(reason);
  return { ok: true, kind, contentType: contentTypes[kind], fileName: safeName(name, kind), flags };
}

interface Finding {
  reason?: string;
  flags?: string[];
}

function refuse(reason: string): CvVerdict {
  return { ok: false, reason };
}

function safeName(name: string, kind: CvKind): string {
  const stem = name
    .replace(/\.[^.]*$/, "")
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9._-]+/g, "-")
    // Cut before trimming, which takes time by the square of a run of dots; the sender chooses its length.
    .slice(0, 70)
    .replace(/^[-.]+|[-.]+$/g, "");
  return `${stem || "cv"}.${kind}`;
}

function latin1(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes);
}

/** Active content of a PDF (ISO 32000-1, 12.6 and 12.7): flagged for the reader, as honest CVs carry some too. */
const pdfFlags = {
  javascript: /\/(JavaScript|JS)\b/,
  launch: /\/Launch\b/,
  "embedded-file": /\/EmbeddedFile/,
  xfa: /\/XFA\b/,
};

function checkPdf(bytes: Uint8Array): Finding {
  const head = latin1(bytes.subarray(0, scannedBytes));
  const tail = latin1(bytes.subarray(Math.max(0, bytes.length - scannedBytes)));
  if (!head.startsWith("%PDF-") || !tail.slice(-2048).includes("%%EOF")) return { reason: unreadable };
  // A ZIP directory behind the document makes the same bytes an archive as well.
  if (tail.includes("PK\u0005\u0006")) return { reason: unreadable };
  const both = plainNames(head + tail);
  // A linearized PDF may name its encryption only in the trailer at its head (ISO 32000-1, annex F).
  if (/\/Encrypt\b/.test(both)) return { reason: encrypted };
  return { flags: Object.entries(pdfFlags).flatMap(([flag, pattern]) => (pattern.test(both) ? [flag] : [])) };
}

/** `/J#61vaScript` is `/JavaScript` (ISO 32000-1, 7.3.5). */
function plainNames(pdf: string): string {
  return pdf.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

const macroStorages = new Set(["vba", "macros", "_vba_project"]);

function checkDoc(bytes: Uint8Array): Finding {
  const entries = oleEntries(bytes);
  const document = entries?.find(({ name, isStream }) => isStream && name === "worddocument");
  if (!entries || !document) return { reason: isEncryptedPackage(entries) ? encrypted : unreadable };
  if (isEncryptedDocument(bytes, document)) return { reason: encrypted };
  return entries.some(({ name }) => macroStorages.has(name)) ? { reason: macros } : {};
}

function isEncryptedPackage(entries: readonly OleEntry[] | undefined): boolean {
  return entries?.some(({ name }) => name === "encryptedpackage") ?? false;
}

/** Whether `fEncrypted` is set, bit 8 of the flags at byte 10 of the stream ([MS-DOC] 2.5.2). */
function isEncryptedDocument(bytes: Uint8Array, { offset }: OleEntry): boolean {
  return offset !== undefined && ((bytes[offset + 11] ?? 0) & 1) === 1;
}

function checkDocx(bytes: Uint8Array): Finding {
  if (isEncryptedPackage(oleEntries(bytes))) return { reason: encrypted };
  const entries = zipEntries(bytes);
  if (!entries || !isWordPackage(entries) || entries.some(isSuspicious) || declaresTooMuch(entries)) {
    return { reason: unreadable };
  }
  if (entries.some((entry) => entry.encrypted)) return { reason: encrypted };
  return entries.some(({ name }) => /vbaproject\.bin$/i.test(name)) ? { reason: macros } : {};
}

function isWordPackage(entries: readonly ZipEntry[]): boolean {
  const names = entries.map(({ name }) => name.toLowerCase());
  return (
    names.includes("[content_types].xml") && names.some((name) => /^word\/document[^/]*\.xml$/.test(name))
  );
}

function isSuspicious({ name, symbolicLink }: ZipEntry): boolean {
  return symbolicLink || name.startsWith("/") || name.includes("\\") || name.split("/").includes("..");
}

function declaresTooMuch(entries: readonly ZipEntry[]): boolean {
  const total = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  const bomb = entries.some((entry) => entry.bytes > maxRatio * Math.max(entry.compressedBytes, 512));
  const sorted = entries.toSorted((a, b) => a.offset - b.offset);
  const overlapping = sorted.some((entry, index) => {
    const next = sorted[index + 1];
    return next !== undefined && entry.end > next.offset;
  });
  return total > maxDeclaredBytes || bomb || overlapping;
}
