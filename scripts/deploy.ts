/**
 * `npm run deploy`: checks, builds, deploys. Refuses while sample content is left, unless told `--allow-sample`;
 * other arguments go to `wrangler deploy`.
 */
import { execFileSync } from "node:child_process";
import { findSamples } from "./content/sample-content.ts";

const args = process.argv.slice(2);
const run = (command: string, ...rest: string[]) => execFileSync(command, rest, { stdio: "inherit" });

const samples = findSamples();
if (samples.length > 0 && !args.includes("--allow-sample")) {
  console.error(
    `${samples.length} places hold sample content (npm run content:check lists them). Replace it, or deploy with --allow-sample.`,
  );
  process.exit(1);
}
run("npm", "run", "--silent", "check");
run("node", "scripts/build.ts", "--force");
run("wrangler", "deploy", ...args.filter((argument) => argument !== "--allow-sample"));
