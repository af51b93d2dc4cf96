/** Request bodies, limited in length, and in UTF-8 only. */

/** Thrown when a body is longer than its route allows. */
export class BodyTooLargeError extends Error {}

/** Most bytes to read and discard. Discarding half as much took 7 ms of CPU. */
const maxDiscardedBytes = 32 * 1024 * 1024;

/** Most bytes to read at once: workerd's default of 4 KiB costs eight times as much. */
const portion = 256 * 1024;

/** Whether the body of `request` is UTF-8, going by its Content-Type. */
export function isUtf8(request: Request): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(request.headers.get("content-type") ?? "")?.[1];
  return charset === undefined || /^(utf-?8|us-ascii)$/i.test(charset);
}

/**
 * Reads the body of `request` as a stream, up to `limit` bytes whatever Content-Length says. Throws
 * `BodyTooLargeError` above the limit.
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = announcedLength(request);
  if (announced > limit) throw new BodyTooLargeError();
  // No more than the announced length can come, and the platform reads it with fewest copies.
  if (announced > 0) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of portionsOf(request, Math.min(portion, limit + 1))) {
    length += chunk.byteLength;
    if (length > limit) throw new BodyTooLargeError();
    chunks.push(chunk.slice());
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/**
 * Reads and discards the rest of `request`'s body, up to 32 MiB. Many clients listen only after sending everything
 * and would lose an earlier answer when the connection is reset. Throws nothing.
 */
export async function discardBody(request: Request): Promise<void> {
  if (announcedLength(request) > maxDiscardedBytes) return;
  let length = 0;
  try {
    for await (const chunk of portionsOf(request, portion)) {
      length += chunk.byteLength;
      if (length > maxDiscardedBytes) return;
    }
  } catch {
    // The client has gone.
  }
}

function announcedLength(request: Request): number {
  return Number(request.headers.get("content-length") ?? 0);
}

/** The body in portions, all in one buffer: copy each before asking for the next. Stopping early leaves the rest unread. */
async function* portionsOf(request: Request, size: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (!request.body || request.body.locked) return;
  const reader = request.body.getReader({ mode: "byob" });
  // Allocating 256 KiB would cost more than a small form itself.
  const announced = announcedLength(request);
  const length = announced > 0 ? Math.min(size, announced + 1) : size;
  try {
    let buffer = new ArrayBuffer(length);
    for (;;) {
      const { value, done } = await reader.read(new Uint8Array(buffer), { min: length });
      if (value) {
        yield value;
        buffer = value.buffer;
      }
      if (done) return;
    }
  } finally {
    reader.releaseLock();
  }
}
