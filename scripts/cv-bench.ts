/**
 * `node scripts/cv-bench.ts [FOLDER ...]`: the CV checks over real files, and over the costliest made ones. Prints who is
 * refused or flagged, and processor time: the average for 5 MB, the slowest, and each made file's.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkCvFile } from "../worker/forms/cv-file.ts";
import { costlyFiles } from "../worker/forms/costly-files.ts";

const megabyte = 1024 * 1024;

interface Result {
  file: string;
  bytes: number;
  ms: number;
  said: string;
}

function check(file: string, bytes: Uint8Array): Result {
  const start = process.cpuUsage();
  const verdict = checkCvFile(file, bytes);
  const { user, system } = process.cpuUsage(start);
  const said = verdict.ok ? verdict.flags.join(", ") : `refused: ${verdict.reason}`;
  return { file, bytes: bytes.length, ms: (user + system) / 1000, said };
}

function show(results: readonly Result[]): void {
  for (const { file, bytes, ms, said } of results) {
    console.log(`${ms.toFixed(1).padStart(7)} ms ${(bytes / megabyte).toFixed(2)} MB  ${file}  ${said}`);
  }
}

console.log("Made files, in a process that has checked none before:");
show(costlyFiles().map(([what, name, bytes]) => ({ ...check(name, bytes), file: what })));

const files = process.argv.slice(2).flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:pdf|docx?)$/i.test(name))
    .map((name) => join(folder, name)),
);
if (files.length > 0) {
  const results = files
    .map((file) => check(file, readFileSync(file)))
    .filter(({ bytes }) => bytes <= 5 * megabyte);
  const refused = results.filter(({ said }) => said.startsWith("refused"));
  const sum = (of: (result: Result) => number) => results.reduce((total, result) => total + of(result), 0);
  const large = results.filter(({ bytes }) => bytes > megabyte);
  console.log("\nRefused or flagged:");
  show(results.filter(({ said }) => said !== ""));
  console.log("\nSlowest:");
  show(results.toSorted((a, b) => b.ms - a.ms).slice(0, 5));
  console.log(`
${results.length - refused.length} of ${results.length} files pass; ${(sum(({ bytes }) => bytes) / megabyte).toFixed(0)} MB in ${sum(({ ms }) => ms).toFixed(0)} ms
a file: ${(sum(({ ms }) => ms) / results.length).toFixed(2)} ms; a file above 1 MB: ${(large.reduce((total, { ms }) => total + ms, 0) / large.length).toFixed(2)} ms`);
}
