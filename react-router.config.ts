import type { Config } from "@react-router/dev/config";
import { build } from "rolldown";

/** Scripts that are not part of the application, by the names under which the site serves them. */
const scripts = { "offline.js": "app/offline/service-worker.ts", "idle.js": "app/entry.idle.ts" };

export default {
  // One hashed manifest with the first page instead of a request per link: works offline and on lossy links.
  routeDiscovery: { mode: "initial" },
  async buildEnd() {
    for (const [name, input] of Object.entries(scripts))
      await build({
        input,
        transform: { target: "es2022" },
        output: { file: `build/client/${name}`, format: "iife", minify: true },
      });
  },
} satisfies Config;
