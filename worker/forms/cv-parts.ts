/** Shared by the CV checks: findings, byte helpers and limited unpacking. */
import { Buffer } from "node:buffer";
import { constants, inflateRawSync, inflateSync } from "node:zlib";

/**
 * Warnings for whoever opens a CV: it could not be inspected (`encrypted`, though it may open without a password), or
 * not completely (`partly-checked`), or it contains more than text.
 */
export type CvFlag = "encrypted" | "partly-checked" | "embedded-file" | "embedded-object" | "remote-content";

/** `active`: it has macros, scripts, programs or commands, or loads something that runs. */
export type CvSign = "active" | CvFlag;

/** A `Buffer` on the same memory. */
export function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Decodes bytes as Latin-1, one character each. */
export function latin1(bytes: Uint8Array): string {
  return bufferOf(bytes).toString("latin1");
}

/** How much may still be unpacked from one file: two megabytes of the worst data take about 20 ms. */
export interface Allowance {
  bytes: number;
}

/** Unpacks raw DEFLATE of exactly `length` bytes; `undefined` if it is anything else. */
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

/** Unpacks the zlib stream at the start of `packed`; `undefined` if it is invalid or larger than allowed. */
export function inflateStream(packed: Uint8Array, allowance: Allowance): Uint8Array | undefined {
  if (allowance.bytes <= 0) return undefined;
  try {
    const data = inflateSync(packed, {
      // Accepts truncated data.
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
