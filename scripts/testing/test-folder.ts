import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** A new folder for the tests of one file, gone after them. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "tests-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
