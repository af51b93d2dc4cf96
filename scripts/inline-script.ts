import { rolldown } from "rolldown";
import type { Plugin } from "vite";

const suffix = "?inline-script";

/** `import text from "./start.ts?inline-script"`: a script's minified text with all it imports, to be inlined. */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        await using bundle = await rolldown({ input: id.slice(0, -suffix.length) });
        const {
          output: [{ code }],
        } = await bundle.generate({ format: "iife", minify: true });
        for (const file of await bundle.watchFiles) this.addWatchFile(file);
        return `export default ${JSON.stringify(code.trim())};`;
      },
    },
  };
}
