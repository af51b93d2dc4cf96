/**
 * `npm run deploy`: checks, builds, deploys. Refuses while the content has issues or unconfirmed statements, or while
 * messages could not be forwarded with the settings in `wrangler.toml`.
 *
 * `--dry-run` does everything except upload, and first lists what is done and what is missing; `--verbose` also shows
 * wrangler's list of modules.
 *
 * `--preview` deploys to the environment of that name in `wrangler.toml`, with unconfirmed content; `--preview=NAME`
 * gives this version its own address there (NAME-<worker>.<account>.workers.dev) and leaves the preview's main
 * address unchanged. `--built` deploys the existing `build/`, and refuses one that was not made from these sources.
 * Other arguments are passed to wrangler.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { unstable_readConfig as readConfig } from "wrangler";
import { isCurrent } from "./build.ts";
import { cloudflareAccess } from "./deploy/cloudflare-access.ts";
import { faultBeforeDeploy } from "./deploy/forwarding.ts";
import { listOf, missingRoute, needsOf } from "./deploy/readiness.ts";
import { runTool, runCommand, toolOutput } from "./run-tool.ts";
import { checkFolder } from "./content/check.ts";
import { unconfirmedIn } from "./content/claims.ts";

const args = process.argv.slice(2);
const has = (name: string) => args.includes(name);
const preview = args.find((argument) => /^--preview(?:=[a-z][a-z0-9-]*)?$/.test(argument));
const alias = preview?.split("=")[1];
const forWrangler = args.filter((argument) => !["--built", "--verbose", preview].includes(argument));

const wrong = args.find((argument) => argument.startsWith("--preview") && argument !== preview);
if (wrong) throw new Error(`${wrong}: a preview is named with small letters, digits and hyphens`);

const environment = preview ? "preview" : undefined;
const settings = readConfig({ config: "wrangler.toml", env: environment });
const fault = faultBeforeDeploy(settings, environment);
const open = preview ? 0 : await countUnconfirmed();
const rehearsal = has("--dry-run") && !preview;
const needs = rehearsal ? needsOf(settings, cloudflareAccess(), open, fault) : [];
if (rehearsal) console.log(`For a deployment:\n${listOf(needs)}`);
else if (open > 0)
  throw new Error(
    `not confirmed yet: ${open} (npm run content -- check --unconfirmed lists them). Confirm or replace them.`,
  );
else if (fault !== undefined)
  throw new Error(`messages could not be forwarded: ${fault}. Mend wrangler.toml, or wrangler secret put.`);
else if (!preview && missingRoute(settings) !== undefined) console.log(`Note: ${missingRoute(settings)}.`);

if (preview) {
  const own = String(settings.vars["SITE_URL"]);
  process.env["CLOUDFLARE_ENV"] = "preview";
  process.env["SITE_URL"] = alias ? own.replace("://", `://${alias}-`) : own;
  // A preview marks unconfirmed content.
  process.env["SAMPLE_TAGS"] = "on";
}
if (!has("--built")) {
  runCommand("check");
  runCommand("build");
} else if (!isCurrent()) {
  throw new Error("build/ was not made from these sources: run npm run build, or deploy without --built");
}
const config = preview ? previewConfig() : "build/server/wrangler.json";
const how = alias ? ["versions", "upload", "--preview-alias", alias] : ["deploy"];
const command = [...how, "--config", config, ...forWrangler];
if (has("--dry-run") && !has("--verbose")) toolOutput("wrangler", command, { encoding: "utf8" });
else runTool("wrangler", command);
// The workflow puts this line into a comment on the pull request.
if (preview) console.log(`Preview: ${process.env["SITE_URL"]}`);
const missing = needs.filter(([isDone]) => !isDone).length;
if (rehearsal)
  console.log(`Built, and nothing was sent. ${missing || "Nothing"} missing, see the list at the top.`);

/** Otherwise wrangler would write resources it creates for the preview into wrangler.toml as production's. */
function previewConfig(): string {
  const built: object = JSON.parse(readFileSync("build/server/wrangler.json", "utf8"));
  const none = { targetEnvironment: undefined, configPath: undefined, userConfigPath: undefined };
  const file = "build/server/preview.json";
  writeFileSync(file, JSON.stringify({ ...built, ...none }));
  return file;
}

/** How much in the content blocks deployment: issues and unconfirmed statements. */
async function countUnconfirmed(): Promise<number> {
  const { files, issues } = await checkFolder("content");
  return issues.length + unconfirmedIn(files).length;
}
