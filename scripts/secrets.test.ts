import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");
const secrets = Array.from(
  read("docs/operations.md").matchAll(/^\| `(\w+)` \(secret\)/gm),
  ([, name]) => name ?? "",
);

test("every secret has its line in the example, which sets none by itself", () => {
  expect(secrets.length).toBeGreaterThan(2);
  const example = read(".dev.vars.example");
  const named = Array.from(example.matchAll(/^# (\w+)=/gm), ([, name]) => name ?? "");
  expect(named.toSorted(), "lines of .dev.vars.example").toEqual(secrets.toSorted());
  expect(example).not.toMatch(/^[^#\n]/m);
});

test("no store has the id of somebody's account: the first deploy creates it", () => {
  const stores = read("wrangler.toml")
    .split(/^\[\[(?:env\.preview\.)?kv_namespaces\]\]$/m)
    .slice(1);
  expect(stores).toHaveLength(2);
  for (const store of stores) expect(store.split(/^\[/m)[0]).not.toMatch(/^id = /m);
});
