/** Minimal PDF, OLE and ZIP files for the tests of the CV checks. */
import { deflateRawSync, deflateSync } from "node:zlib";

const text = new TextEncoder();

export function pdf(body = "1 0 obj<</Type/Catalog>>endobj"): Uint8Array {
  return text.encode(`%PDF-1.7\n${body}\ntrailer<</Root 1 0 R>>\n%%EOF\n`);
}

/** A PDF with one stream, `data`, and its `dictionary`. */
export function pdfWithStream(dictionary: string, data: Uint8Array): Uint8Array {
  const start = text.encode(`%PDF-1.7\n4 0 obj<<${dictionary}/Length ${data.length}>>stream\r\n`);
  return join([start, data, text.encode("\nendstream endobj\n"), pdf().subarray(9)]);
}

/** A PDF with `object` in a compressed object stream, as most programs write since PDF 1.5. */
export function pdfWithObject(
  object: string,
  dictionary = "/Type/ObjStm/N 1/First 4/Filter/FlateDecode",
): Uint8Array {
  return pdfWithStream(dictionary, deflateSync(`7 0 ${object}`));
}

interface ZipFile {
  name: string;
  content?: string | Uint8Array;
  flags?: number;
  declaredBytes?: number;
  /** 0 (stored) by default; 8 compresses `content`, unless `packed`. */
  method?: number;
  packed?: boolean;
}

/** The files that a DOCX must have. */
const docxFiles: ZipFile[] = [
  { name: "[Content_Types].xml", content: "<Types/>" },
  { name: "word/document.xml", content: "<w:document/>" },
];

/** A DOCX with `extra` files. */
export function docx(...extra: ZipFile[]): Uint8Array {
  return zip([...docxFiles, ...extra]);
}

/** A DOCX whose document has one relationship, with these attributes. */
export function docxWithRelationship(relationship: string): Uint8Array {
  const content = `<?xml version="1.0" encoding="UTF-8"?><Relationships><Relationship Id="r1" ${relationship}/></Relationships>`;
  return docx({ name: "word/_rels/document.xml.rels", content, method: 8 });
}

/** A DOCX with a field made of `instructions`, between the elements that begin and end a field, in a header. */
export function docxWithField(...instructions: string[]): Uint8Array {
  const run = (element: string) => `<w:r>${element}</w:r>`;
  const [begin, end] = ["begin", "end"].map((type) => run(`<w:fldChar w:fldCharType="${type}"/>`));
  const runs = instructions.map((one) => run(`<w:instrText xml:space="preserve">${one}</w:instrText>`));
  const content = `<w:hdr>${begin}${runs.join("")}${end}</w:hdr>`;
  return docx({ name: "word/header1.xml", content, method: 8 });
}

/** The `Type` attribute of an ECMA-376 relationship. */
export function relationshipType(type: string): string {
  return `Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}"`;
}

export function zip(files: readonly ZipFile[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const file of files) {
    const name = text.encode(file.name);
    const content = typeof file.content === "object" ? file.content : text.encode(file.content ?? "");
    const packed = file.method === 8 && !file.packed ? new Uint8Array(deflateRawSync(content)) : content;
    // Both headers describe the file alike, the second two bytes further on.
    const described = (at: number, bytes: number): NumberAt[] => [
      [at, file.flags ?? 0, 2],
      [at + 2, file.method ?? 0, 2],
      [at + 12, packed.length, 4],
      [at + 16, bytes, 4],
      [at + 20, name.length, 2],
    ];
    const local = record(30, [[0, 0x04034b50, 4], ...described(6, content.length)]);
    const declared = described(8, file.declaredBytes ?? content.length);
    directory.push(record(46, [[0, 0x02014b50, 4], ...declared, [42, offset, 4]]), name);
    parts.push(local, name, packed);
    offset += local.length + name.length + packed.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = record(22, [
    [0, 0x06054b50, 4],
    [8, files.length, 2],
    [10, files.length, 2],
    [12, size, 4],
    [16, offset, 4],
  ]);
  return join([...parts, ...directory, end]);
}

/**
 * An OLE compound file with one directory sector of at most three entries: streams, or storages where the name ends
 * in `/`. The first stream has `flags` at byte 10, where a `WordDocument` has them.
 */
export function oleWithFlags(flags: number, ...names: string[]): Uint8Array {
  const document = record(4096, [
    [0, 0xa5ec, 2],
    [10, flags, 2],
  ]);
  return join([ole(...names), document]);
}

/** The same without contents. */
export function ole(...names: string[]): Uint8Array {
  const header = new Uint8Array(512);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const directory = Buffer.alloc(512);
  for (const [index, entry] of ["Root Entry/", ...names].slice(0, 4).entries()) {
    const name = entry.replace("/", "");
    directory.write(name, index * 128, "utf16le");
    directory.writeUInt16LE((name.length + 1) * 2, index * 128 + 64);
    directory.writeUInt8(name === entry ? 2 : 1, index * 128 + 66);
  }
  return join([header, directory]);
}

type NumberAt = [offset: number, value: number, bytes: 2 | 4];

function record(length: number, fields: readonly NumberAt[]): Uint8Array {
  const bytes = Buffer.alloc(length);
  for (const [offset, value, width] of fields) bytes.writeUIntLE(value, offset, width);
  return bytes;
}

export const join = (parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
