/** Why the built worker could not render a page: what it logs (`app/entry.server.tsx`), with the file it happened in. */
import { readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

interface Logged {
  path: string;
  reason: string;
  at?: string;
}

/** Keeps from the terminal what the worker logs about pages from now on; `last` tells the last of it. */
export function catchPageErrors(): { last(): string | undefined; stop(): void } {
  const write = process.stderr.write.bind(process.stderr);
  let logged: Logged | undefined;
  process.stderr.write = (chunk: string | Uint8Array, ...rest: never[]) => {
    const [line] = /\{"event":"page\.error".*\}/.exec(String(chunk)) ?? [];
    if (!line) return write(chunk, ...rest);
    logged = JSON.parse(line) as Logged;
    return true;
  };
  return {
    last: () => logged && `${logged.reason}${logged.at ? ` (${sourceOf(logged.at)})` : ""}`,
    stop: () => {
      process.stderr.write = write;
    },
  };
}

/** A line of the build as a line of the source: `app/pictures.server.ts:22`. */
function sourceOf(frame: string): string {
  const [, address, line, column] = /(file:\/\/\S+?):(\d+):(\d+)/.exec(frame) ?? [];
  if (!address) return frame;
  const built = fileURLToPath(address);
  const map = new SourceMap(JSON.parse(readFileSync(`${built}.map`, "utf8")) as SourceMapPayload);
  const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
  if (!("originalSource" in entry)) return frame;
  const source = relative(".", resolve(built, "..", entry.originalSource)).replaceAll("\\", "/");
  return `${source}:${entry.originalLine + 1}`;
}
