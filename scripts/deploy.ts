/**
 * `npm run deploy`: checks, builds, deploys. Refuses while sample content is left, unless told `--allow-sample`.
 * `--preview` deploys to the environment of that name in `wrangler.toml`, samples and all; other arguments go to
 * `wrangler deploy`.
 */
import { execFileSync } from "node:child_process";
import { findSamples } from "./content/sample-content.ts";

const args = process.argv.slice(2);
const run = (command: string, ...rest: string[]) => execFileSync(command, rest, { stdio: "inherit" });

const preview = args.includes("--preview");
const own = new Set(["--allow-sample", "--preview"]);
// The build decides on the environment; wrangler deploys what it finds there.
if (preview) process.env["CLOUDFLARE_ENV"] = "preview";

const samples = findSamples();
if (samples.length > 0 && !preview && !args.includes("--allow-sample")) {
  console.error(
    `${samples.length} places hold sample content (npm run content:check lists them). Replace it, or deploy with --allow-sample.`,
  );
  process.exit(1);
}
run("npm", "run", "--silent", "check");
run("node", "scripts/build.ts", "--force");
run("wrangler", "deploy", ...args.filter((argument) => !own.has(argument)));
