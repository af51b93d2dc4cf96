/** What the checks of a CV share: what they find, its bytes, and unpacking, within what may come out of one file. */
import { Buffer } from "node:buffer";
import { constants, inflateRawSync, inflateSync } from "node:zlib";

/**
 * What whoever opens a CV should know: it cannot be looked into (`encrypted`, though it may open without a password),
 * or not into all of it (`partly-checked`), or it brings more than its text.
 */
export type CvFlag = "encrypted" | "partly-checked" | "embedded-file" | "embedded-object" | "remote-content";

/** What was found in a file. */
export interface CvSigns {
  /** Macros, scripts, programs or commands, or something that it loads and runs. */
  active: boolean;
  flags: Set<CvFlag>;
}

/** The same bytes, with what Node can do with them. */
export function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The bytes as text, one character each. */
export function latin1(bytes: Uint8Array): string {
  return bufferOf(bytes).toString("latin1");
}

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
