/** What a page of the build weighs as a visitor's browser gets it. */
import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { DomUtils, parseDocument } from "htmlparser2";
import type { PageStart } from "../../app/document/page-start.ts";
import { builtPage } from "../prerender/built-page.ts";
import { once } from "node:events";
import { connect as connectHttp2, createServer, type OutgoingHttpHeaders } from "node:http2";
import { type AddressInfo, connect } from "node:net";

const client = "build/client";

export interface PageBytes {
  path: string;
  /** HTML with its styles, as it is sent. */
  html: number;
  headers: number;
  /** Addresses of all its scripts. */
  scripts: ReadonlySet<string>;
}

/** Bytes of prerendered pages, given by address. Throws when one names a file that is not in the build. */
export async function pageBytes(addresses: readonly string[]): Promise<PageBytes[]> {
  const pages = addresses.map((path) => ({ path, ...builtPage(path) }));
  const headers = await headerBytes(
    pages.map((page) => {
      // Cloudflare consumes it itself.
      const { "cloudflare-cdn-cache-control": _, ...sent } = page.headers;
      return sent;
    }),
  );
  return pages.map(({ path, bytes, html }, index) => ({
    path,
    html: bytes,
    headers: headers[index] ?? 0,
    scripts: scriptsOf(path, html),
  }));
}

function scriptsOf(path: string, html: string): Set<string> {
  const source = DomUtils.getElementById("page", parseDocument(html));
  const start: Partial<PageStart> = JSON.parse(source ? DomUtils.textContent(source) : "{}");
  const { manifest, entry, preload = [], modules = [] } = start;
  const scripts = new Set(
    [manifest, entry, ...preload, ...modules.flatMap(([, ...paths]) => paths)].filter(
      (file) => file !== undefined,
    ),
  );
  const missing = [...scripts, start.dataUrl, start.style].filter(
    (asset) => asset !== undefined && !existsSync(client + asset),
  );
  if (missing.length > 0)
    throw new Error(`${path} names files that are not in the build: ${missing.join(", ")}`);
  return scripts;
}

const sizes = new Map<string, number>();

/** Bytes of files of the build together, each compressed as Cloudflare does on the fly (Brotli, quality 4). */
export function fileBytes(files: Iterable<string>): number {
  return [...files].reduce((total, path) => total + sizeOf(path), 0);
}

function sizeOf(path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  const size = brotliCompressSync(readFileSync(client + path), options).length;
  sizes.set(path, size);
  return size;
}

/**
 * Bytes of each of `answers`, headers by name, as HTTP/2 sends them to a browser that has had no other answer yet
 * (RFC 7541: compressed, nothing indexed), its frame included.
 */
async function headerBytes(answers: readonly OutgoingHttpHeaders[]): Promise<number[]> {
  const server = createServer();
  server.on("stream", (stream, { ":path": index }) => {
    stream.respond({ ":status": 200, ...answers[Number(index?.slice(1))] }, { endStream: true });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const session = connectHttp2("http://127.0.0.1", {
    createConnection: () => socket,
    settings: { headerTableSize: 0 },
  });
  const bytes: number[] = [];
  try {
    // Connection set-up belongs to no answer.
    await Promise.all([once(session, "remoteSettings"), once(session, "localSettings")]);
    for (const index of answers.keys()) {
      const before = socket.bytesRead;
      const stream = session.request({ ":path": `/${index}` });
      await once(stream.resume(), "close");
      bytes.push(socket.bytesRead - before);
    }
  } finally {
    session.destroy();
    server.close();
  }
  return bytes;
}
