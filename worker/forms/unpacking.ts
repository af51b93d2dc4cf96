/** Unpacking a CV with the platform's zlib, within what may come out of one file altogether. */
import { constants, inflateRawSync, inflateSync } from "node:zlib";

/** What may still come out of one file: unpacking two megabytes of the worst data takes some 20 ms. */
export interface Allowance {
  bytes: number;
}

/** The `length` bytes in raw DEFLATE `packed`; `undefined` if it holds anything else. */
export function inflateEntry(
  packed: Uint8Array,
  length: number,
  allowance: Allowance,
): Uint8Array | undefined {
  allowance.bytes -= length;
  try {
    const data = inflateRawSync(packed, { maxOutputLength: Math.max(1, length) });
    return data.length === length ? data : undefined;
  } catch {
    return undefined;
  }
}

/** The data at the start of `packed` with a zlib header; `undefined` if it is no such data or more than allowed. */
export function inflateStream(packed: Uint8Array, allowance: Allowance): Uint8Array | undefined {
  if (allowance.bytes <= 0) return undefined;
  try {
    const data = inflateSync(packed, {
      // What was cut off is what came until then.
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: allowance.bytes,
    });
    allowance.bytes -= data.length;
    return data;
  } catch {
    allowance.bytes = 0;
    return undefined;
  }
}
