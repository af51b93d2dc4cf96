import { resolve, sep } from "node:path";
import type { ErrorPayload, HotPayload, Plugin } from "vite";
import { compileContent } from "./compile.ts";

/** Milliseconds after the last save until files are read: an editor may empty a file before it writes it. */
const settleMs = 300;

/** Compiles content again after each save in the development server; an issue is shown over the page until it is fixed. */
export function contentFiles(): Plugin {
  /** The error over every page, including those opened later. */
  let slip: ErrorPayload | undefined;
  return {
    name: "content-files",
    configureServer(server) {
      // Not `ws.send`: with no page open it keeps an error for the next one, fixed or not.
      const send = (payload: HotPayload) => server.ws.clients.forEach((client) => client.send(payload));
      server.ws.on("vite:client:connect", (_, client) => {
        if (slip) client.send(slip);
      });
      const update = async () => {
        try {
          await compileContent();
          // An empty update removes the error overlay, or reloads a page that opened with one.
          if (slip) send({ type: "update", updates: [] });
          slip = undefined;
        } catch (error) {
          const { stack = "", id, loc } = error as Error & Pick<ErrorPayload["err"], "id" | "loc">;
          slip = { type: "error", err: { message: stack, stack: "", id, loc } };
          server.config.logger.error(stack);
          send(slip);
        }
      };
      const folder = resolve("content");
      let timer: NodeJS.Timeout | undefined;
      let updating = Promise.resolve();
      server.watcher.on("all", (_event, path) => {
        if (!path.startsWith(folder) || path.startsWith(`${folder}${sep}generated`)) return;
        clearTimeout(timer);
        // Never two at once.
        timer = setTimeout(() => (updating = updating.then(update)), settleMs);
      });
    },
  };
}
