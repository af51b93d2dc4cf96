/**
 * Whether an uploaded CV is what its name says and nothing more. Disguise, macros, scripts, programs and commands are
 * refused; what honest documents have too, and what cannot be looked into, is flagged for staff. Little is unpacked,
 * and within an allowance. This is no virus scan: whoever opens a CV does so with care (ASVS 5.4.3).
 */
import * as words from "#content/generated/words/answers.ts";
import { cvMaxBytes } from "#app/forms/form-service-schema.ts";
import { latin1 } from "./bytes.ts";
import { hasCommandText, isEncryptedDocument, oleSigns } from "./cv-doc.ts";
import type { CvFlag, Signs } from "./cv-signs.ts";
import { docxSigns } from "./cv-docx.ts";
import { pdfSigns } from "./cv-pdf.ts";
import type { Allowance } from "./inflate.ts";
import { type OleEntry, oleEntries } from "./ole-directory.ts";
import { endOfDirectory, longestZipEnd, type ZipEntry, zipEntries } from "./zip-directory.ts";

const kinds = ["pdf", "doc", "docx"] as const;
type CvKind = (typeof kinds)[number];

type CvVerdict =
  /** `fileName` is safe to store and show. */
  | { ok: true; kind: CvKind; contentType: string; fileName: string; flags: CvFlag[] }
  /** `reason` is one sentence for the visitor. */
  | { ok: false; reason: string };

const contentTypes: Record<CvKind, string> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

const checks = { pdf: checkPdf, doc: checkDoc, docx: checkDocx };

const maxDeclaredBytes = 100 * 1024 * 1024;
/** Bytes that are unpacked of one file. What is beyond is flagged. */
const allowedBytes = 2 * 1024 * 1024;

/** Judges a file by its name and bytes. Never throws, whatever they are. */
export function checkCvFile(name: string, bytes: Uint8Array): CvVerdict {
  if (bytes.length > cvMaxBytes) return { ok: false, reason: words.cvTooLarge };
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase();
  const kind = kinds.find((one) => one === ending);
  if (!kind) return { ok: false, reason: words.cvKind };
  const found = checks[kind](bytes, { bytes: allowedBytes });
  if (typeof found === "string") return { ok: false, reason: found };
  if (found.active) return { ok: false, reason: words.cvActive };
  return {
    ok: true,
    kind,
    contentType: contentTypes[kind],
    fileName: safeName(name, kind),
    flags: [...found.flags],
  };
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

/** @returns what it found, or why the file is refused */
function checkPdf(bytes: Uint8Array, allowance: Allowance): Signs | string {
  const tail = latin1(bytes.subarray(-longestZipEnd));
  const isPdf = latin1(bytes.subarray(0, 5)) === "%PDF-" && tail.slice(-2048).includes("%%EOF");
  // A ZIP directory behind the document makes the same bytes an archive as well.
  return isPdf && !tail.includes("PK\u0005\u0006") ? pdfSigns(bytes, allowance) : words.cvUnreadable;
}

function checkDoc(bytes: Uint8Array): Signs | string {
  const entries = oleEntries(bytes);
  const document = entries?.find(({ name, isStream }) => isStream && name === "worddocument");
  if (!entries || !document) return isEncryptedPackage(entries) ? words.cvEncrypted : words.cvUnreadable;
  if (endOfDirectory(bytes) !== undefined) return words.cvUnreadable;
  if (isEncryptedDocument(bytes, document)) return words.cvEncrypted;
  const signs = oleSigns(entries);
  return { ...signs, active: signs.active || hasCommandText(bytes) };
}

function isEncryptedPackage(entries: readonly OleEntry[] | undefined): boolean {
  return entries?.some(({ name }) => name === "encryptedpackage") ?? false;
}

function checkDocx(bytes: Uint8Array, allowance: Allowance): Signs | string {
  if (isEncryptedPackage(oleEntries(bytes))) return words.cvEncrypted;
  const entries = zipEntries(bytes);
  if (!entries || !isWordPackage(entries)) return words.cvUnreadable;
  if (entries.some((entry) => entry.encrypted)) return words.cvEncrypted;
  return docxSigns(bytes, entries, allowance) ?? words.cvUnreadable;
}

function isWordPackage(entries: readonly ZipEntry[]): boolean {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  const isPacked = ({ method, bytes, compressedBytes }: ZipEntry) =>
    method === 8 || (method === 0 && bytes === compressedBytes);
  return (
    names.size === entries.length &&
    names.has("[content_types].xml") &&
    [...names].some((name) => /^word\/document[^/]*\.xml$/.test(name)) &&
    entries.every((entry) => isPacked(entry) && !/[\\\p{Cc}]/u.test(entry.name)) &&
    entries.reduce((sum, { bytes }) => sum + bytes, 0) <= maxDeclaredBytes
  );
}
