import { readFileSync } from "node:fs";
import { minifySync, type Plugin } from "vite";

const suffix = "?inline-script";

/** `import text from "./start.js?inline-script"`: a script's text, minified, to stand inline in a document. */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    load: {
      filter: { id: /\?inline-script$/ },
      handler(id) {
        const file = id.slice(0, -suffix.length);
        this.addWatchFile(file);
        const { code } = minifySync(file, readFileSync(file, "utf8"));
        return `export default ${JSON.stringify(code.trim())};`;
      },
    },
  };
}
