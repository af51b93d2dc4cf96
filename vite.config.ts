import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import unocss from "unocss/vite";
import { defineConfig } from "vite";
import { contentFiles } from "./scripts/content/vite-plugin.ts";
import { pageRules } from "./app/document/page-rules.ts";
import { inlineScripts } from "./scripts/inline-script.ts";

// Offline, the development server would print a stack trace because it cannot look up where this machine is.
process.env["CLOUDFLARE_CF_FETCH_ENABLED"] ??= "false";

export default defineConfig({
  plugins: [
    contentFiles(),
    inlineScripts(),
    pageRules(),
    cloudflare({ viteEnvironment: { name: "ssr" } }),
    unocss(),
    reactRouter(),
  ],
  define: {
    // For what expires a year after the build.
    "import.meta.env.BUILT_ON": JSON.stringify(new Date().toISOString().slice(0, 10)),
    // Only a preview marks the claims that nobody has confirmed.
    "import.meta.env.SAMPLE_TAGS": JSON.stringify(process.env["CLOUDFLARE_ENV"] === "preview"),
  },
  // The oldest browsers in which the whole site works (`browserslist` in package.json, which `npm run check:browsers`
  // checks): Safari's is set by `<dialog>`, Firefox's by the `TextEncoderStream` with which React Router reads a page's
  // data. If scripts had this target too, `?.` would be rewritten, which costs a kilobyte.
  build: {
    target: "es2022",
    cssTarget: ["chrome87", "safari15.4", "firefox105"],
    // Two warnings that nobody needs to act on: how long plugins take, and that `app/forms/outbox.ts` does not get a file of
    // its own. It does: pages without the form fetch it if a message waits.
    rolldownOptions: { checks: { bundlerTimings: false, ineffectiveDynamicImport: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Libraries change rarely and stay in caches; what most pages share is one file, not twenty.
            codeSplitting: {
              groups: [
                {
                  name: "libraries",
                  test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
                },
                {
                  name: "site",
                  test: /[\\/](?:app[\\/](?:ui|layout|motion|notifications)|content)[\\/]/,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
  },
});
