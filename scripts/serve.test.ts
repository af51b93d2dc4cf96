import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, expect, test } from "vitest";

const other = createServer().listen(0, "localhost");
await once(other, "listening");
afterAll(() => void other.close());
const taken = String((other.address() as AddressInfo).port);

test.each([
  [taken, "address already in use"],
  ["99999", "should be >= 0 and < 65536"],
])("with PORT=%s npm start says what is wrong, and how to take another port", (PORT, what) => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/serve.ts"], {
    encoding: "utf8",
    env: { ...process.env, PORT },
  });
  expect(status).toBe(1);
  expect(stderr).toContain(what);
  expect(stderr.trimEnd()).toMatch(/\nPORT=\d+ npm start takes another port\.$/);
});
