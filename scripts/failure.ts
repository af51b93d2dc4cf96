/** Loaded before a script: an uncaught error prints its message only, with `DEBUG=1` its stack as well. */
process.on("uncaughtException", (error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  console.error(process.env["DEBUG"] ? error : message);
  process.exit(1);
});
