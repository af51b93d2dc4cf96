/** Bodies of requests: as long as their route takes, and in the one encoding there is. */

/** Thrown when a body is longer than its route takes. */
export class BodyTooLargeError extends Error {}

/** Most bytes that are read only to be thrown away; as measured, 7 ms of CPU for half of them. */
const mostDiscarded = 32 * 1024 * 1024;

/** Bytes read at once, at most: workerd's own portions of 4 KiB cost eight times as much. */
const portion = 256 * 1024;

/** Whether the body of `request` is in UTF-8, as far as its type says. */
export function isUtf8(request: Request): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(request.headers.get("content-type") ?? "")?.[1];
  return charset === undefined || /^(utf-?8|us-ascii)$/i.test(charset);
}

/**
 * The body of `request`, read while it streams and given up at `limit` bytes, whatever Content-Length says.
 * Throws `BodyTooLargeError` above the limit.
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = announcedLength(request);
  if (announced > limit) throw new BodyTooLargeError();
  // No more than was announced comes, and the platform reads it with fewest copies.
  if (announced > 0) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  await eachPortion(request, Math.min(portion, limit + 1), (chunk) => {
    length += chunk.byteLength;
    if (length > limit) throw new BodyTooLargeError();
    chunks.push(chunk.slice());
  });
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/**
 * Reads to its end what nobody has read of `request`, up to 32 MiB. Many senders listen only when they have sent all:
 * an answer given before is lost to them, for the connection is reset under it. Throws nothing.
 */
export async function discardBody(request: Request): Promise<void> {
  if (announcedLength(request) > mostDiscarded) return;
  let length = 0;
  try {
    await eachPortion(request, portion, (chunk) => {
      length += chunk.byteLength;
      if (length > mostDiscarded) throw new BodyTooLargeError();
    });
  } catch {
    // The sender has gone, or sends more than anybody should: let the connection go.
  }
}

function announcedLength(request: Request): number {
  return Number(request.headers.get("content-length") ?? 0);
}

/** Calls `take` with each portion, which is overwritten by the next. What it did not want stays unread, not cancelled. */
async function eachPortion(
  request: Request,
  size: number,
  take: (portion: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  if (!request.body || request.body.locked) return;
  const reader = request.body.getReader({ mode: "byob" });
  // A quarter of a megabyte for a form of some bytes would cost more than the form.
  const announced = announcedLength(request);
  const length = announced > 0 ? Math.min(size, announced + 1) : size;
  try {
    let buffer = new ArrayBuffer(length);
    for (;;) {
      const { value, done } = await reader.read(new Uint8Array(buffer), { min: length });
      if (value) {
        take(value);
        buffer = value.buffer;
      }
      if (done) return;
    }
  } finally {
    reader.releaseLock();
  }
}
