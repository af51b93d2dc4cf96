/**
 * Stands in for Cloudflare: HTTP/2 over TLS with a self-signed certificate, and Brotli (quality 4) for what the site
 * does not compress itself. Needs the `openssl` program.
 */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { createHash, X509Certificate } from "node:crypto";
import { mkdtempDisposableSync, readFileSync } from "node:fs";
import { request as forward } from "node:http";
import { createSecureServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { constants, createBrotliCompress } from "node:zlib";

export interface Edge extends Disposable {
  port: number;
  /** Requests so far, with the bytes of the bodies sent. */
  requests: { path: string; bytes: number }[];
  /** Hash of the certificate's key, for the browser to trust: with ignored certificate errors it would not cache. */
  trust: string;
  /** Whether to serve the precache. */
  hasPrecache: boolean;
}

const compressible = /^(?:text\/|application\/(?:json|javascript|manifest\+json)|image\/svg)/;

/** Starts an edge in front of the origin `target`. */
export async function startEdge(target: string): Promise<Edge> {
  const pair = certificate();
  const spki = new X509Certificate(pair.cert).publicKey.export({ type: "spki", format: "der" });
  const trust = createHash("sha256").update(spki).digest("base64");
  const edge: Edge = {
    port: 0,
    requests: [],
    trust,
    hasPrecache: true,
    [Symbol.dispose]: () => server.close(),
  };
  const server = createSecureServer({ ...pair, allowHTTP1: false }, (incoming, outgoing) => {
    const path = incoming.url;
    const asked = { path, bytes: 0 };
    edge.requests.push(asked);
    if (path === "/precache" && !edge.hasPrecache) {
      outgoing.writeHead(404).end();
      return;
    }
    const onward = forward(
      new URL(path, target),
      {
        method: incoming.method,
        // Offered other encodings, the local server would recompress what the site has compressed.
        headers: { ...plain(incoming.headers), host: new URL(target).host, "accept-encoding": "br" },
      },
      (answer) => {
        const headers: OutgoingHttpHeaders = { ...answer.headers };
        for (const name of ["connection", "transfer-encoding", "keep-alive"]) delete headers[name];
        const status = answer.statusCode ?? 502;
        const isWhole = headers["content-encoding"] !== undefined || incoming.method === "HEAD";
        let body: Readable = answer;
        if (!isWhole && status === 200 && compressible.test(String(headers["content-type"]))) {
          body = answer.pipe(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }));
          headers["content-encoding"] = "br";
          delete headers["content-length"];
        }
        outgoing.writeHead(status, headers);
        body.on("data", (chunk: Buffer) => (asked.bytes += chunk.length));
        body.pipe(outgoing);
      },
    );
    onward.on("error", () => outgoing.headersSent || outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  // Cloudflare's size (README of cloudflare/sslconfig); a browser reads a record only once it is complete.
  server.on("secureConnection", (socket) => socket.setMaxSendFragment(4096));
  await once(server.listen(0, "localhost"), "listening");
  edge.port = (server.address() as AddressInfo).port;
  return edge;
}

/** Without HTTP/2's pseudo-headers. */
const plain = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(":")));

function certificate(): { key: Buffer; cert: Buffer } {
  using folder = mkdtempDisposableSync(join(tmpdir(), "edge-"));
  const [key, cert] = [join(folder.path, "key.pem"), join(folder.path, "cert.pem")];
  execFileSync(
    "openssl",
    ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
      .concat(["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"])
      .concat(["-keyout", key, "-out", cert]),
    { stdio: "ignore" },
  );
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
