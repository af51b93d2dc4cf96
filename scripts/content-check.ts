/** `npm run content:check`: lists what is still sample content; fails while there is any. */
import { findSamples } from "./content/sample-content.ts";

const samples = findSamples();
for (const { file, line, what } of samples) console.log(`${file}:${line}  ${what}`);
console.log(
  samples.length === 0 ? "No sample content is left." : `${samples.length} places hold sample content.`,
);
process.exitCode = samples.length === 0 ? 0 : 1;
