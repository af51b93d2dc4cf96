/**
 * Stands where Cloudflare stands for a visit: HTTP/2 over TLS with a certificate of its own, Brotli (quality 4) for what
 * the site does not send compressed itself. Needs the `openssl` program.
 */
import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync } from "node:fs";
import { request as forward } from "node:http";
import { createSecureServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

export interface Edge {
  port: number;
  /** Hash of the certificate's key, for a browser to trust it: what it merely forgives it does not cache. */
  trust: string;
  stop(): void;
}

const compressible = /^(?:text\/|application\/(?:json|javascript|manifest\+json)|image\/svg)/;

/** Starts it before `target`, an origin. */
export async function startEdge(target: string): Promise<Edge> {
  const pair = certificate();
  const spki = new X509Certificate(pair.cert).publicKey.export({ type: "spki", format: "der" });
  const trust = createHash("sha256").update(spki).digest("base64");
  const edge: Edge = { port: 0, trust, stop: () => server.close() };
  const server = createSecureServer({ ...pair, allowHTTP1: false }, (incoming, outgoing) => {
    const onward = forward(
      new URL(incoming.url, target),
      {
        method: incoming.method,
        // Offered other encodings, the local server unpacks what the site has compressed and packs it anew.
        headers: { ...plain(incoming.headers), host: new URL(target).host, "accept-encoding": "br" },
      },
      (answer) => {
        const headers: OutgoingHttpHeaders = { ...answer.headers };
        for (const name of ["connection", "transfer-encoding", "keep-alive"]) delete headers[name];
        const status = answer.statusCode ?? 502;
        const isWhole = headers["content-encoding"] !== undefined || incoming.method === "HEAD";
        if (isWhole || status !== 200 || !compressible.test(String(headers["content-type"]))) {
          outgoing.writeHead(status, headers);
          answer.pipe(outgoing);
          return;
        }
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => {
          const body = brotliCompressSync(Buffer.concat(chunks), {
            params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
          });
          outgoing.writeHead(status, { ...headers, "content-encoding": "br", "content-length": body.length });
          outgoing.end(body);
        });
      },
    );
    onward.on("error", () => outgoing.headersSent || outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  const address = server.address();
  edge.port = typeof address === "object" && address ? address.port : 0;
  return edge;
}

/** Without HTTP/2's own. */
const plain = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(":")));

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "edge-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  execFileSync(
    "openssl",
    ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
      .concat(["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"])
      .concat(["-keyout", key, "-out", cert]),
    { stdio: "ignore" },
  );
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
