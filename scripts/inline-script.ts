import { readFile } from "node:fs/promises";
import { minifySync, type Plugin, transformWithOxc } from "vite";

const suffix = "?inline-script";

/** `import text from "./start.ts?inline-script"`: a script's minified text, to be inlined in a document. */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        const file = id.slice(0, -suffix.length);
        this.addWatchFile(file);
        const { code } = await transformWithOxc(await readFile(file, "utf8"), file);
        return `export default ${JSON.stringify(minifySync(file, code).code.trim())};`;
      },
    },
  };
}
