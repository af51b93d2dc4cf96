/** Why the built worker could not render a page: what it logs (`app/entry.server.tsx`), with the file it happened in. */
import { existsSync, readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { relative, resolve } from "node:path";

interface Logged {
  reason: string;
  at?: string;
}

/** The last error of a page in `output`, what workerd wrote; empty when there is none. */
export function pageError(output: string): string {
  const line = output.match(/\{"event":"page\.error".*\}/g)?.at(-1);
  if (line === undefined) return "";
  const { reason, at }: Logged = JSON.parse(line);
  return at === undefined ? reason : `${reason} (${sourceOf(at)})`;
}

/** A line of the build as a line of the source: `app/pictures.server.ts:22`. */
function sourceOf(frame: string): string {
  const [, module, line, column] = /([\w./-]+\.js):(\d+):(\d+)/.exec(frame) ?? [];
  const built = resolve("build/server", module ?? "");
  if (module === undefined || !existsSync(`${built}.map`)) return frame;
  const payload: SourceMapPayload = JSON.parse(readFileSync(`${built}.map`, "utf8"));
  const entry = new SourceMap(payload).findEntry(Number(line) - 1, Number(column) - 1);
  if (!("originalSource" in entry)) return frame;
  const source = relative(".", resolve(built, "..", entry.originalSource)).replaceAll("\\", "/");
  return `${source}:${entry.originalLine + 1}`;
}
