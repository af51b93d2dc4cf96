import type { Plugin } from "vite";

/**
 * Removes the tags of unconfirmed claims from every module before anything else reads it, so that they cost neither
 * bytes nor markup. Previews are built with `SAMPLE_TAGS=on` and keep them.
 */
export function sampleTags(): Plugin {
  return {
    name: "sample-tags",
    enforce: "pre",
    apply: () => process.env["SAMPLE_TAGS"] !== "on",
    transform: {
      filter: { id: /\/app\/.*\.tsx$/, code: "SampleTag" },
      handler: (code) => ({ code: withoutTags(code), map: null }),
    },
  };
}

/** `code` without the elements and their import; every line keeps its number. */
export function withoutTags(code: string): string {
  return code.replaceAll(/<SampleTag [^<>]*\/>/g, "").replace(/import \{ SampleTag \} from "[^"]*";/, "");
}
