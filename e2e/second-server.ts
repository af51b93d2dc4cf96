/** More servers, on ports of their own: what a deploy is to browsers. */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import type { PrecacheManifest } from "../app/offline/precache-storage.ts";
import { packPage, unpackPage } from "../worker/pages/prerendered.ts";
import { freePort } from "../scripts/free-port.ts";

export interface SecondServer {
  readonly url: string;
  /** Kills it at once, whatever it is doing. */
  stop(): void;
}

/** The same build with other `settings`, as wrangler takes them: `OFFLINE:off`. @param state folder of what it keeps */
export function startSecondServer(settings: readonly string[], state?: string): Promise<SecondServer> {
  return startOnce(
    settings.flatMap((setting) => ["--var", setting]),
    state,
  );
}

/** Another build, whose pages say `later` where this one's say `sooner`. */
export function startOtherBuild(sooner: string, later: string): Promise<SecondServer> {
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
  return startOnce(["--config", `${folder}/server/wrangler.json`]);
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

/** Starts it, and once more if its port was taken meanwhile. */
async function startOnce(
  options: readonly string[],
  state = mkdtempSync(join(tmpdir(), "e2e-second-")),
): Promise<SecondServer> {
  for (let tries = 0; tries < 2; tries += 1) {
    const port = await freePort();
    const server = spawn(process.execPath, ["scripts/serve.ts", "--persist-to", state, ...options], {
      env: { ...process.env, PORT: String(port) },
      // A process group of its own, so that everything in it can be killed at once.
      detached: true,
      stdio: ["ignore", "ignore", "inherit"],
    });
    const url = `http://localhost:${port}`;
    while (server.exitCode === null) {
      if (await answers(url)) return { url, stop: () => kill(server.pid) };
      await new Promise((later) => setTimeout(later, 300));
    }
  }
  throw new Error("The second server does not start");
}

function kill(group: number | undefined): void {
  if (!group) return;
  if (process.platform === "win32") spawnSync("taskkill", ["/pid", String(group), "/T", "/F"]);
  else process.kill(-group, "SIGKILL");
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
