import { expect, test } from "vitest";
import { Draft } from "./draft.ts";
import { sheetOf, writeBack } from "./sheet.ts";

// The whole content is read and checked.

const file = "content/pages/about.yaml";
const lines = new Draft().read(file).split("\n");
const at = lines.findIndex((line) => /^ +answer: [A-Z]/.test(line)) + 1;
const text = lines[at - 1]!.trim();
const place = `${file}:${at}`;

test("a line that was changed in the sheet is changed in its file, with its indentation, and no other", () => {
  const draft = new Draft();
  const sheet = sheetOf(draft, [place]).replace(
    `+ ${text}`,
    () => "+ answer: Ask us on a Tuesday, for $& or $1.",
  );
  expect(writeBack(draft, sheet)).toEqual([file]);
  const expected = [...lines];
  expected[at - 1] = lines[at - 1]!.replace(text, () => "answer: Ask us on a Tuesday, for $& or $1.");
  expect(draft.read(file)).toBe(expected.join("\n"));
});

test("a line that has moved since is found", () => {
  const draft = new Draft();
  const sheet = sheetOf(draft, [place]).replace(`+ ${text}`, () => "+ answer: Ask us on a Tuesday.");
  draft.write(file, `# A line more.\n${lines.join("\n")}`);
  expect(writeBack(draft, sheet)).toEqual([file]);
  expect(draft.read(file).split("\n")[at]!.trim()).toBe("answer: Ask us on a Tuesday.");
});

test("a sheet that nobody changed changes nothing, whatever its line ends", () => {
  const draft = new Draft();
  expect(writeBack(draft, sheetOf(draft, [place]).replaceAll("\n", "\r\n"))).toEqual([]);
  expect(draft.list()).toEqual([]);
});

test("a sheet that is written back twice says the same", () => {
  const draft = new Draft();
  const sheet = sheetOf(draft, [place]).replace(`+ ${text}`, "+ answer: Ask us on a Tuesday.");
  writeBack(draft, sheet);
  expect(writeBack(draft, sheet)).toEqual([]);
});

test.each([
  [
    "a line that reads otherwise by now",
    `${place}\n- answer: Somebody else's.\n+ answer: Ours.\n`,
    `${place} does not`,
  ],
  ["no line at all", "# nothing\n", "no line"],
  ["what the content check refuses", `${place}\n- ${text}\n+ answer: "<b>\n`, "slips"],
])("%s is refused", (_, sheet, why) => expect(() => writeBack(new Draft(), sheet)).toThrow(why));
