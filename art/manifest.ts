/** `content/images.json`, from which pages know the pictures. */
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";

export interface Entry {
  width: number;
  height: number;
  colour: string;
  hash: string;
  widths: number[];
}

const manifest = "content/images.json";

/** The manifest as it is on disk now. */
export function readManifest(): Record<string, Entry> {
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")) : {};
}

/** Merges what was drawn into the manifest, to which another run may have added since, and drops what is `gone`. */
export function mergeManifest(drawn: Record<string, Entry>, gone: readonly string[]): void {
  const entries = { ...readManifest(), ...drawn };
  for (const name of gone) {
    for (const file of globSync(`public/images/${name}.*`)) rmSync(file);
    delete entries[name];
    console.log(`removed  ${name}`);
  }
  writeManifest(entries);
}

/** A line for each picture, so that a change touches only its own. */
function writeManifest(entries: Record<string, Entry>): void {
  const lines = Object.entries(entries)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { width, height, colour, hash, widths }]) => {
      const entry = JSON.stringify({ width, height, colour, hash, widths });
      return `  ${JSON.stringify(name)}: ${entry}`;
    });
  const draft = `${manifest}.${process.pid}`;
  writeFileSync(draft, `{\n${lines.join(",\n")}\n}\n`);
  renameSync(draft, manifest);
}
