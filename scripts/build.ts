/** Builds the site unless the present build was made from just these sources. `--force` builds anyway. */
import { fingerprint, isCurrent, stampBuild } from "./built.ts";
import { compileContent } from "./content/compile.ts";
import { prerender } from "./prerender.ts";
import { runTool } from "./run-tool.ts";

if (process.argv.includes("--force") || !isCurrent()) {
  console.log("Building ...");
  const made = fingerprint();
  // A build that fails is nobody's.
  stampBuild("");
  // `uno.config.ts` reads what is compiled before the build's own plugins do.
  await compileContent();
  runTool("react-router", ["build", "--logLevel", "warn"]);
  await prerender();
  stampBuild(made);
}
