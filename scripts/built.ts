/** What `build/` was made from. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { filesOf } from "./files.ts";

/** Holds the `fingerprint` taken before the build. */
export const stamp = "build/.sources";

const sources = [
  "{app,content,worker,public}/**/*",
  "scripts/{content/**/*,prerender/*,budgets/*,workerd/*,inline-script,prerender,random}.ts",
  // Covers are drawn while the site is built.
  "art/{kit/{lines,motifs,swell}.ts,fonts/*}",
  "{package-lock.json,wrangler.toml,tsconfig.json,*.config.ts,support-floor.ts}",
];

/** What a build depends on besides sources: an environment of `wrangler.toml`, another address, tags of samples. */
const targets = ["CLOUDFLARE_ENV", "SITE_URL", "SAMPLE_TAGS"];

/** Hash of everything the build is made from. */
export function fingerprint(): string {
  const hash = createHash("sha256").update(JSON.stringify(targets.map((name) => process.env[name])));
  for (const file of filesOf(...sources)) {
    // Generated content is derived from files that are counted already.
    if (statSync(file).isFile() && !file.includes("content/generated/"))
      hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** Whether the build was made from just these sources. */
export const isCurrent = () => existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint();
