import { fileURLToPath } from "node:url";
import type { Config } from "@react-router/dev/config";
import { build } from "vite";

export default {
  // One hashed manifest with the first page instead of a request per link: works offline and on lossy links.
  routeDiscovery: { mode: "initial" },
  async buildEnd() {
    await bundle("service-worker.ts", "offline.js");
    await bundle("keep-offer.ts", "keep.js");
  },
} satisfies Config;

/** Builds a program of `app/offline` that is none of the application's modules. */
async function bundle(source: string, target: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      target: "es2022",
      outDir: "build/client",
      emptyOutDir: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`app/offline/${source}`, import.meta.url)),
        output: { format: "iife", entryFileNames: target },
      },
    },
  });
}
