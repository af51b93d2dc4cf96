/**
 * Whether an uploaded CV is what its name says and nothing more. Disguise, macros, scripts, programs, commands and
 * embedded objects are refused; what honest documents have too is flagged. Little is unpacked, and within an
 * allowance, so no archive can go off here. This is no virus scan: whoever opens a CV does so with care (ASVS 5.4.3).
 */
import * as words from "#content/generated/words/answers.ts";
import { cvMaxBytes } from "#app/forms/form-service-schema.ts";
import { latin1, startsWith } from "./byte-search.ts";
import type { Allowance } from "./inflate.ts";
import { type OleEntry, oleEntries } from "./ole-directory.ts";
import { pdfSigns } from "./pdf-signs.ts";
import { hasCommandText } from "./word-binary.ts";
import { packageSigns } from "./word-package.ts";
import { endOfDirectory, longestZipEnd, type ZipEntry, zipEntries } from "./zip-directory.ts";

export type CvKind = "pdf" | "doc" | "docx";

export type CvVerdict =
  /** `fileName` is safe to store and show; `flags` name what whoever opens it should know. */
  | { ok: true; kind: CvKind; contentType: string; fileName: string; flags: string[] }
  /** `reason` is one sentence for the visitor. */
  | { ok: false; reason: string };

const contentTypes: Record<CvKind, string> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

const maxDeclaredBytes = 100 * 1024 * 1024;
const maxRatio = 200;
/**
 * What looking into one file may cost, in units of `Allowance`: at most some 25 ms. What is beyond it is flagged
 * `partly-checked`; of 1,500 real files only manuals of hundreds of pages needed more.
 */
const allowedWork = 1024 * 1024;

const unreadable = words.cvUnreadable;
const active = words.cvActive;
const encrypted = words.cvEncrypted;

/** Judges a file by its name and bytes. Never throws, whatever they are. */
export function checkCvFile(name: string, bytes: Uint8Array): CvVerdict {
  if (bytes.length > cvMaxBytes) return refuse(words.cvTooLarge);
  const kind = /\.(pdf|docx?)$/i.exec(name)?.[1]?.toLowerCase() as CvKind | undefined;
  if (!kind) return refuse(words.cvKind);
  const { reason, flags = [] } = { pdf: checkPdf, doc: checkDoc, docx: checkDocx }[kind](bytes, {
    left: allowedWork,
  });
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

function checkPdf(bytes: Uint8Array, allowance: Allowance): Finding {
  const tail = latin1(bytes.subarray(-longestZipEnd));
  if (!startsWith(bytes, "%PDF-") || !tail.slice(-2048).includes("%%EOF")) return { reason: unreadable };
  // A ZIP directory behind the document makes the same bytes an archive as well.
  if (tail.includes("PK\u0005\u0006")) return { reason: unreadable };
  const signs = pdfSigns(bytes, allowance);
  if (signs.encrypted) return { reason: encrypted };
  if (signs.active) return { reason: active };
  return signs.hidden ? { reason: unreadable } : { flags: [...signs.flags] };
}

const macroStorages = new Set(["vba", "macros", "_vba_project"]);
/** Streams of the objects that a document embeds: packaged files, ActiveX controls, equations. */
const objectStreams = new Set(["\u0001ole10native", "\u0003ocxname", "\u0003ocxdata", "equation native"]);

function checkDoc(bytes: Uint8Array): Finding {
  const entries = oleEntries(bytes);
  const document = entries?.find(({ name, isStream }) => isStream && name === "worddocument");
  if (!entries || !document) return { reason: isEncryptedPackage(entries) ? encrypted : unreadable };
  if (endOfDirectory(bytes) !== undefined) return { reason: unreadable };
  if (isEncryptedDocument(bytes, document)) return { reason: encrypted };
  const isActive = entries.some(
    // Objects lie in storages that are named by a number ([MS-DOC] 2.1.7).
    ({ name, isStream }) =>
      macroStorages.has(name) || objectStreams.has(name) || (!isStream && /^_\d+$/.test(name)),
  );
  return isActive || hasCommandText(bytes) ? { reason: active } : {};
}

function isEncryptedPackage(entries: readonly OleEntry[] | undefined): boolean {
  return entries?.some(({ name }) => name === "encryptedpackage") ?? false;
}

/** Whether `fEncrypted` is set, bit 8 of the flags at byte 10 of the stream ([MS-DOC] 2.5.2). */
function isEncryptedDocument(bytes: Uint8Array, { offset }: OleEntry): boolean {
  return offset !== undefined && ((bytes[offset + 11] ?? 0) & 1) === 1;
}

function checkDocx(bytes: Uint8Array, allowance: Allowance): Finding {
  if (isEncryptedPackage(oleEntries(bytes))) return { reason: encrypted };
  const entries = zipEntries(bytes);
  if (!entries || !isWordPackage(entries) || entries.some(isSuspicious) || declaresTooMuch(entries)) {
    return { reason: unreadable };
  }
  if (entries.some((entry) => entry.encrypted)) return { reason: encrypted };
  const signs = packageSigns(bytes, entries, allowance);
  if (signs.active) return { reason: active };
  return signs.broken ? { reason: unreadable } : { flags: [...signs.flags] };
}

function isWordPackage(entries: readonly ZipEntry[]): boolean {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  return (
    names.size === entries.length &&
    names.has("[content_types].xml") &&
    [...names].some((name) => /^word\/document[^/]*\.xml$/.test(name))
  );
}

function isSuspicious({ name, symbolicLink, method, bytes, compressedBytes }: ZipEntry): boolean {
  const packing = method === 8 || (method === 0 && bytes === compressedBytes);
  const place = name.startsWith("/") || name.split("/").includes("..");
  return !packing || symbolicLink || place || /[\\\p{Cc}]/u.test(name);
}

function declaresTooMuch(entries: readonly ZipEntry[]): boolean {
  const total = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  const bomb = entries.some((entry) => entry.bytes > maxRatio * Math.max(entry.compressedBytes, 512));
  return total > maxDeclaredBytes || bomb;
}
