/** Builds the site unless the present build was made from just these sources. `--force` builds anyway. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { prerender } from "./prerender.ts";

const stamp = "build/.sources";
const sources = [
  "{app,content,worker,public}/**/*",
  "scripts/prerender.ts",
  "{package-lock.json,wrangler.toml,tsconfig.json,*.config.ts}",
];

const hash = createHash("sha256");
for (const file of globSync(sources).sort()) {
  if (statSync(file).isFile()) hash.update(file).update(readFileSync(file));
}
const fingerprint = hash.digest("hex");

if (process.argv.includes("--force") || !existsSync(stamp) || readFileSync(stamp, "utf8") !== fingerprint) {
  console.log("Building ...");
  execFileSync("react-router", ["build", "--logLevel", "warn"], { stdio: "inherit" });
  await prerender();
  writeFileSync(stamp, fingerprint);
}
