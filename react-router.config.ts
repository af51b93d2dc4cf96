import { fileURLToPath } from "node:url";
import type { Config } from "@react-router/dev/config";
import { build } from "vite";

export default {
  // One hashed manifest with the first page instead of a request per link: works offline and on lossy links.
  routeDiscovery: { mode: "initial" },
  async buildEnd() {
    await build({
      configFile: false,
      logLevel: "warn",
      publicDir: false,
      build: {
        target: "es2022",
        outDir: "build/client",
        emptyOutDir: false,
        rolldownOptions: {
          input: fileURLToPath(new URL("app/offline/service-worker.ts", import.meta.url)),
          output: { format: "iife", entryFileNames: "offline.js" },
        },
      },
    });
  },
} satisfies Config;
