/** What `build/` was made from, and how wrangler finds it. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { filesOf } from "./files.ts";

const stamp = "build/.sources";
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
export function isCurrent(): boolean {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint();
}

/** Records what the build was made from: the `fingerprint` taken before it. */
export function stampBuild(made: string): void {
  mkdirSync("build", { recursive: true });
  writeFileSync(stamp, made);
}

/**
 * Points wrangler, which starts from `wrangler.toml`, to the configuration of the build. The build does so too, but
 * `.wrangler` may have been removed since; wrangler would then bundle the sources and never answer. Throws when
 * there is no build.
 */
export function leadToBuild(): void {
  if (!existsSync("build/server/wrangler.json")) throw new Error("There is no build: run npm run build");
  mkdirSync(".wrangler/deploy", { recursive: true });
  // Atomic: a server starting at this moment would read half a file and exit.
  const written = `.wrangler/deploy/${process.pid}.json`;
  writeFileSync(
    written,
    JSON.stringify({ configPath: "../../build/server/wrangler.json", auxiliaryWorkers: [] }),
  );
  renameSync(written, ".wrangler/deploy/config.json");
}
