import { resolve } from "node:path";
import type { Plugin } from "vite";
import { slipsOf } from "./check.ts";
import { compileContent } from "./compile.ts";
import { readFiles } from "./files.ts";
import { sentenceOf } from "./slip.ts";

/**
 * Compiles content before a build, and anew in the development server whenever a file is saved; a slip is shown
 * over the page until it is mended.
 */
export function contentFiles(): Plugin {
  return {
    name: "content-files",
    buildStart() {
      compileContent();
    },
    configureServer(server) {
      const folder = resolve("content");
      const update = (path: string) => {
        if (!path.startsWith(folder) || !/\.(?:yaml|md)$/.test(path)) return;
        const slips = slipsOf(readFiles(folder));
        if (slips.length === 0) return compileContent();
        const [first] = slips;
        const message = slips.map(sentenceOf).join("\n\n");
        server.config.logger.error(message);
        const place = first && { id: first.file, loc: { file: first.file, line: first.line, column: 1 } };
        server.ws.send({ type: "error", err: { message, stack: "", ...place } });
      };
      server.watcher.add(folder);
      for (const event of ["add", "change", "unlink"] as const) server.watcher.on(event, update);
    },
  };
}
