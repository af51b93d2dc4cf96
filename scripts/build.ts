/**
 * Builds the site for one deployment, unless `build/` was made from just these sources for it. `--force` builds anyway.
 * `CLOUDFLARE_ENV` names an environment of `wrangler.toml`; `SITE_URL` replaces its public address.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fingerprint, isCurrent, stamp } from "./built.ts";
import { compileContent } from "./content/compile.ts";
import { runTool } from "./run-tool.ts";

/** By this file, which the build writes, wrangler finds the build; without it `wrangler dev` would bundle the sources. */
const isFound = existsSync(".wrangler/deploy/config.json");

if (process.argv.includes("--force") || !isFound || !isCurrent()) {
  console.log("Building ...");
  const made = fingerprint();
  // A failed build must not count as current.
  rmSync(stamp, { force: true });
  // Imported late: these read compiled content, which a fresh clone lacks.
  await compileContent();
  runTool("react-router", ["build", "--logLevel", "warn"]);
  settleConfiguration();
  const { prerender } = await import("./prerender.ts");
  await prerender();
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
  const config: { vars: Record<string, string>; configPath?: string; userConfigPath?: string } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  delete config.configPath;
  delete config.userConfigPath;
  const siteUrl = process.env["SITE_URL"];
  if (siteUrl) config.vars["SITE_URL"] = siteUrl;
  writeFileSync(file, JSON.stringify(config));
}
