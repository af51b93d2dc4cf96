import { appendFileSync, rmSync, writeFileSync } from "node:fs";
import { Failure } from "./terminal.ts";

/**
 * Writes `lines` to a new file for its owner's eyes only. Throws a `Failure` if `path` cannot be written or is there
 * already; whatever else is thrown, no incomplete file stays.
 */
export function writeNewFile(path: string, lines: Iterable<string>): void {
  try {
    writeFileSync(path, "", { flag: "wx", mode: 0o600 });
  } catch (error) {
    throw new Failure(`${path} cannot be written: ${(error as Error).message}`);
  }
  try {
    for (const line of lines) appendFileSync(path, `${line}\n`);
  } catch (error) {
    rmSync(path);
    throw error;
  }
}
