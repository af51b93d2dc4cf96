import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import unocss from "unocss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [cloudflare({ viteEnvironment: { name: "ssr" } }), unocss(), reactRouter()],
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
                  test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie)[\\/]/,
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
