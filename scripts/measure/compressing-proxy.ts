/**
 * Stands where Cloudflare stands when the site is measured: compresses what the site does not send compressed itself as
 * it does (Brotli, quality 4), and offers under `/limit/...` the same pages as static HTML without scripts, compressed as
 * well as theirs: the fastest that such a page can be.
 */
import { createServer, request as forward, type Server } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";

const limitPrefix = "/limit";
const compressible = /^(?:text\/|application\/(?:json|javascript|manifest\+json)|image\/svg)/;

/** Starts the proxy before `target` (an origin) on a free port. @returns its origin and how to stop it */
export async function startProxy(target: string): Promise<{ origin: string; stop: () => void }> {
  const limits = new Map<string, Buffer<ArrayBuffer>>();
  const server = createServer((incoming, outgoing) => {
    const isLimit = incoming.url?.startsWith(`${limitPrefix}/`) ?? false;
    const path = isLimit ? incoming.url?.slice(limitPrefix.length) : incoming.url;
    const onward = forward(
      new URL(path ?? "/", target),
      {
        method: incoming.method,
        headers: { ...incoming.headers, "accept-encoding": isLimit ? "identity" : "br" },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => {
          const headers = { ...answer.headers };
          for (const name of ["connection", "transfer-encoding", "content-length"]) delete headers[name];
          let body = Buffer.concat(chunks);
          const isPage = headers["content-type"]?.startsWith("text/html");
          const isPlain = body.length > 0 && headers["content-encoding"] === undefined;
          if (isLimit && isPage) {
            body = limits.get(path ?? "") ?? compressed(withoutScripts(body), constants.BROTLI_MAX_QUALITY);
            limits.set(path ?? "", body);
            headers["content-encoding"] = "br";
          } else if (isPlain && compressible.test(headers["content-type"] ?? "")) {
            body = compressed(body, 4);
            headers["content-encoding"] = "br";
          }
          outgoing.writeHead(answer.statusCode ?? 502, { ...headers, "content-length": body.length });
          outgoing.end(body);
        });
      },
    );
    onward.on("error", () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  const port = await listen(server);
  return { origin: `http://localhost:${port}`, stop: () => server.close() };
}

function listen(server: Server): Promise<number> {
  return new Promise((done) => {
    server.listen(0, () => {
      const address = server.address();
      done(typeof address === "object" && address ? address.port : 0);
    });
  });
}

function compressed(body: Buffer, quality: number): Buffer<ArrayBuffer> {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

function withoutScripts(html: Buffer): Buffer<ArrayBuffer> {
  return Buffer.from(html.toString().replaceAll(/<script\b[^]*?<\/script>/g, ""));
}
