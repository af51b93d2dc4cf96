/**
 * Builds the site for one deployment, unless `build/` was made from just these sources for it. `--force` builds anyway.
 * `CLOUDFLARE_ENV` names an environment of `wrangler.toml`; `SITE_URL` replaces its public address.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { compileContent } from "./content/compile.ts";
import { filesOf } from "./files.ts";
import { runTool } from "./run-tool.ts";

/** Holds the `fingerprint` taken before the build. */
const stamp = "build/.sources";

const sources = [
  "{app,content,worker,public}/**/*",
  "scripts/{content/**/*,inline-script,random}.ts",
  // Covers are drawn while the site is built.
  "art/{kit/{lines,motifs,swell}.ts,fonts/*}",
  "{package-lock.json,wrangler.toml,tsconfig.json,*.config.ts,support-floor.ts}",
];

/** What a build depends on besides sources: an environment of `wrangler.toml`, another address, tags of samples. */
const targets = ["CLOUDFLARE_ENV", "SITE_URL", "SAMPLE_TAGS"];

/** Hash of everything the build is made from. */
function fingerprint(): string {
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

async function build(): Promise<void> {
  console.log("Building ...");
  const made = fingerprint();
  // A failed build must not count as current.
  rmSync(stamp, { force: true });
  await compileContent();
  runTool("react-router", ["build", "--logLevel", "warn"]);
  settleConfiguration();
  // They reveal where the build ran: without them the same sources make the same bytes.
  for (const scratch of [".wrangler", "index.js.map"])
    rmSync(`build/server/${scratch}`, { recursive: true, force: true });
  const worker = readFileSync("build/server/index.js", "utf8");
  writeFileSync("build/server/index.js", worker.replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n"));
  writeFileSync(stamp, made);
}

/** Gives the built configuration its public address, and removes the paths of this machine from it. */
function settleConfiguration(): void {
  const file = "build/server/wrangler.json";
  const config = JSON.parse(readFileSync(file, "utf8")) as { vars: Record<string, string> };
  const vars = { ...config.vars, SITE_URL: process.env["SITE_URL"] || config.vars["SITE_URL"] };
  const none = { configPath: undefined, userConfigPath: undefined };
  writeFileSync(file, JSON.stringify({ ...config, vars, ...none }));
}

if (import.meta.main) {
  // By this file, which the build writes, wrangler finds the build; without it `wrangler dev` would bundle the sources.
  const isFound = existsSync(".wrangler/deploy/config.json");
  if (process.argv.includes("--force") || !isFound || !isCurrent()) await build();
}
