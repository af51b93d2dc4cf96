/** Thrown when a body is longer than its route takes. */
export class BodyTooLargeError extends Error {}

/**
 * The body of `request`, read while it streams and given up at `limit` bytes, whatever Content-Length says.
 * Throws `BodyTooLargeError` above the limit.
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw new BodyTooLargeError();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > limit) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  const body = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}
