/**
 * What a binary Word document ([MS-DOC]), or another OLE compound file ([MS-CFB]), is and has besides its text, told by
 * the names of its streams and storages, which lie in it as UTF-16.
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
  // An entry of the directory takes 128 bytes: 64 for the name, with zeros to the end, and then its length in bytes.
  const entry = Buffer.alloc(66);
  entry.write(name, "utf16le");
  entry.writeUInt16LE(2 * name.length + 2, 64);
  return bufferOf(bytes).includes(entry);
}

/** What the equation editor leaves, whose flaws are attacked to this day. */
const equations = ["Equation", "Native"].join(" ");

/** What the directory of a compound file tells. */
export function oleSigns(bytes: Uint8Array): CvSigns {
  return {
    active: activeNames.some((name) => hasEntry(bytes, name)),
    flags: new Set(hasEntry(bytes, equations) ? ["embedded-object"] : []),
  };
}

/** Whether a Word document is encrypted: bit 8 of the flags with which it begins ([MS-DOC] 2.5.2, `fEncrypted`). */
export function isEncryptedDocument(bytes: Uint8Array): boolean {
  const document = bufferOf(bytes).indexOf("eca5", 512, "hex");
  return document >= 0 && ((bytes[document + 11] ?? 0) & 1) === 1;
}
