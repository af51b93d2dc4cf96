/** The contact namespace through `wrangler kv`, so that it needs no other access than staff have anyway. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toolOutput } from "../run-tool.ts";

/** Most keys that Cloudflare's API reads at once. */
const keysAtOnce = 100;

export interface Key {
  name: string;
  metadata?: Record<string, unknown>;
}

/** What went wrong, in one sentence for staff. */
export class Failure extends Error {}

export class Kv {
  private readonly where: string[];

  /** @param persistTo folder of a local state other than the default one */
  constructor(remote: boolean, persistTo?: string) {
    this.where = remote ? ["--remote"] : ["--local", ...(persistTo ? ["--persist-to", persistTo] : [])];
  }

  /** All keys that begin with `prefix`, by name. One process. */
  keys(prefix = ""): Key[] {
    return JSON.parse(this.run(["key", "list", ...(prefix ? ["--prefix", prefix] : [])])) as Key[];
  }

  /** The values of `names` that exist, in their order; one process for each hundred, whose values come together. */
  *values(names: readonly string[]): Generator<Map<string, string>> {
    for (let at = 0; at < names.length; at += keysAtOnce) {
      const chunk = names.slice(at, at + keysAtOnce);
      const found = JSON.parse(this.runOnFile(["bulk", "get"], JSON.stringify(chunk))) as Record<
        string,
        unknown
      >;
      yield new Map(
        chunk.flatMap((name) => {
          const value = valueOf(found[name]);
          return value === undefined ? [] : [[name, value] as const];
        }),
      );
    }
  }

  put(name: string, value: string, metadata: Record<string, unknown>): void {
    this.runOnFile(["key", "put", name, "--metadata", JSON.stringify(metadata), "--path"], value);
  }

  /** Deletes exactly these keys, in this order. One process. */
  delete(names: readonly string[]): void {
    this.runOnFile(["bulk", "delete", "--force"], JSON.stringify(names));
  }

  private runOnFile(args: readonly string[], content: string): string {
    const folder = mkdtempSync(join(tmpdir(), "contacts-"));
    try {
      const file = join(folder, "kv.json");
      writeFileSync(file, content, { mode: 0o600 });
      return this.run([...args, file]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  private run(args: readonly string[]): string {
    try {
      return toolOutput("wrangler", ["kv", ...args, "--binding", "CONTACTS", ...this.where], {
        encoding: "utf8",
        maxBuffer: 512 * 1024 * 1024,
        // Its notices would stand between the messages; they are shown when it fails.
        stdio: ["ignore", "pipe", "pipe"],
        env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
      });
    } catch (error) {
      const { stderr = "", stdout = "" } = error as { stderr?: string; stdout?: string };
      throw new Failure(`The message store did not answer. wrangler said:\n${stderr || stdout}`.trimEnd());
    }
  }
}

/** Local storage gives `{ value }`, Cloudflare's API the value itself; `null` is a key that does not exist. */
function valueOf(found: unknown): string | undefined {
  const value = typeof found === "object" && found !== null && "value" in found ? found.value : found;
  return typeof value === "string" ? value : undefined;
}
