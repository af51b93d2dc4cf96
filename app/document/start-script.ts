import source from "./start.js?raw";

/** The inline script of every page, without comments and indentation. */
export const startScript = source
  .split("\n")
  .map((line) => line.trim())
  .filter((line) => line !== "" && !line.startsWith("//"))
  .join("\n");
