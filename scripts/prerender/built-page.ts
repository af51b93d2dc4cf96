import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { prerenderedFile } from "../../worker/pages/addresses.ts";
import { unpackPage } from "../../worker/pages/prerendered.ts";

interface BuiltPage {
  headers: Record<string, string>;
  html: string;
  /** Of the compressed HTML. */
  bytes: number;
}

/** The prerendered page at `address` in the build of the project in `folder`. Throws when there is none. */
export function builtPage(address: string, folder = "."): BuiltPage {
  const file = readFileSync(join(folder, "build/client", prerenderedFile(address)));
  const { headers, body } = unpackPage(new Uint8Array(file));
  return { headers, html: brotliDecompressSync(body).toString(), bytes: body.length };
}
