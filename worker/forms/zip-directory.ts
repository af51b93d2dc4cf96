/** The central directory of a ZIP file (APPNOTE.TXT 4.3.12), the container of `.docx`. Nothing is inflated. */

export interface ZipEntry {
  name: string;
  compressedBytes: number;
  /** As declared; a bomb may lie, but then it never reaches anybody as a document either. */
  bytes: number;
  encrypted: boolean;
  symbolicLink: boolean;
  /** Where its local header starts. */
  offset: number;
  /** Where its data ends, by the lengths in its local header. */
  end: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endBytes = 22;
const longestComment = 0xffff;
const maxEntries = 2000;

/** The entries, or `undefined` when the directory is missing, broken, or longer than a document's can be. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  const start = view.getUint32(end + 16, true);
  if (count === 0 || count > maxEntries) return undefined;
  const entries: ZipEntry[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== entrySignature) return undefined;
    const nameBytes = view.getUint16(at + 28, true);
    const next = at + 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const offset = view.getUint32(at + 42, true);
    if (offset + 30 > start || view.getUint32(offset, true) !== localSignature) return undefined;
    const dataStart = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
    const compressedBytes = view.getUint32(at + 20, true);
    if (dataStart + compressedBytes > start) return undefined;
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameBytes)),
      compressedBytes,
      bytes: view.getUint32(at + 24, true),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      symbolicLink: ((view.getUint32(at + 38, true) >>> 16) & 0xf000) === 0xa000,
      offset,
      end: dataStart + compressedBytes,
    });
    at = next;
  }
  // Readers that go by the directory's size instead of its count would find entries we have not seen.
  return at === end ? entries : undefined;
}

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - endBytes;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    const closesFile = () => at + endBytes + view.getUint16(at + 20, true) === view.byteLength;
    if (view.getUint32(at, true) === endSignature && closesFile()) return at;
  }
  return undefined;
}
