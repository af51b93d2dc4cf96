import { buffer } from "node:stream/consumers";
import { constants, createBrotliCompress } from "node:zlib";

/** Up to here browsers can decompress and paint while the rest is under way. */
const stages = ["</head>", "</h1>"];

/** `text` in Brotli at its highest quality, flushed after each stage of a document. */
export async function compressed(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const page = Buffer.from(text);
  const stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
      // Nothing that we send is longer than this window, and a larger one costs browsers memory.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  });
  const whole = buffer(stream);
  let from = 0;
  for (const stage of text.startsWith("<!DOCTYPE") ? stages : []) {
    const at = page.indexOf(stage, from);
    if (at === -1) continue;
    stream.write(page.subarray(from, at + stage.length));
    from = at + stage.length;
    await new Promise<void>((done) => stream.flush(constants.BROTLI_OPERATION_FLUSH, done));
  }
  stream.end(page.subarray(from));
  return new Uint8Array(await whole);
}
