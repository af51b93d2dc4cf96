import { expect, test } from "vitest";
import { unconfirmedIn } from "./check.ts";
import { confirmed } from "./confirm.ts";
import { readFiles } from "./files.ts";

const content = readFiles("content");

test("whatever is marked in the content can be confirmed file by file, and nothing else changes", () => {
  const unconfirmed = unconfirmedIn(content);
  const texts = new Map(
    [...content.texts].map(([path, text]) => [
      path,
      confirmed(
        text,
        unconfirmed.filter(({ file }) => file === `content/${path}`),
      ),
    ]),
  );
  const left = unconfirmedIn({ ...content, texts });
  expect(left.map(({ what }) => what).filter((what) => !/address|leads nowhere/.test(what))).toEqual([]);
  const changed = [...content.texts].flatMap(([path, before]) => {
    const after = (texts.get(path) ?? "").split("\n");
    return before.split("\n").filter((line, place) => line !== after[place]);
  });
  for (const line of changed) expect(line).toMatch(/: sample\b|sample: true/);
});

test("a group on one line is confirmed, a word of the text is not", () => {
  const issue = { file: "content/projects/quay.yaml", line: 1, what: "" };
  expect(confirmed("sources: { description: sample, tools: sample }\ntext: a sample", [issue])).toBe(
    "sources: { description: owner, tools: owner }\ntext: a sample",
  );
});
