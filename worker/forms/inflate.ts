/** Unpacking with the platform's zlib, within what may come out of one file altogether. */
import { constants, inflateRawSync, inflateSync } from "node:zlib";

/** What may still come out of one file: unpacking two megabytes of the worst data takes some 20 ms. */
export interface Allowance {
  bytes: number;
}

/** Enough to hold the tables of a DEFLATE block and the first bytes of its data. */
const headInput = 512;
/** No more can come out of those (RFC 1951 packs 258 bytes into two bits at best). */
const headOutput = 600_000;

/** The data in raw DEFLATE `packed` if they are `length` bytes; `undefined` if not, or if it is not DEFLATE. */
export function inflateExactly(
  packed: Uint8Array,
  length: number,
  allowance: Allowance,
): Uint8Array | undefined {
  allowance.bytes -= length;
  const data = attempt(() => inflateRawSync(packed, { maxOutputLength: Math.max(1, length) }));
  return data?.length === length ? data : undefined;
}

/** The first bytes of the data in raw DEFLATE `packed`, at least 64 if there are so many; empty for other data. */
export function inflateHead(packed: Uint8Array, allowance: Allowance): Uint8Array {
  const head = attempt(() =>
    inflateRawSync(packed.subarray(0, headInput), { ...partial, maxOutputLength: headOutput }),
  );
  allowance.bytes -= head?.length ?? 0;
  return head ?? new Uint8Array();
}

/** The data at the start of `packed` with a zlib header; `undefined` if it is no such data or longer than allowed. */
export function inflateZlib(packed: Uint8Array, allowance: Allowance): Uint8Array | undefined {
  const data = attempt(() =>
    inflateSync(packed, { ...partial, maxOutputLength: Math.max(1, allowance.bytes) }),
  );
  allowance.bytes -= data?.length ?? allowance.bytes;
  return data;
}

/** Data that were cut off are what came until then. */
const partial = { finishFlush: constants.Z_SYNC_FLUSH };

function attempt(inflate: () => Uint8Array): Uint8Array | undefined {
  try {
    return inflate();
  } catch {
    return undefined;
  }
}
