/**
 * `npm run content -- comment NAME FILE`: writes the comment of a pull request whose preview is called NAME into FILE,
 * with what the content check says of the files it changes (`CHANGED_FILES`, one a line).
 */
import { writeFileSync } from "node:fs";
import { unstable_readConfig as readConfig } from "wrangler";
import { issuesOf, statementsOf } from "./content/check.ts";
import { readFiles } from "./content/files.ts";
import { commentOf, inChangedFiles } from "./content/report.ts";
import { previewAddress } from "./deploy/public-address.ts";

const [name, target] = process.argv.slice(2);
if (!name || !target) throw new Error("say which preview and which file: content -- comment NAME FILE");

const files = readFiles("content");
const { vars } = readConfig({ config: "wrangler.toml", env: "preview" });
const open = inChangedFiles(statementsOf(files, Date.now()).unconfirmed, process.env);
writeFileSync(
  target,
  `${commentOf(previewAddress(String(vars["SITE_URL"]), name), issuesOf(files), open)}\n`,
);
