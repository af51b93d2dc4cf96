/**
 * Builds the site for one deployment, unless the present build was made from just these sources for it. `--force` builds
 * anyway. `CLOUDFLARE_ENV` names an environment of `wrangler.toml`, `SITE_URL` another public address than it has there.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fingerprint, isCurrent, stampBuild } from "./built.ts";
import { compileContent } from "./content/compile.ts";
import { runTool } from "./run-tool.ts";

if (process.argv.includes("--force") || !isCurrent()) {
  console.log("Building ...");
  const made = fingerprint();
  // A build that fails is nobody's.
  stampBuild("");
  // What is imported from here on reads what is compiled, which a fresh clone has not got.
  await compileContent();
  runTool("react-router", ["build", "--logLevel", "warn"]);
  const siteUrl = process.env["SITE_URL"];
  if (siteUrl) setSiteUrl(siteUrl);
  const { prerender } = await import("./prerender.ts");
  await prerender();
  stampBuild(made);
}

function setSiteUrl(siteUrl: string): void {
  const file = "build/server/wrangler.json";
  const config: { vars: Record<string, string> } = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...config, vars: { ...config.vars, SITE_URL: siteUrl } }));
}
