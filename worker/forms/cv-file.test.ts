import { expect, test } from "vitest";
import { checkCvFile } from "./cv-file.ts";
import { docx, join, ole, pdf, zip } from "./cv-test-helpers.ts";

const maxBytes = 5 * 1024 * 1024;

const types: Record<string, string> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};
test.each([
  ["CV.PDF", pdf(), []],
  ["a developer's.pdf", pdf("(HTML/JavaScript, Product/Launch) Tj \u0001/JS(\u0002/XFA\u0003"), []],
  ["an owner's password.pdf", pdf("trailer<</Encrypt 5 0 R>>"), ["encrypted"]],
  ["an attachment.pdf", pdf("<</Names<</EmbeddedFiles 2 0 R>>>>"), ["embedded-file"]],
  ["cv.doc", ole("WordDocument", "ObjectPool"), []],
  ["about macros.doc", join([ole("WordDocument"), Buffer.from(`Macros${"\0".repeat(32)}`, "utf16le")]), []],
  ["an object.doc", ole("WordDocument", "\u0003ObjInfo"), ["embedded-object"]],
  ["cv.docx", join([docx("word/media/image1.png"), Buffer.from("a.js, by chance")]), []],
  ["a chart.docx", docx("word/embeddings/Sheet1.xlsx"), ["embedded-object"]],
  ["an object.docx", docx("word/oleObject1.bin"), ["embedded-object"]],
])("%s is taken, with what staff should know", (name, bytes, flags) => {
  const contentType = types[name.replace(/.*\./, "").toLowerCase()];
  expect(checkCvFile(name, bytes)).toMatchObject({ ok: true, contentType, flags });
});

const actions = ["JavaScript", "#4Aav#61Script", "Launch", "SubmitForm", "ImportData", "Rendition"];
const entries = [...actions.map((name) => `S /${name}`), "Subtype/RichMedia", "XFA 5 0 R"];
const streams = ["Macros", "_VBA_PROJECT", "\u0001Ole10Native", "\u0003OCXNAME"];
const parts = ["vbaProject.bin", "activeX/activeX1.xml", "image1.EXE", "image1.lnk"];
type Refused = [name: string, bytes: Uint8Array, reason: RegExp];
const active = /macros, scripts/;
const unreadable = /isn.t a PDF, DOC or DOCX document/;
test.each<Refused>([
  ...entries.map((entry): Refused => [`with ${entry}.pdf`, pdf(`<</${entry}>>`), active]),
  ...streams.map((stream): Refused => [`with ${stream}.doc`, ole("WordDocument", stream), active]),
  ...parts.map((part): Refused => [
    `with ${part}.docx`,
    docx(`word/${part}`, "word/theme/theme1.xml"),
    active,
  ]),
  ["cv.exe", pdf(), /choose a PDF/],
  ["more than 5 MiB.pdf", new Uint8Array(maxBytes + 1), /larger than 5 MB/],
  ["DOCX named.pdf", docx(), unreadable],
  ["PDF named.docx", pdf(), unreadable],
  ["PDF named.doc", pdf(), unreadable],
  ["web page.pdf", Buffer.from("<script>alert(1)</script>%PDF-%%EOF"), unreadable],
  ["cut off.pdf", pdf().subarray(0, 40), unreadable],
  ["spreadsheet.doc", ole("Workbook"), unreadable],
  ["spreadsheet.docx", zip([{ name: "xl/workbook.xml" }]), unreadable],
  ["with a password.docx", ole("EncryptedPackage"), /password/],
])("%s is refused for what it is", (name, bytes, reason) => {
  expect(checkCvFile(name, bytes)).toEqual({ ok: false, reason: expect.stringMatching(reason) });
});

test.each([
  ["../../etc/passwd.pdf", "etc-passwd.pdf"],
  ["Ana\u202efdp.exe.pdf", "Ana-fdp.exe.pdf"],
  ["résumé (1).pdf", "re-sume-1.pdf"],
  ["ʻ.pdf", "cv.pdf"],
  [`a${".".repeat(100_000)}a.pdf`, "a.pdf"],
])("a name of any length is made safe", (name, safe) => {
  expect(checkCvFile(name, pdf())).toMatchObject({ name: safe });
});

test("the time grows with the size of a file, whatever it is made of, and not with its square", () => {
  const starts = { "a.pdf": pdf(), "a.doc": ole("WordDocument"), "a.docx": docx() };
  const filled = (start: Uint8Array, size: number, piece: string) =>
    join([start, Buffer.alloc(size - start.length, piece)]);
  const run = `/S${" ".repeat(maxBytes)}`;
  for (const piece of ["/S  ", "/#53/#4a#61", "/XFA", "M\0a\0c\0r\0o\0s\0\0\0", "w.js", run])
    for (const [name, start] of Object.entries(starts)) {
      const bytes = filled(start, 100_000, piece);
      const before = process.threadCpuUsage();
      expect(checkCvFile(name, bytes)).toMatchObject({ ok: true });
      // It is some milliseconds; by the square it would be seconds, and an hour for the largest file.
      expect(process.threadCpuUsage(before).user / 1000, `${name}: ${piece.slice(0, 20)}`).toBeLessThan(200);
    }
  expect(checkCvFile("a.pdf", filled(pdf(), maxBytes, run))).toMatchObject({ ok: true });
});
