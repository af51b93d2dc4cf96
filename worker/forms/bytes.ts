/** Bytes of files, looked at as text. */
import { Buffer } from "node:buffer";

/** The bytes as text, one character each. */
export function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
}

/** Bytes of a piece without what it has of the next. */
export const pieceBytes = 64 * 1024;

/**
 * The bytes as text, piece by piece and each with some characters of the next: making one text of megabytes costs more
 * than looking through it.
 *
 * @param overlap longer than what is looked for, which is to be found where it begins: before `pieceBytes`
 */
export function* piecesOf(bytes: Uint8Array, overlap: number): Generator<{ text: string; at: number }> {
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    yield { text: latin1(bytes.subarray(at, at + pieceBytes + overlap)), at };
  }
}

/** Whether `bytes` begin with those of `text`, each character a byte. */
export function startsWith(bytes: Uint8Array, text: string): boolean {
  return latin1(bytes.subarray(0, text.length)) === text;
}

/** Whether `bytes` begin as a program: of Windows (by the place of its PE header), ELF, or a script. */
export function isProgram(bytes: Uint8Array): boolean {
  if (startsWith(bytes, "\u007fELF") || startsWith(bytes, "#!/")) return true;
  if (!startsWith(bytes, "MZ") || bytes.length < 64) return false;
  const header = new DataView(bytes.buffer, bytes.byteOffset, 64).getUint32(60, true);
  return header >= 64 && header < 4096;
}
