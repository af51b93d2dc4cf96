/** A server of another build: what a deploy is to browsers. */
import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import type { PrecacheManifest } from "../app/offline/precache-storage.ts";
import { type Site, startSite } from "../scripts/site.ts";
import { packPage, unpackPage } from "../worker/pages/prerendered.ts";

/** Another build, whose pages say `later` where this one's say `sooner`. */
export function startOtherBuild(sooner: string, later: string): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "e2e-build-"));
  cpSync("build", folder, { recursive: true });
  const pages = `${folder}/client/_pages`;
  const changed = new Set(
    globSync(`${pages}/**/*.br`).filter((file) => rewrite(file, (text) => text.replaceAll(sooner, later))),
  );
  // Another text has another hash.
  const hash = () => crypto.randomUUID().replaceAll("-", "").slice(0, 12);
  rewrite(`${pages}/precache.br`, (text) => {
    const manifest = JSON.parse(text) as PrecacheManifest;
    for (const piece of manifest.pieces) {
      const file = `${pages}/precache/${piece.file}.br`;
      if (!changed.has(file)) continue;
      piece.file = hash();
      renameSync(file, `${pages}/precache/${piece.file}.br`);
      for (const path of Object.keys(piece.pages)) piece.pages[path] = hash();
    }
    return JSON.stringify(manifest);
  });
  for (const file of globSync(`${folder}/client/assets/data-*.txt`))
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(sooner, later));
  return startSite(["--config", `${folder}/server/wrangler.json`]);
}

/** Rewrites a file of the build. @returns whether anything in it changed */
function rewrite(file: string, edit: (text: string) => string): boolean {
  const page = unpackPage(new Uint8Array(readFileSync(file)));
  const text = brotliDecompressSync(page.body).toString();
  const edited = edit(text);
  if (edited === text) return false;
  const headers = { ...page.headers, etag: `W/"${crypto.randomUUID()}"` };
  writeFileSync(file, packPage({ ...page, headers, body: new Uint8Array(brotliCompressSync(edited)) }));
  return true;
}
