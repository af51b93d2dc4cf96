import { expect, test } from "vitest";
import { linesOf } from "./lines.ts";

const text = 'first\n{"place":"Nukuʻalofa"}\n\nlast';
const bytes = new TextEncoder().encode(text);

async function read(body: ReadableStream<Uint8Array>): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of linesOf(body)) lines.push(line);
  return lines;
}

test.each([1, 2, 7, 1000])("lines are whole however they come: %d bytes at a time", async (size) => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
  expect(await read(body)).toEqual(text.split("\n"));
});

test("a line is there before the next has come, and a cut is told", async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode("first\nsec")),
    pull: (controller) => controller.error(new TypeError("cut")),
  });
  const lines = linesOf(body);
  expect((await lines.next()).value).toBe("first");
  await expect(lines.next()).rejects.toThrow("cut");
});
