import { readFileSync } from "node:fs";
import { extname, resolve } from "node:path";
import type { ErrorPayload, HotPayload, Plugin } from "vite";
import { compileContent, writeSchemas } from "./compile.ts";
import { ContentError } from "./issue.ts";
import { keptFile } from "./pictures/cache.ts";
import { pictureName } from "./pictures/look.ts";

/** Milliseconds after the last save until files are read: an editor may empty a file before it writes it. */
const settleMs = 300;

/** `error` as the development server shows it over a page. */
function overlay(error: unknown): ErrorPayload {
  const [first] = error instanceof ContentError ? error.issues : [];
  const place = first && { id: first.file, loc: { file: first.file, line: first.line, column: 1 } };
  // The stack of a `ContentError` is its sentences alone.
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { type: "error", err: { message, stack: "", ...place } };
}

const pictureModule = () => readFileSync("content/generated/picture-places.ts", "utf8");

/**
 * Compiles content before a build, and in the development server again after each save; an issue is shown over the page
 * until it is fixed. Adds the records' pictures to the files of the site.
 */
export function contentFiles(): Plugin {
  let pictures: ReadonlyMap<string, string> = new Map();
  let compiling: Promise<void> | undefined;
  /** The error over every page, including those opened later. */
  let slip: ErrorPayload | undefined;
  const compile = async () => {
    pictures = await compileContent();
  };
  return {
    name: "content-files",
    async buildStart() {
      // Once for the client's and the server's build.
      compiling ??= compile();
      try {
        await compiling;
        writeSchemas();
      } catch (error) {
        if (this.environment.mode === "build") throw error;
        // The development server goes on with what was compiled before.
        slip = overlay(error);
        this.warn(slip.err.message);
      }
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [address, name] of pictures)
        this.emitFile({ type: "asset", fileName: address.slice(1), source: readFileSync(keptFile(name)) });
    },
    configureServer(server) {
      const send = (payload: HotPayload) => {
        // Not `ws.send`: with no page open it keeps an error for the next one, fixed or not.
        for (const client of server.ws.clients) client.send(payload);
      };
      server.ws.on("vite:client:connect", (_, client) => {
        if (slip) client.send(slip);
      });
      const update = async () => {
        const before = pictureModule();
        try {
          await compile();
          // An empty update removes the error overlay, or reloads a page that opened with one.
          if (slip) send({ type: "update", updates: [] });
          slip = undefined;
          // `uno.config.ts` reads the classes of pictures only when the server starts.
          if (pictureModule() !== before) await server.restart();
        } catch (error) {
          slip = overlay(error);
          server.config.logger.error(slip.err.message);
          send(slip);
        }
      };
      const folder = resolve("content");
      let timer: NodeJS.Timeout | undefined;
      let updating = Promise.resolve();
      server.watcher.add(folder).on("all", (_event, path) => {
        const isContent = /\.(?:yaml|md)$/.test(path) || pictureName.test(path);
        if (!path.startsWith(folder) || !isContent) return;
        clearTimeout(timer);
        // Never two at once.
        timer = setTimeout(() => (updating = updating.then(update)), settleMs);
      });
      server.middlewares.use((request, response, next) => {
        const name = pictures.get(request.url?.split("?")[0] ?? "");
        if (name === undefined) return next();
        response.setHeader("content-type", `image/${extname(name).slice(1)}`);
        response.end(readFileSync(keptFile(name)));
      });
    },
  };
}
