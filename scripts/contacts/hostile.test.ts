import { expect, test } from "vitest";
import { file, idOf, message, storeOf, timeOf } from "./staff-test-helpers.ts";
import { safeJson, safeLine, safeLines, table } from "./terminal.ts";

/** Every character that can move a terminal's cursor, change colours, reverse a line or hide in it. */
const harmful = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter(
  (character) => /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u.test(character),
);

test("nothing is printed that a terminal obeys", () => {
  expect(harmful.length).toBeGreaterThan(2000);
  const text = `a${harmful.join("a")}b`;
  const printed = [safeLine(text), safeLines(text), safeJson({ [text]: harmful }), table([[text], [text]])];
  const lines = printed.join("").replaceAll("\n", "");
  expect(harmful.filter((character) => lines.includes(character))).toEqual([]);
  expect(safeLines("one\r\ntwo\rthree\u2028four")).toBe("one\ntwo\nthree\nfour");
  const value = { name: `a\u001B]0;x\u0007\u0085\u202E\u{E0041}\uD800 "b"`, list: ["\n", "é 山 👩‍👩‍👧"] };
  expect(JSON.parse(safeJson(value))).toEqual(value);
});

/** Sequences that control a terminal or reverse a line. */
const nasty = "\u001B[2J\u001B]0;owned\u0007\u0008\u009B31m\u202Etxt\u2066\u200F\uFEFF\r";

test.each([
  [["list"], "Joana"],
  [["show", idOf(4)], "status 500"],
  [["show", idOf(3)], "no JSON"],
  [["delete", idOf(7)], "Ask Ana"],
  [["export"], "Ask Ana"],
  [["person", "joana@example.com"], ".pdf"],
  [["person", "joana@example.com", "--json"], ".pdf"],
  [["done", idOf(7), nasty], "Joana"],
  [["list", `--${nasty}`], "owned"],
])("a stranger's text does not steer the terminal: %j", async (command, printed) => {
  const delivery = { at: timeOf(5), to: `web${nasty}`, delivered: false, reason: `status 500${nasty}` };
  const fields = { name: `Joana ${nasty}`, email: "joana@example.com", message: `Ask Ana ${nasty}` };
  const metadata = { done: { at: timeOf(5), who: nasty } };
  const store = storeOf([
    message(4, "undelivered", { record: { deliveries: [delivery] }, metadata }),
    message(7, "kept", { fields }),
    file(7, `${nasty}.pdf`, new Uint8Array()),
    { ...message(3, nasty), value: `no JSON ${nasty}` },
  ]);
  const { stdout, stderr } = await store.contacts(...command);
  const text = `${stdout}${stderr}`.replaceAll(/\r?\n/g, "").replace(/^\uFEFF/, "");
  expect(harmful.filter((character) => text.includes(character))).toEqual([]);
  expect(text).toContain(printed);
});
