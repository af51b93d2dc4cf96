/** The directory of a ZIP file (APPNOTE.TXT 4.3.12), the container of `.docx`. Nothing is inflated here. */

export interface ZipEntry {
  name: string;
  /** 0 is stored, 8 is DEFLATE. */
  method: number;
  compressedBytes: number;
  /** As declared. */
  bytes: number;
  encrypted: boolean;
  /** Where its local header starts. */
  offset: number;
  /** Where its data lie, by the lengths in its local header. */
  start: number;
  end: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endBytes = 22;
const longestComment = 0xffff;
/** How far from a file's end the record can begin that makes it an archive. */
export const longestZipEnd = endBytes + longestComment;
const maxEntries = 1000;
/** The longest data descriptor, which may follow an entry's data (4.3.9). */
const descriptorBytes = 24;

/**
 * The entries, or `undefined` when the directory is missing or broken, longer than a document's can be, or when
 * readers could find other entries than these: by bytes before, between or after them, or by headers that differ.
 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(bytes);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  const start = view.getUint32(end + 16, true);
  if (count === 0 || count > maxEntries || view.getUint16(end + 8, true) !== count) return undefined;
  const entries: ZipEntry[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== entrySignature) return undefined;
    const entry = readEntry(view, bytes, at, start);
    if (!entry) return undefined;
    entries.push(entry);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  // Readers that go by the directory's size instead of its count would find entries we have not seen.
  return at === end && isContiguous(entries, start) ? entries : undefined;
}

function readEntry(view: DataView, bytes: Uint8Array, at: number, directory: number): ZipEntry | undefined {
  const offset = view.getUint32(at + 42, true);
  if (offset + 30 > directory || view.getUint32(offset, true) !== localSignature) return undefined;
  const nameBytes = view.getUint16(at + 28, true);
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const compressedBytes = view.getUint32(at + 20, true);
  if (start + compressedBytes > directory) return undefined;
  const name = bytes.subarray(at + 46, at + 46 + nameBytes);
  const localName = bytes.subarray(offset + 30, offset + 30 + view.getUint16(offset + 26, true));
  const method = view.getUint16(at + 10, true);
  if (method !== view.getUint16(offset + 8, true) || !isEqual(name, localName)) return undefined;
  return {
    name: new TextDecoder().decode(name),
    method,
    compressedBytes,
    bytes: view.getUint32(at + 24, true),
    encrypted: ((view.getUint16(at + 8, true) | view.getUint16(offset + 6, true)) & 1) === 1,
    offset,
    start,
    end: start + compressedBytes,
  };
}

function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

function isContiguous(entries: readonly ZipEntry[], directory: number): boolean {
  let end = 0;
  for (const entry of entries.toSorted((a, b) => a.offset - b.offset)) {
    const gap = entry.offset - end;
    if (gap < 0 || gap > (end === 0 ? 0 : descriptorBytes)) return false;
    end = entry.end;
  }
  return directory - end >= 0 && directory - end <= descriptorBytes;
}

/** Where the record lies that ends an archive and closes the file; `undefined` if the file does not end as one. */
export function endOfDirectory(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const last = bytes.length - endBytes;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (bytes[at] !== 0x50 || view.getUint32(at, true) !== endSignature) continue;
    if (at + endBytes + view.getUint16(at + 20, true) === bytes.length) return at;
  }
  return undefined;
}
