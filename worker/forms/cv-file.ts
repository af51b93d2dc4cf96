/**
 * Checks that an uploaded CV is what its name says and nothing more. Disguised files, macros, scripts, programs and
 * commands are refused; what honest documents contain too, or what cannot be inspected, is flagged for staff.
 * Unpacking is limited. This is not a virus scan: staff must still open CVs with care (ASVS 5.4.3).
 */
import * as words from "#content/generated/words/answers.ts";
import { cvMaxBytes } from "#app/forms/form-limits.ts";
import { hasEntry, isCompoundFile, isEncryptedDocument, oleSigns } from "./cv-doc.ts";
import { docxSigns } from "./cv-docx.ts";
import { type Allowance, type CvFlag, type CvSigns, latin1 } from "./cv-parts.ts";
import { pdfSigns } from "./cv-pdf.ts";
import { type ZipEntry, zipEntries } from "./zip-directory.ts";

const kinds = ["pdf", "doc", "docx"] as const;
type CvKind = (typeof kinds)[number];

type CvVerdict =
  /** `fileName` is safe to store and show. */
  | { ok: true; contentType: string; fileName: string; flags: CvFlag[] }
  /** `reason` is one sentence for the visitor. */
  | { ok: false; reason: string };

const contentTypes: Record<CvKind, string> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

const checks = { pdf: checkPdf, doc: checkDoc, docx: checkDocx };

/** Most bytes to unpack from one file. Anything beyond is flagged. */
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
  const fileName = safeName(name, kind);
  return { ok: true, contentType: contentTypes[kind], fileName, flags: [...found.flags] };
}

function safeName(name: string, kind: CvKind): string {
  const stem = name
    .replace(/\.[^.]*$/, "")
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9._-]+/g, "-")
    // Cut first: trimming takes quadratic time on a run of dots, whose length the sender chooses.
    .slice(0, 70)
    .replace(/^[-.]+|[-.]+$/g, "");
  return `${stem || "cv"}.${kind}`;
}

/** @returns what was found, or why the file is refused */
function checkPdf(bytes: Uint8Array, allowance: Allowance): CvSigns | string {
  const isPdf = latin1(bytes.subarray(0, 5)) === "%PDF-" && latin1(bytes.subarray(-2048)).includes("%%EOF");
  return isPdf ? pdfSigns(bytes, allowance) : words.cvUnreadable;
}

function checkDoc(bytes: Uint8Array): CvSigns | string {
  if (!isCompoundFile(bytes)) return words.cvUnreadable;
  if (hasEntry(bytes, "EncryptedPackage")) return words.cvEncrypted;
  if (!hasEntry(bytes, "WordDocument")) return words.cvUnreadable;
  return isEncryptedDocument(bytes) ? words.cvEncrypted : oleSigns(bytes);
}

function checkDocx(bytes: Uint8Array, allowance: Allowance): CvSigns | string {
  if (isCompoundFile(bytes) && hasEntry(bytes, "EncryptedPackage")) return words.cvEncrypted;
  const entries = zipEntries(bytes);
  if (!entries || !isWordPackage(entries)) return words.cvUnreadable;
  if (entries.some(({ encrypted }) => encrypted)) return words.cvEncrypted;
  return docxSigns(entries, allowance) ?? words.cvUnreadable;
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
