/** The streams and storages of an OLE compound file ([MS-CFB]), the container of `.doc`. */

import { startsWith } from "./bytes.ts";

/** How a compound file begins. */
export const oleSignature = "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1";
const entryBytes = 128;
/** Longest directory that is followed: far more than any real document has. */
const maxDirectorySectors = 512;
const firstSpecialSector = 0xfffffffa;

/** Streams shorter than this are kept elsewhere, in the mini stream ([MS-CFB] 2.6.4). */
const miniStreamCutoff = 4096;

export interface OleEntry {
  /** In lower case: names are compared without regard to it ([MS-CFB] 2.6.4). */
  name: string;
  isStream: boolean;
  /** Where its bytes start, or `undefined` when they are in the mini stream. */
  offset: number | undefined;
}

/** The directory's entries, or `undefined` when `bytes` is no readable compound file. */
export function oleEntries(bytes: Uint8Array): OleEntry[] | undefined {
  if (bytes.length < 512 || !startsWith(bytes, oleSignature)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) return undefined;
  const sectorBytes = 2 ** shift;
  const offsetOf = (sector: number) => (sector + 1) * sectorBytes;
  const entries: OleEntry[] = [];
  let sector = view.getUint32(48, true);
  for (let count = 0; sector < firstSpecialSector; count += 1) {
    const start = offsetOf(sector);
    if (count >= maxDirectorySectors || start + sectorBytes > bytes.length) return undefined;
    for (let entry = start; entry < start + sectorBytes; entry += entryBytes) {
      const name = entryName(view, entry);
      const long = view.getUint32(entry + 120, true) >= miniStreamCutoff;
      const offset = long ? offsetOf(view.getUint32(entry + 116, true)) : undefined;
      if (name) entries.push({ name, isStream: view.getUint8(entry + 66) === 2, offset });
    }
    const next = nextSector(view, sector, sectorBytes);
    if (next === undefined) return undefined;
    sector = next;
  }
  return entries;
}

function entryName(view: DataView, entry: number): string {
  const length = view.getUint16(entry + 64, true);
  let name = "";
  for (let index = 0; index + 2 < length && index < 62; index += 2) {
    name += String.fromCharCode(view.getUint16(entry + index, true));
  }
  return name.toLowerCase();
}

/** The sector after `sector` by the file allocation table, whose first 109 sectors the header names. */
function nextSector(view: DataView, sector: number, sectorBytes: number): number | undefined {
  const perSector = sectorBytes / 4;
  const table = Math.floor(sector / perSector);
  if (table >= 109) return undefined;
  const tableSector = view.getUint32(76 + table * 4, true);
  const at = (tableSector + 1) * sectorBytes + (sector % perSector) * 4;
  return tableSector < firstSpecialSector && at + 4 <= view.byteLength ? view.getUint32(at, true) : undefined;
}
