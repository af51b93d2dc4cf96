/** Builds the site unless the present build was made from just these sources. `--force` builds anyway. */
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
  const { prerender } = await import("./prerender.ts");
  await prerender();
  stampBuild(made);
}
