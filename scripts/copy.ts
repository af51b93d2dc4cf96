import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";

const left = new Set(["node_modules", "build", ".git", ".wrangler", ".react-router", "test-results"]);

/** A copy of the project's sources that may be changed, with the same packages. */
export interface Copy {
  folder: string;
  remove(): void;
}

export function copyProject(): Copy {
  const folder = mkdtempSync(join(tmpdir(), "site-copy-"));
  cpSync(".", folder, {
    recursive: true,
    filter: (file) => !left.has(relative(".", file).split(/[\\/]/)[0] ?? ""),
  });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
