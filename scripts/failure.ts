/** Loaded before a script: what it throws is told in its own words. `DEBUG=1` shows the stack as well. */
process.on("uncaughtException", (error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  console.error(process.env["DEBUG"] ? error : message);
  process.exit(1);
});
