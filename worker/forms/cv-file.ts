/**
 * Checks that an uploaded CV is what its name says and nothing more. Disguised files, macros, scripts, programs and
 * commands are refused; what honest documents contain too, or what cannot be inspected, is flagged for staff.
 * Unpacking is limited. This is not a virus scan: staff must still open CVs with care (ASVS 5.4.3).
 */
import * as words from "#content/generated/words/answers.ts";
import { cvMaxBytes } from "#app/forms/form-limits.ts";
import { checkDoc } from "./cv-doc.ts";
import { checkDocx } from "./cv-docx.ts";
import type { CvFlag } from "./cv-parts.ts";
import { checkPdf } from "./cv-pdf.ts";

type CvVerdict =
  /** `fileName` is safe to store and show. */
  | { ok: true; contentType: string; fileName: string; flags: CvFlag[] }
  /** `reason` is one sentence for the visitor. */
  | { ok: false; reason: string };

const kinds = new Map([
  ["pdf", { contentType: "application/pdf", check: checkPdf }],
  ["doc", { contentType: "application/msword", check: checkDoc }],
  [
    "docx",
    {
      contentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      check: checkDocx,
    },
  ],
]);

/** Most bytes to unpack from one file. Anything beyond is flagged. */
const allowedBytes = 2 * 1024 * 1024;

/** Judges a file by its name and bytes. Never throws, whatever they are. */
export function checkCvFile(name: string, bytes: Uint8Array): CvVerdict {
  if (bytes.length > cvMaxBytes) return { ok: false, reason: words.cvTooLarge };
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const kind = kinds.get(ending);
  if (!kind) return { ok: false, reason: words.cvKind };
  const signs = kind.check(bytes, { bytes: allowedBytes });
  if (typeof signs === "string") return { ok: false, reason: signs };
  const flags = signs.filter((sign) => sign !== "active");
  if (flags.length < signs.length) return { ok: false, reason: words.cvActive };
  const { contentType } = kind;
  return { ok: true, contentType, fileName: `${safeStem(name)}.${ending}`, flags: [...new Set(flags)] };
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
