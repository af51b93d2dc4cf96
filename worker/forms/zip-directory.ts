/** Reads the directory of a ZIP file (APPNOTE.TXT 4.3.12), the container of `.docx`, without unpacking. */
import { bufferOf } from "./cv-parts.ts";

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
  const file = bufferOf(bytes);
  const end = file.length - endBytes;
  const entries: ZipEntry[] = [];
  try {
    if (file.readUInt32LE(0) !== localSignature || file.readUInt32LE(end) !== endSignature) return undefined;
    const count = file.readUInt16LE(end + 10);
    if (count > maxEntries) return undefined;
    let at = file.readUInt32LE(end + 16);
    while (entries.length < count) {
      if (file.readUInt32LE(at) !== entrySignature) return undefined;
      const nameEnd = at + 46 + file.readUInt16LE(at + 28);
      const local = file.readUInt32LE(at + 42);
      const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
      entries.push({
        name: file.toString("utf8", at + 46, nameEnd),
        method: file.readUInt16LE(at + 10),
        bytes: file.readUInt32LE(at + 24),
        encrypted: (file.readUInt16LE(at + 8) & 1) === 1,
        packed: file.subarray(start, start + file.readUInt32LE(at + 20)),
      });
      at = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
    }
    // Readers that use the directory's size, not its count, would otherwise find entries we have not checked.
    return at === end ? entries : undefined;
  } catch (error) {
    // It would read outside the file.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
