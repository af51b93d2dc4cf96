/** The Huffman codes of DEFLATE (RFC 1951, 3.2.2 and 3.2.6). */

const longestCode = 15;
const fastBits = 9;
/** A Huffman code: short codes by table, long ones by counting. */
export interface Code {
  /** By the next bits: symbol * 16 + bits of the code; 0 where the code is longer. */
  fast: Uint16Array;
  counts: Uint16Array;
  symbols: Uint16Array;
}

/** A code of at most so many symbols, to be filled. */
export function newCode(symbols: number): Code {
  return {
    fast: new Uint16Array(2 ** fastBits),
    counts: new Uint16Array(longestCode + 1),
    symbols: new Uint16Array(symbols),
  };
}

const starts = new Uint16Array(longestCode + 2);

/** Fills `code` from the lengths of its symbols' codes. @returns whether no code is claimed twice */
export function fill(code: Code, lengths: Uint8Array, from: number, to: number): boolean {
  code.counts.fill(0);
  code.fast.fill(0);
  for (let place = from; place < to; place += 1) code.counts[lengths[place]!]!++;
  code.counts[0] = 0;
  let free = 1;
  let next = 0;
  for (let bits = 1; bits <= longestCode; bits += 1) {
    free = free * 2 - code.counts[bits]!;
    if (free < 0) return false;
    starts[bits] = next;
    next += code.counts[bits]!;
  }
  for (let place = from; place < to; place += 1) {
    const bits = lengths[place]!;
    if (bits > 0) code.symbols[starts[bits]!++] = place - from;
  }
  // Codes are sent from their highest bit on but read from the lowest: counting goes by reversed numbers.
  let at = 0;
  let index = 0;
  for (let bits = 1; bits <= fastBits; bits += 1) {
    const step = 2 ** bits;
    const top = step / 2;
    for (let count = code.counts[bits]!; count > 0; count -= 1, index += 1) {
      const entry = code.symbols[index]! * 16 + bits;
      for (let place = at; place < code.fast.length; place += step) code.fast[place] = entry;
      let carry = top;
      for (; (at & carry) !== 0; carry >>= 1) at ^= carry;
      at |= carry;
    }
  }
  return true;
}

export const fixedLiterals = newCode(288);
export const fixedDistances = newCode(30);
fill(
  fixedLiterals,
  Uint8Array.from({ length: 288 }, (_, symbol) => fixedLength(symbol)),
  0,
  288,
);
fill(fixedDistances, new Uint8Array(30).fill(5), 0, 30);

function fixedLength(symbol: number): number {
  if (symbol < 144) return 8;
  if (symbol < 256) return 9;
  return symbol < 280 ? 7 : 8;
}

/** The symbol * 16 + bits that `hold` starts with, or 0 when there is no such code. */
export function entryAt(code: Code, hold: number): number {
  return code.fast[hold & (2 ** fastBits - 1)]! || longEntryAt(code, hold);
}

function longEntryAt(code: Code, hold: number): number {
  let value = 0;
  let first = 0;
  let index = 0;
  for (let bits = 1; bits <= longestCode; bits += 1) {
    const count = code.counts[bits]!;
    value |= (hold >> (bits - 1)) & 1;
    if (value - count < first) return code.symbols[index + value - first]! * 16 + bits;
    index += count;
    first = (first + count) << 1;
    value <<= 1;
  }
  return 0;
}
