import { acceptsBrotli } from "../http/accepts-brotli.ts";
import type { Environment } from "../settings.ts";
import { marksOf } from "./deployment-facts.ts";
import { type FilledPage, fillPage, isDataAddress } from "./filled-page.ts";
import { finishedPages } from "./finished-pages.ts";
import { readyFile, unpackReady } from "./ready-page.ts";

export interface LoadedPage extends FilledPage {
  /** The body is in Brotli. */
  isBrotli: boolean;
}

/**
 * The finished page at `address` from the build: ready as it is for who takes Brotli, as long as the settings are those
 * it was made with; else its text, which the platform compresses. `undefined` while the build itself is made.
 */
export async function loadPage(
  address: string,
  request: Request,
  env: Environment,
): Promise<LoadedPage | undefined> {
  const saves = isSaving(request) && !isDataAddress(address);
  const file = finishedPages.get(address) ?? "";
  const read = (name: string) => env.ASSETS.fetch(`https://assets/_pages${name}`);
  if (acceptsBrotli(request)) {
    const ready = await read(readyFile(file, saves));
    if (ready.ok) {
      const page = unpackReady(new Uint8Array(await ready.arrayBuffer()));
      if (holdsFor(page.settings, env)) return { ...page, isBrotli: true };
    }
  }
  const text = await read(file);
  return text.ok
    ? { ...(await fillPage(address, await text.text(), saves, env)), isBrotli: false }
    : undefined;
}

/** Whether the browser asks to save data; pages then come without fonts. */
export function isSaving(request: Request): boolean {
  return request.headers.get("save-data") === "on";
}

function holdsFor(settings: Record<string, string>, env: Environment): boolean {
  const marks = marksOf(env);
  return Object.entries(settings).every(([name, value]) => marks[name] === value);
}
