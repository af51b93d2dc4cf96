/** `content/images.ts`, by which pages know the pictures. */
import { existsSync, globSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

export interface Entry {
  width: number;
  height: number;
  colour: string;
  hash: string;
  widths: number[];
}

const manifest = "content/images.ts";

/** The manifest as the file is now, not as it was when it was last imported. */
export async function readManifest(): Promise<Record<string, Entry>> {
  if (!existsSync(manifest)) return {};
  const url = `${pathToFileURL(resolve(manifest)).href}?${performance.now()}`;
  const module = (await import(url)) as { images: Record<string, Entry> };
  return { ...module.images };
}

/** Puts what was drawn into the manifest, to which another run may have added since, and drops what is `gone`. */
export async function mergeManifest(drawn: Record<string, Entry>, gone: readonly string[]): Promise<void> {
  const entries = { ...(await readManifest()), ...drawn };
  for (const name of gone) {
    for (const file of globSync(`public/images/${name}.*`)) rmSync(file);
    delete entries[name];
    console.log(`removed  ${name}`);
  }
  writeManifest(entries);
}

function writeManifest(entries: Record<string, Entry>): void {
  const lines = Object.entries(entries)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { width, height, colour, hash, widths }]) => {
      const fields = `width: ${width}, height: ${height}, colour: "${colour}", hash: "${hash}", widths: [${widths.join(", ")}]`;
      return `  "${name}": { ${fields} },`;
    });
  const type =
    "Record<string, { width: number; height: number; colour: string; hash: string; widths: number[] }>";
  const draft = `${manifest}.${process.pid}`;
  writeFileSync(
    draft,
    `/** Made by \`npm run images\`: the drawn pictures and their files in public/images. Do not edit. */\n` +
      `// prettier-ignore\nexport const images = {\n${lines.join("\n")}\n} satisfies ${type};\n`,
  );
  renameSync(draft, manifest);
}
