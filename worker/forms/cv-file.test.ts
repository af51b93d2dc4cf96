import { describe, expect, test } from "vitest";
import { checkCvFile } from "./cv-file.ts";
import { docx, ole, oleWithFlags, pdf, zip } from "./cv-test-files.ts";

/** A PDF of `length` bytes. */
function padded(length: number): Uint8Array {
  const bytes = new Uint8Array(length).fill(0x20);
  bytes.set(pdf());
  bytes.set(pdf().slice(8), length - pdf().length + 8);
  return bytes;
}

/** `bytes` with 16 bits written at each offset; offsets below zero count from the end. */
function altered(bytes: Uint8Array, ...changes: [offset: number, value: number][]): Uint8Array {
  const copy = bytes.slice();
  for (const [at, value] of changes) {
    new DataView(copy.buffer).setUint16(at < 0 ? copy.length + at : at, value, true);
  }
  return copy;
}

const reason = (name: string, bytes: Uint8Array) => {
  const verdict = checkCvFile(name, bytes);
  return verdict.ok ? "accepted" : verdict.reason;
};

describe("accepted", () => {
  test.each([
    ["cv.pdf", pdf(), "application/pdf"],
    ["CV.PDF", pdf(), "application/pdf"],
    ["cv.doc", ole("WordDocument"), "application/msword"],
    ["lower.doc", ole("worddocument"), "application/msword"],
    ["plain.doc", oleWithFlags(0xfeff, "WordDocument"), "application/msword"],
    ["exactly 5 MiB.pdf", padded(5 * 1024 * 1024), "application/pdf"],
    ["cv.docx", docx(), "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ])("%s", (name, bytes, contentType) => {
    expect(checkCvFile(name, bytes)).toMatchObject({ ok: true, contentType, flags: [] });
  });

  test("a name of any length is made safe", () => {
    expect(checkCvFile(`a${".".repeat(100_000)}a.pdf`, pdf())).toMatchObject({ fileName: "a.pdf" });
  });

  test.each([
    ["../../etc/passwd.pdf", "etc-passwd.pdf"],
    ["Ana\u202efdp.exe.pdf", "Ana-fdp.exe.pdf"],
    ["résumé (1).pdf", "re-sume-1.pdf"],
    ["ʻ.pdf", "cv.pdf"],
    [`${"x".repeat(200)}.pdf`, `${"x".repeat(70)}.pdf`],
  ])("%s is stored as %s", (name, fileName) => {
    expect(checkCvFile(name, pdf())).toMatchObject({ fileName });
  });
});

describe("refused", () => {
  const unreadable = /not a PDF, DOC or DOCX document/;
  test.each([
    ["another extension", "cv.exe", pdf(), /choose a PDF/],
    ["no extension", "cv", pdf(), /choose a PDF/],
    ["more than 5 MiB", "cv.pdf", new Uint8Array(5 * 1024 * 1024 + 1), /larger than 5 MB/],
    ["nothing in it", "cv.pdf", new Uint8Array(), unreadable],
    ["a DOCX named PDF", "cv.pdf", docx(), unreadable],
    ["a PDF named DOCX", "cv.docx", pdf(), unreadable],
    ["a PDF named DOC", "cv.doc", pdf(), unreadable],
    [
      "a web page named PDF",
      "cv.pdf",
      new TextEncoder().encode("<script>alert(1)</script>%%EOF"),
      unreadable,
    ],
    ["a PDF cut off", "cv.pdf", pdf().subarray(0, 40), unreadable],
    ["a PDF that is an archive too", "cv.pdf", new Uint8Array([...pdf(), ...docx(), ...pdf()]), unreadable],
    ["a DOC encrypted by Word", "cv.doc", oleWithFlags(0x0100, "WordDocument"), /password/],
    ["a DOC whose document is a storage", "cv.doc", ole("WordDocument/"), unreadable],
    ["a spreadsheet named DOC", "cv.doc", ole("Workbook"), unreadable],
    ["a DOC with macros", "cv.doc", ole("WordDocument", "Macros"), /macros/],
    ["a DOC with a VBA storage", "cv.doc", ole("WordDocument", "VBA/"), /macros/],
    ["a DOC without the signature", "cv.doc", altered(ole("WordDocument"), [0, 0]), unreadable],
    [
      "a DOC whose directory never ends",
      "cv.doc",
      altered(ole("WordDocument"), [1024, 0], [1026, 0]),
      unreadable,
    ],
    ["a DOCX without content types", "cv.docx", zip([{ name: "word/document.xml" }]), unreadable],
    ["a DOC with VBA in capitals", "cv.doc", ole("WordDocument", "_VBA_PROJECT"), /macros/],
    [
      "a spreadsheet named DOCX",
      "cv.docx",
      zip([{ name: "[Content_Types].xml" }, { name: "xl/workbook.xml" }]),
      unreadable,
    ],
    ["a DOCX with macros", "cv.docx", docx({ name: "word/vbaProject.bin", content: "x" }), /macros/],
    ["an encrypted DOCX", "cv.docx", ole("EncryptedPackage"), /password/],
    ["an encrypted entry", "cv.docx", docx({ name: "word/x.xml", content: "x", flags: 1 }), /password/],
    [
      "a bomb by its total",
      "cv.docx",
      docx(
        ...Array.from({ length: 2 }, (_, index) => ({
          name: `word/${index}`,
          content: "x",
          declaredBytes: 59_000_000,
        })),
      ),
      unreadable,
    ],
    ["a path with backslashes", "cv.docx", docx({ name: "word\\x" }), unreadable],
    [
      "an entry that runs into the next",
      "cv.docx",
      docx(
        { name: "word/a", content: "x", compressedBytes: 20 },
        { name: "word/b", content: "x".repeat(99) },
      ),
      unreadable,
    ],
    [
      "an entry that runs into the directory",
      "cv.docx",
      docx({ name: "word/a", content: "x", compressedBytes: 20 }),
      unreadable,
    ],
    [
      "an entry that the directory does not count",
      "cv.docx",
      altered(docx({ name: "word/vbaProject.bin" }), [-14, 2], [-12, 2]),
      unreadable,
    ],
    ["an archive with bytes after its end", "cv.docx", new Uint8Array([...docx(), 1]), unreadable],
    [
      "too many entries",
      "cv.docx",
      docx(...Array.from({ length: 2000 }, (_, index) => ({ name: `word/${index}` }))),
      unreadable,
    ],
  ])("%s", (_what, name, bytes, expected) => {
    expect(reason(name, bytes)).toMatch(expected);
  });
});
