/** Small real PDF, OLE and ZIP files for the tests of the CV checks. */

const text = new TextEncoder();

export function pdf(body = "1 0 obj<</Type/Catalog>>endobj"): Uint8Array {
  return text.encode(`%PDF-1.7\n${body}\ntrailer<</Root 1 0 R>>\n%%EOF\n`);
}

interface ZipFile {
  name: string;
  content?: string;
  flags?: number;
  attributes?: number;
  declaredBytes?: number;
  /** As the directory gives it, where it lies. */
  compressedBytes?: number;
}

const docxFiles: ZipFile[] = [
  { name: "[Content_Types].xml", content: "<Types/>" },
  { name: "word/document.xml", content: "<w:document/>" },
];

/** A DOCX with `extra` files beside the two that make it one. */
export function docx(...extra: ZipFile[]): Uint8Array {
  return zip([...docxFiles, ...extra]);
}

export function zip(files: readonly ZipFile[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const file of files) {
    const name = text.encode(file.name);
    const content = text.encode(file.content ?? "");
    const local = record(30, [
      [0, 0x04034b50, 4],
      [6, file.flags ?? 0, 2],
      [18, content.length, 4],
      [22, content.length, 4],
      [26, name.length, 2],
    ]);
    directory.push(
      record(46, [
        [0, 0x02014b50, 4],
        [8, file.flags ?? 0, 2],
        [20, file.compressedBytes ?? content.length, 4],
        [24, file.declaredBytes ?? content.length, 4],
        [28, name.length, 2],
        [38, file.attributes ?? 0, 4],
        [42, offset, 4],
      ]),
      name,
    );
    parts.push(local, name, content);
    offset += local.length + name.length + content.length;
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
 * An OLE compound file whose one directory sector has these entries, at most three: streams, or storages
 * where the name ends in `/`. The first stream has `flags` at byte 10, where a `WordDocument` keeps its own.
 */
export function oleWithFlags(flags: number, ...names: string[]): Uint8Array {
  const bytes = ole(...names);
  const view = new DataView(bytes.buffer);
  view.setUint32(512 + 128 + 116, 2, true);
  view.setUint32(512 + 128 + 120, 4096, true);
  return join([bytes, record(4096, [[10, flags, 2]])]);
}

/** The same without any contents. */
export function ole(...names: string[]): Uint8Array {
  const header = record(512, [
    [28, 0xfffe, 2],
    [30, 9, 2],
    [48, 0, 4],
    [76, 1, 4],
  ]);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const directory = new Uint8Array(512);
  for (const [index, entry] of ["Root Entry/", ...names].slice(0, 4).entries()) {
    const view = new DataView(directory.buffer, index * 128, 128);
    const name = entry.replace("/", "");
    view.setUint8(66, name === entry ? 2 : 1);
    for (let at = 0; at < name.length; at += 1) view.setUint16(at * 2, name.charCodeAt(at), true);
    view.setUint16(64, (name.length + 1) * 2, true);
  }
  const table = new Uint8Array(512).fill(0xff);
  new DataView(table.buffer).setUint32(0, 0xfffffffe, true);
  return join([header, directory, table]);
}

function record(length: number, fields: [offset: number, value: number, bytes: 2 | 4][]): Uint8Array {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  for (const [offset, value, width] of fields) {
    if (width === 2) view.setUint16(offset, value, true);
    else view.setUint32(offset, value, true);
  }
  return bytes;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
