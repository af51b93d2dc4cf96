/** `npm run content -- check` and `npm run content -- confirm FILE`. Errors are for editors: one sentence, no stack. */
const [command] = process.argv.splice(2, 1);
try {
  if (command === "check") await import("./content-check.ts");
  else if (command === "confirm") await import("./content-confirm.ts");
  else throw new Error("write npm run content -- check, or npm run content -- confirm FILE");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
