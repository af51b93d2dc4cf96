/** The files of 5 MB that cost the CV checks most. */
import { deflateRawSync, deflateSync } from "node:zlib";
import { docx, join, ole, pdf, pdfWithStream } from "./cv-test-files.ts";

const size = 5 * 1024 * 1024 - 1024;

/** By what makes them costly. Each has the bytes that its `name` says, as many as fit. */
export function costlyFiles(): [what: string, name: string, bytes: Uint8Array][] {
  const numbers = deflateSync(Array.from({ length: 700_000 }, (_, number) => number % 9973).join(" "));
  const tables = deflateSync("1 0 2 9 <</A 1>> words of a page", { strategy: 0 });
  return [
    ["escaped names", "a.pdf", filledPdf("/#4a#61")],
    ["the word stream", "a.pdf", filledPdf("stream\n")],
    ["small streams", "a.pdf", filledPdf(join([text("stream\n"), tables, text("\nendstream ")]))],
    ["one large object stream", "a.pdf", pdfWithStream("/Type/ObjStm/Filter/FlateDecode", numbers)],
    [
      "object streams that unpack to much",
      "a.pdf",
      filledPdf(join([text("stream\n"), deflateSync(`1 0 2 9 ${" ".repeat(100_000)}`)])),
    ],
    ["noise", "a.pdf", filledPdf(noise(size))],
    ["a bomb", "a.docx", docxOf(deflateRawSync(new Uint8Array(99_000_000).fill(60)), 19_000_000)],
    ["fields", "a.docx", docxOfText("word/a.xml", "<w:instrText>")],
    ["fields in fields", "a.docx", docxOfText("word/a.xml", '<w:fldChar "begin"/><w:instrText>A</>')],
    [
      "attributes without end",
      "a.docx",
      docxOfText("word/_rels/a.rels", `<Relationship ${"a".repeat(1000)}`),
    ],
    [
      "characters by number",
      "a.docx",
      docxOfText("word/_rels/a.rels", `<Relationship Type="${"&#65;".repeat(50)}"/>`),
    ],
    [
      "a thousand parts",
      "a.docx",
      docx(
        ...Array.from({ length: 998 }, (_, part) => ({
          name: `word/${part}`,
          content: noise(5000),
          method: 8,
        })),
      ),
    ],
    ["nearly commands", "a.doc", join([ole("WordDocument"), repeated(text("\u0013dde"), size - 2000)])],
    [
      "spaces before commands",
      "a.doc",
      join([ole("WordDocument"), repeated(text(`\u0013${" ".repeat(31)}`), size - 2000)]),
    ],
    ["templates", "a.doc", join([ole("WordDocument"), repeated(text(".\0d\0o\0t\0"), size - 2000)])],
  ];
}

function text(characters: string): Uint8Array {
  return Uint8Array.from(characters, (character) => character.charCodeAt(0));
}

function repeated(piece: Uint8Array, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  bytes.set(piece);
  for (let done = piece.length; done < length; done *= 2) bytes.copyWithin(done, 0, done);
  return bytes;
}

function filledPdf(piece: string | Uint8Array): Uint8Array {
  const filling = repeated(typeof piece === "string" ? text(piece) : piece, size);
  return join([text("%PDF-1.7\n"), filling, pdf().subarray(9)]);
}

function docxOf(packed: Uint8Array, declaredBytes: number): Uint8Array {
  return docx({ name: "word/a.xml", content: packed, method: 8, packed: true, declaredBytes });
}

/** `piece` over and over, with numbers between so that it packs no better than honest text. */
function docxOfText(name: string, piece: string): Uint8Array {
  const pieces = Array.from(
    { length: Math.floor(500_000 / piece.length) },
    (_, index) => `${piece}${(index * 48_271) % 99_991}`,
  );
  return docx({ name, content: pieces.join("").slice(0, 500_000), method: 8 });
}

/** Bytes without any order but of uneven frequency, the same every time: the hardest to unpack. */
function noise(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let state = 1;
  for (let index = 0; index < length; index += 1) {
    state = (state * 48_271) % 2_147_483_647;
    const byte = state & 255;
    bytes[index] = (byte * byte * byte) >> 16;
  }
  return bytes;
}
