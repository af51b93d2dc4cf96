/** In-memory stores that answer like `wrangler kv`, which takes over a second per call. */
import { readFileSync, writeSync } from "node:fs";
import { vi } from "vitest";
import type { Entry, Key } from "./wrangler-kv.ts";

const stores = new Map<string, Map<string, Entry>>();
/** Wrangler calls, and `print` for each write to standard output, in order. */
export const asked: string[] = [];

vi.mock("../run-tool.ts", () => ({
  toolOutput(_tool: string, args: string[], { stdio }: { stdio: [string, string | number, string] }) {
    const [, kind, verb, ...words] = args;
    const step = `${kind} ${verb}`;
    asked.push(step);
    const store = entriesOf(args.at(-1) ?? "");
    const file = words.find((word) => word.endsWith(".json"));
    const bulk: unknown = file && JSON.parse(readFileSync(file, "utf8"));
    switch (step) {
      case "key list":
        return JSON.stringify(keysIn(store, words[0] === "--prefix" ? words[1] : ""));
      case "key get":
        writeSync(stdio[1] as number, store.get(words[0]!)!.value as Buffer);
        return "";
      case "bulk get":
        return JSON.stringify(
          Object.fromEntries(
            (bulk as string[]).map((name) => [name, { value: store.get(name)?.value.toString() ?? null }]),
          ),
        );
      case "bulk put":
        for (const { key: name, value, base64, ...rest } of bulk as {
          key: string;
          value: string;
          base64?: true;
        }[])
          store.set(name, { ...rest, name, value: Buffer.from(value, base64 ? "base64" : "utf8") });
        return "Success!";
      default:
        for (const name of bulk as string[]) store.delete(name);
        return "Success!";
    }
  },
}));

const { run } = await import("./run.ts");

function entriesOf(path: string): Map<string, Entry> {
  const store = stores.get(path) ?? new Map<string, Entry>();
  stores.set(path, store);
  return store;
}

const keysIn = (store: ReadonlyMap<string, Entry>, prefix = ""): Key[] =>
  [...store.values()]
    .filter(({ name }) => name.startsWith(prefix))
    .map(({ name, expiration, metadata }) => ({ name, expiration, metadata }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** The store at `path`, and staff commands that run on it. */
export function storeAt(path: string) {
  const store = entriesOf(path);
  return {
    keep(entries: readonly Entry[]) {
      for (const entry of entries) store.set(entry.name, { ...entry, value: Buffer.from(entry.value) });
    },
    keys: (prefix: string) => keysIn(store, prefix),
    async contacts(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
      const said = { stdout: "", stderr: "" };
      const spies = [
        vi.spyOn(console, "log").mockImplementation((line: string) => void (said.stdout += `${line}\n`)),
        vi.spyOn(console, "error").mockImplementation((line: string) => void (said.stderr += `${line}\n`)),
        vi.spyOn(process.stdout, "write").mockImplementation((text) => {
          asked.push("print");
          return Boolean((said.stdout += String(text)));
        }),
      ];
      const code = await run([...args, "--persist-to", path]);
      for (const spy of spies) spy.mockRestore();
      return { code, ...said };
    },
  };
}
