import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { addressPattern, sameAddress } from "./person.ts";
import { daysOn, file, idOf, message, storeOf } from "./staff-test-helpers.ts";

test("a person is found however the address is written, and nobody else", () => {
  const same = [
    ["  Ana@Example.COM\n", "ana@example.com"],
    ["ａｎａ＠example.com", "ana@example.com"],
    ["zoe\u0308@example.com", "zo\u00EB@example.com"],
    ["ana@BU\u0308CHER.example", "ana@xn--bcher-kva.example"],
  ];
  for (const [one = "", other = ""] of same)
    expect(sameAddress(one)).toBe(sameAddress(other) || "an address");
  const pasted = ["Ana <ana@example.com>", "mailto:ana@example.com", "ana@example.com, jo@example.com"];
  for (const text of ["", "ana", "@example.com", "ana@", " @ ", ...pasted])
    expect(sameAddress(text)).toBe("");
  const others = [
    "joana@example.com",
    "tag+ana@example.com",
    "ana@example.com.fj",
    "ana@example.community",
    "o'ana@example.com",
  ];
  for (const text of ["to 'ana@example.com'.", "mailto:ana@example.com?subject=x", ...others])
    expect(addressPattern("ana@example.com").test(text), text).toBe(!others.includes(text));
  expect(addressPattern("ana@xn--bcher-kva.example").test("ask ana@b\u00FCcher.example")).toBe(true);
});

const cv = Buffer.from(Array.from({ length: 70_000 }, (_, at) => (at * 7919 + (at >> 8)) % 256));
/** The secret of Ana's receipt. */
const receipt = "ab".repeat(16);
const joana = { name: "Joana", email: "joana@example.com", message: "not hers" };

test("a person gets all that is held about them, then it is gone, and nothing of anybody else", async () => {
  const joanas = [
    message(8, "forwarded", { fields: joana, metadata: { done: { at: "", who: "Joe" } } }),
    file(8, "joana.pdf", cv),
    { name: "status", value: "{}" },
  ];
  const store = storeOf([
    message(1, "forwarded", { record: { receipt } }),
    message(2, "undelivered", { fields: { email: " ANA@Example.com " } }),
    file(2, "cv.pdf", cv),
    message(3, "waiting", { fields: { email: "\uFF41na@example.com" }, metadata: { email: "" } }),
    message(5, "spam"),
    file(5, "cv of ana@example.com.pdf", cv),
    { ...message(6), value: "cannot be read" },
    message(7, "kept", { fields: { ...joana, message: "Ask ANA@example.com" } }),
    ...joanas,
    // Not a message, though it looks like Ana's.
    { name: "other", value: '{"fields":{"email":"ana@example.com"}}', expiration: daysOn(9) },
  ]);
  const ids = [1, 2, 3, 6, 5].map(idOf);
  const untouched = () => joanas.map(({ name }) => [store.key(name), store.value(name)]);
  const before = untouched();
  const mentionedIn = [`contact:${idOf(7)}`, "other"];
  const { stdout } = await store.contacts("person", "Ana@example.com");
  for (const id of ids) expect(stdout).toContain(id);
  expect(stdout).toContain(`.pdf\nOthers wrote the address in: ${mentionedIn.join(", ")}\n`);
  const asked = await store.contacts("person", "Ana@example.com", "--json", "--erase");
  expect(asked).toMatchObject({ code: 1, stderr: expect.stringContaining("--yes") });
  const files = [{ base64: cv.toString("base64") }];
  const messages = ids.map((id) => ({ id, files: [ids[1], ids[4]].includes(id) ? files : [] }));
  expect(JSON.parse(asked.stdout)).toMatchObject({ messages, mentionedIn });
  expect(asked.stdout).not.toContain("joana@example.com");
  expect(store.steps).toEqual([]);

  expect(await store.contacts("person", "Ana@example.com", "--erase", "--yes")).toMatchObject({ code: 0 });
  const marks = ids.map((id) => `erased:${id}`);
  expect(store.steps.slice(0, 7)).toEqual([...mentionedIn, ...marks]);
  const names = [...joanas.map(({ name }) => name), ...mentionedIn, ...marks];
  expect(store.keys().map(({ name }) => name)).toEqual(names.toSorted());
  expect(untouched()).toEqual(before);
  const left = store.keys().map((key) => `${JSON.stringify(key)} ${store.value(key.name).toString()}`);
  const text = left.join("\n").normalize("NFKC").toLowerCase();
  expect(text.replaceAll("joana@example.com", "")).not.toContain("ana@example.com");
  expect(text).toContain("ask [erased]");
  // Her receipt can still say so, but what is left does not reveal its address.
  expect(text).not.toContain(receipt);
  const hash = createHash("sha256").update(receipt).digest("hex");
  expect(store.key(marks[0]!)?.metadata).toMatchObject({ receipt: hash });
  expect((await store.contacts("person", "ana@example.com")).stdout).toMatch(/^Nothing is held about/);
});
