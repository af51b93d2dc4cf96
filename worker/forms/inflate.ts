/**
 * Inflates raw DEFLATE data (RFC 1951) piece by piece, within an allowance of work that cannot be exceeded. The
 * platform's own decompressors unpack a bomb's input block whole before one can stop them, and cost too much for the
 * hundreds of small streams of a PDF.
 */

import { type Code, entryAt, fill, fixedDistances, fixedLiterals, newCode } from "./huffman.ts";

/** What is left to spend on one file, in units of about ten nanoseconds: a literal byte, or two copied ones. */
export interface Allowance {
  left: number;
}

export interface Inflated {
  /** What came out, up to the limit. Valid until the next call. */
  bytes: Uint8Array;
  /** `whole`: to its end; `longer`: cut at the limit; `broken`: no DEFLATE data; `costly`: the allowance is used up. */
  end: "whole" | "longer" | "broken" | "costly";
}

/** Units that it costs to start, to begin a block, and to read a block's own codes. */
const startCost = 64;
const blockCost = 16;
const tablesCost = 1000;

/** The order in which the lengths of the lengths' code are sent (RFC 1951, 3.2.7). */
const order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** Extra bits and bases of the codes for lengths and distances (RFC 1951, 3.2.5). */
const lengthExtra = Uint8Array.from({ length: 29 }, (_, code) => (code === 28 ? 0 : extraBits(code, 4)));
const lengthBase = bases(3, lengthExtra);
lengthBase[28] = 258;
const distanceExtra = Uint8Array.from({ length: 30 }, (_, code) => extraBits(code, 2));
const distanceBase = bases(1, distanceExtra);

function extraBits(code: number, each: number): number {
  return Math.max(0, Math.floor(code / each) - 1);
}

function bases(first: number, extra: Uint8Array): Uint16Array {
  const result = new Uint16Array(extra.length);
  let base = first;
  for (const [code, bits] of extra.entries()) {
    result[code] = base;
    base += 2 ** bits;
  }
  return result;
}

const ownLengths = newCode(19);
const ownLiterals = newCode(288);
const ownDistances = newCode(30);
const lengths = new Uint8Array(320);
const firstOutput = new Uint8Array(65_536);

/**
 * Inflates `input` from `from` to at most `to` and to at most `limit` bytes, at the cost of `allowance`. Never throws,
 * whatever the bytes are.
 */
export function inflate(
  input: Uint8Array,
  from: number,
  to: number,
  limit: number,
  allowance: Allowance,
): Inflated {
  return new Inflation(input, from, to, limit, allowance).run();
}

class Inflation {
  private readonly input: Uint8Array;
  private at: number;
  private readonly to: number;
  /** Bits read but not used, the next one lowest. */
  private hold = 0;
  private held = 0;
  private output = firstOutput;
  private written = 0;
  private readonly limit: number;
  private readonly allowance: Allowance;

  constructor(input: Uint8Array, from: number, to: number, limit: number, allowance: Allowance) {
    this.input = input;
    this.at = from;
    this.to = to;
    this.limit = limit;
    this.allowance = allowance;
    allowance.left -= startCost;
  }

  run(): Inflated {
    const end = this.blocks();
    return { bytes: this.output.subarray(0, Math.min(this.written, this.limit)), end };
  }

  private blocks(): Inflated["end"] {
    for (;;) {
      const last = this.take(1) === 1;
      const method = this.take(2);
      this.allowance.left -= method === 2 ? tablesCost : blockCost;
      if (this.overrun()) return "broken";
      if (this.allowance.left < 0) return "costly";
      const end = this.block(method);
      if (end || last) return end ?? "whole";
    }
  }

  /** @returns how it ended, if it did not end well */
  private block(method: number): Inflated["end"] | undefined {
    if (method === 0) return this.stored();
    if (method === 1) return this.compressed(fixedLiterals, fixedDistances);
    if (method === 3 || !this.tables()) return "broken";
    return this.compressed(ownLiterals, ownDistances);
  }

  private take(bits: number): number {
    while (this.held < bits) {
      // Past its end the input reads as zeros; `overrun` tells afterwards.
      this.hold |= (this.at < this.to ? this.input[this.at]! : 0) << this.held;
      this.at += 1;
      this.held += 8;
    }
    const value = this.hold & ((1 << bits) - 1);
    this.hold >>>= bits;
    this.held -= bits;
    return value;
  }

  private overrun(): boolean {
    return this.at - (this.held >> 3) > this.to;
  }

  private stored(): Inflated["end"] | undefined {
    // Whole bytes that were read ahead are given back.
    let at = this.at - (this.held >> 3);
    this.hold = 0;
    this.held = 0;
    const { input, to } = this;
    const length = (input[at] ?? 0) | ((input[at + 1] ?? 0) << 8);
    const complement = (input[at + 2] ?? 0) | ((input[at + 3] ?? 0) << 8);
    at += 4;
    if (at + length > to || (length ^ complement) !== 0xffff) return "broken";
    this.at = at + length;
    const copied = Math.min(length, this.limit - this.written, Math.max(0, this.allowance.left) * 2);
    this.allowance.left -= copied >> 1;
    if (this.written + copied > this.output.length) this.grow(copied);
    this.output.set(input.subarray(at, at + copied), this.written);
    this.written += copied;
    if (copied === length) return undefined;
    return this.written < this.limit ? "costly" : "longer";
  }

  private grow(bytes: number): void {
    const larger = new Uint8Array(Math.max(this.written + bytes, this.output.length * 4));
    larger.set(this.output.subarray(0, this.written));
    this.output = larger;
  }

  private tables(): boolean {
    const literals = this.take(5) + 257;
    const all = literals + this.take(5) + 1;
    const count = this.take(4) + 4;
    if (literals > 286 || all - literals > 30) return false;
    lengths.fill(0, 0, 19);
    for (let index = 0; index < count; index += 1) lengths[order[index]!] = this.take(3);
    if (!fill(ownLengths, lengths, 0, 19)) return false;
    for (let index = 0; index < all;) {
      const taken = this.taken(ownLengths);
      if (taken < 16) {
        lengths[index] = taken;
        index += 1;
        continue;
      }
      if (taken > 18 || (taken === 16 && index === 0)) return false;
      const value = taken === 16 ? lengths[index - 1]! : 0;
      const repeats = taken === 18 ? this.take(7) + 11 : this.take(taken === 16 ? 2 : 3) + 3;
      if (index + repeats > all) return false;
      lengths.fill(value, index, index + repeats);
      index += repeats;
    }
    return fill(ownLiterals, lengths, 0, literals) && fill(ownDistances, lengths, literals, all);
  }

  /** The next symbol of a code of at most seven bits, or 19. */
  private taken(code: Code): number {
    const bits = this.take(7);
    const entry = entryAt(code, bits);
    this.hold = (this.hold << (7 - (entry & 15))) | (bits >> (entry & 15));
    this.held += 7 - (entry & 15);
    return entry === 0 ? 19 : entry >> 4;
  }

  /** The hot loop: all of its state is in local variables, and nothing is called in it but for long codes. */
  private compressed(literals: Code, distances: Code): Inflated["end"] | undefined {
    const { input, to, limit } = this;
    let { left } = this.allowance;
    let { at, hold, held, output, written } = this;
    let end: Inflated["end"] | undefined;
    for (;;) {
      while (held <= 22) {
        hold |= (at < to ? input[at]! : 0) << held;
        at += 1;
        held += 8;
      }
      let entry = entryAt(literals, hold);
      let symbol = entry >> 4;
      hold >>>= entry & 15;
      held -= entry & 15;
      if (symbol === 256) break;
      if (entry === 0 || symbol > 285 || at - (held >> 3) > to) {
        end = "broken";
        break;
      }
      if (written >= limit || left <= 0) {
        end = written < limit ? "costly" : "longer";
        break;
      }
      if (written + 258 > output.length) {
        this.written = written;
        this.grow(258);
        output = this.output;
      }
      if (symbol < 256) {
        output[written] = symbol;
        written += 1;
        left -= 1;
        continue;
      }
      symbol -= 257;
      let extra = lengthExtra[symbol]!;
      const length = lengthBase[symbol]! + (hold & ((1 << extra) - 1));
      hold >>>= extra;
      held -= extra;
      while (held <= 22) {
        hold |= (at < to ? input[at]! : 0) << held;
        at += 1;
        held += 8;
      }
      entry = entryAt(distances, hold);
      symbol = entry >> 4;
      hold >>>= entry & 15;
      held -= entry & 15;
      if (entry === 0 || symbol > 29) {
        end = "broken";
        break;
      }
      while (held <= 22) {
        hold |= (at < to ? input[at]! : 0) << held;
        at += 1;
        held += 8;
      }
      extra = distanceExtra[symbol]!;
      const distance = distanceBase[symbol]! + (hold & ((1 << extra) - 1));
      hold >>>= extra;
      held -= extra;
      if (distance > written) {
        end = "broken";
        break;
      }
      left -= 4 + (length >> 1);
      for (const stop = written + length; written < stop; written += 1)
        output[written] = output[written - distance]!;
    }
    this.at = at;
    this.hold = hold;
    this.held = held;
    this.written = written;
    this.allowance.left = left;
    if (end === undefined && this.overrun()) return "broken";
    return end ?? (written > limit ? "longer" : undefined);
  }
}
