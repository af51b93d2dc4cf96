import { fileURLToPath } from "node:url";
import type { Config } from "@react-router/dev/config";
import { build } from "vite";

export default {
  // One hashed manifest with the first page instead of a request per link: works offline and on lossy links.
  routeDiscovery: { mode: "initial" },
  async buildEnd() {
    await bundle(new URL("app/offline/service-worker.ts", import.meta.url), "offline.js");
    await bundle(new URL("app/entry.rest.ts", import.meta.url), "at-rest.js");
  },
} satisfies Config;

/** Bundles a script that is not part of the application. */
async function bundle(source: URL, target: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      target: "es2022",
      outDir: "build/client",
      emptyOutDir: false,
      rolldownOptions: {
        input: fileURLToPath(source),
        output: { format: "iife", entryFileNames: target },
      },
    },
  });
}
