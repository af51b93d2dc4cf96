import { expect, test } from "vitest";
import { tryAgain } from "./wrangler-kv.ts";

const said = (error: unknown) => (error as Error).message;

/** Fails with each of `faults` in turn, then answers; how often it was tried. */
function after(...faults: string[]) {
  const tried = { times: 0 };
  const work = () => {
    tried.times += 1;
    const fault = faults.shift();
    if (fault !== undefined) throw new Error(fault);
    return "kept";
  };
  return { tried, work };
}

test("a store that is busy for a moment is asked again", () => {
  const { work, tried } = after(
    "KV GET failed: 500 Internal Server Error",
    "database is locked: SQLITE_BUSY",
  );
  expect(tryAgain(work, said, [1, 1])).toBe("kept");
  expect(tried.times).toBe(3);
});

test("what does not pass is told at once, and what lasts in the end", () => {
  const refused = after("Authentication error [code: 10000]");
  expect(() => tryAgain(refused.work, said, [1, 1])).toThrow("Authentication error");
  expect(refused.tried.times).toBe(1);
  const down = after("503", "503", "503", "503");
  expect(() => tryAgain(down.work, said, [1, 1])).toThrow("503");
  expect(down.tried.times).toBe(3);
});
