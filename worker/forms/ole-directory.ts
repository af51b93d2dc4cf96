/** Names of the streams and storages of an OLE compound file ([MS-CFB]), the container of `.doc`. */

const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const entryBytes = 128;
/** Longest directory that is followed: far more than any real document has. */
const maxDirectorySectors = 512;
const firstSpecialSector = 0xfffffffa;

/** Entry names in lower case, or `undefined` when `bytes` is no readable compound file. */
export function oleEntryNames(bytes: Uint8Array): string[] | undefined {
  if (bytes.length < 512 || signature.some((byte, index) => bytes[index] !== byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) return undefined;
  const sectorBytes = 2 ** shift;
  const offsetOf = (sector: number) => (sector + 1) * sectorBytes;
  const names: string[] = [];
  let sector = view.getUint32(48, true);
  for (let count = 0; sector < firstSpecialSector; count += 1) {
    const start = offsetOf(sector);
    if (count >= maxDirectorySectors || start + sectorBytes > bytes.length) return undefined;
    for (let entry = start; entry < start + sectorBytes; entry += entryBytes) {
      const name = entryName(view, entry);
      if (name) names.push(name);
    }
    const next = nextSector(view, sector, sectorBytes);
    if (next === undefined) return undefined;
    sector = next;
  }
  return names;
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
