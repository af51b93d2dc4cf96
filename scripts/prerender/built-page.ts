import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { prerenderedFile } from "../../worker/pages/addresses.ts";
import { unpackPage } from "../../worker/pages/prerendered.ts";

interface BuiltPage {
  headers: Record<string, string>;
  html: string;
  /** Of the compressed HTML. */
  bytes: number;
}

/** The prerendered page at `address`. Throws when the build has none. */
export function builtPage(address: string): BuiltPage {
  const file = readFileSync(`build/client${prerenderedFile(address)}`);
  const { headers, body } = unpackPage(new Uint8Array(file));
  return { headers, html: brotliDecompressSync(body).toString(), bytes: body.length };
}
