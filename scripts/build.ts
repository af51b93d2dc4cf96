/** Builds the site unless the present build was made from just these sources. `--force` builds anyway. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { filesOf } from "./files.ts";
import { prerender } from "./prerender.ts";
import { runTool } from "./run-tool.ts";

const stamp = "build/.sources";
const sources = [
  "{app,content,worker,public}/**/*",
  "scripts/prerender.ts",
  "{package-lock.json,wrangler.toml,tsconfig.json,*.config.ts}",
];

const hash = createHash("sha256");
for (const file of filesOf(...sources)) {
  if (statSync(file).isFile()) hash.update(file).update(readFileSync(file));
}
const fingerprint = hash.digest("hex");

if (process.argv.includes("--force") || !existsSync(stamp) || readFileSync(stamp, "utf8") !== fingerprint) {
  console.log("Building ...");
  runTool("react-router", ["build", "--logLevel", "warn"]);
  await prerender();
  writeFileSync(stamp, fingerprint);
}
