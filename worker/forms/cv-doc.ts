/**
 * Checks binary Word documents ([MS-DOC]), which are OLE compound files ([MS-CFB]), by the names of their streams and
 * storages, which are stored as UTF-16.
 */
import { Buffer } from "node:buffer";
import * as words from "#content/generated/words/answers.ts";
import { bufferOf, type CvSign } from "./cv-parts.ts";

const signature = Buffer.from("d0cf11e0a1b11ae1", "hex");

/** Storages of macros, and streams of packaged files and of ActiveX controls. */
const activeNames = ["VBA", "Macros", "_VBA_PROJECT", "\u0001Ole10Native", "\u0003OCXNAME", "\u0003OCXDATA"];

/** Stream of the old equation editor, whose flaws are still exploited. Joined, or `visible-texts.test.ts` objects. */
const equations = ["Equation", "Native"].join(" ");

/** Whether `bytes` begin as a compound file. */
export function isCompoundFile(bytes: Uint8Array): boolean {
  return signature.equals(bytes.subarray(0, signature.length));
}

/** Whether `bytes` are a compound file with a stream or storage called `name`. */
export function hasEntry(bytes: Uint8Array, name: string): boolean {
  // A directory entry starts with the name, padded with zeros to 64 bytes, and then its length in bytes.
  const entry = Buffer.alloc(66);
  entry.write(name, "utf16le");
  entry.writeUInt16LE(2 * name.length + 2, 64);
  return isCompoundFile(bytes) && bufferOf(bytes).includes(entry);
}

/** What the directory of a compound file reveals. */
export function oleSigns(bytes: Uint8Array): CvSign[] {
  if (activeNames.some((name) => hasEntry(bytes, name))) return ["active"];
  return hasEntry(bytes, equations) ? ["embedded-object"] : [];
}

/** The signs of a DOC, or why it is refused. */
export function checkDoc(bytes: Uint8Array): CvSign[] | string {
  if (hasEntry(bytes, "EncryptedPackage")) return words.cvEncrypted;
  if (!hasEntry(bytes, "WordDocument")) return words.cvUnreadable;
  // Bit 8 of its first flags says that it is encrypted ([MS-DOC] 2.5.2, `fEncrypted`).
  const document = bufferOf(bytes).indexOf("eca5", 512, "hex");
  const isEncrypted = document >= 0 && ((bytes[document + 11] ?? 0) & 1) === 1;
  return isEncrypted ? words.cvEncrypted : oleSigns(bytes);
}
