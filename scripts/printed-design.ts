import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { filesOf } from "./files.ts";

/** SHA-256 of what draws the slides of the presentation: their components, styles and drawings. */
export function designOf(): string {
  const hash = createHash("sha256");
  const drawings = ["archipelago", "rings", "unseen-islands"].map((name) => `public/images/art/${name}.svg`);
  for (const file of [...filesOf("app/presentation/*.{tsx,css}"), ...drawings].toSorted())
    hash.update(readFileSync(file, "utf8").replaceAll("\r\n", "\n"));
  return hash.digest("hex");
}
