/** Minimal PDF, OLE and ZIP files for the tests of the CV check. */

export function pdf(body = "1 0 obj<</Type/Catalog>>endobj"): Uint8Array {
  return new TextEncoder().encode(`%PDF-1.7\n${body}\ntrailer<</Root 1 0 R>>\n%%EOF\n`);
}

/** A DOCX with `names` besides those that it must have. */
export function docx(...names: string[]): Uint8Array {
  return zip(["[Content_Types].xml", "word/document.xml", ...names].map((name) => ({ name })));
}

/** An archive of empty files. */
export function zip(files: readonly { name: string }[]): Uint8Array {
  let local = new Uint8Array();
  let directory = new Uint8Array();
  for (const { name } of files) {
    const entry = record(46, "PK\u0001\u0002", [28, name.length], [42, local.length]);
    directory = join([directory, entry, Buffer.from(name)]);
    local = join([local, record(30, "PK\u0003\u0004", [26, name.length]), Buffer.from(name)]);
  }
  const [count, bytes, start] = [files.length, directory.length, local.length];
  const end = record(22, "PK\u0005\u0006", [8, count], [10, count], [12, bytes], [16, start]);
  return join([local, directory, end]);
}

/** An OLE compound file with these entries in its directory and no contents. */
export function ole(...names: string[]): Uint8Array {
  const entries = ["Root Entry", ...names].map((name) =>
    record(128, Buffer.from(name, "utf16le").toString("latin1"), [64, (name.length + 1) * 2]),
  );
  return join([record(512, "\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1"), ...entries]);
}

function record(length: number, start: string, ...numbers: [offset: number, value: number][]): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.write(start, "latin1");
  for (const [offset, value] of numbers) bytes.writeUInt16LE(value, offset);
  return bytes;
}

export const join = (parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
