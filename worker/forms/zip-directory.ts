/** Reads the directory of a ZIP file (APPNOTE.TXT 4.3.12), the container of `.docx`, without unpacking. */

export interface ZipEntry {
  name: string;
  /** 0 is stored, 8 is DEFLATE. */
  method: number;
  /** Declared size when unpacked. */
  bytes: number;
  encrypted: boolean;
  packed: Uint8Array;
}

const localSignature = 0x04034b50;
const entrySignature = 0x02014b50;
const endSignature = 0x06054b50;
const endBytes = 22;
const maxEntries = 1000;

/**
 * The entries of an archive that has no comment; `undefined` when the directory is missing, broken, or too long for a
 * document.
 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | undefined {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const end = bytes.length - endBytes;
    if (view.getUint32(0, true) !== localSignature || view.getUint32(end, true) !== endSignature)
      return undefined;
    const count = view.getUint16(end + 10, true);
    if (count > maxEntries) return undefined;
    const entries: ZipEntry[] = [];
    let at = view.getUint32(end + 16, true);
    for (let index = 0; index < count; index += 1) {
      if (view.getUint32(at, true) !== entrySignature) return undefined;
      entries.push(readEntry(view, bytes, at));
      at +=
        46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
    // Readers that use the directory's size, not its count, would otherwise find entries we have not checked.
    return at === end ? entries : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Throws a `RangeError` when it would read outside the file. */
function readEntry(view: DataView, bytes: Uint8Array, at: number): ZipEntry {
  const local = view.getUint32(at + 42, true);
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const packed = bytes.subarray(start, start + view.getUint32(at + 20, true));
  return {
    name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true))),
    method: view.getUint16(at + 10, true),
    bytes: view.getUint32(at + 24, true),
    encrypted: (view.getUint16(at + 8, true) & 1) === 1,
    packed,
  };
}
