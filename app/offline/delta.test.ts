import fc from "fast-check";
import { expect, test } from "vitest";
import { deltaDecode, deltaEncoder } from "./delta.ts";

test("what is made of a delta is the text, whatever it shares with the base", () => {
  const stretch = fc.constantFrom(
    "<header>the same on every page</header>",
    "<li>an item of many</li>",
    "ʻ🌊",
  );
  const text = fc.array(fc.oneof(stretch, fc.string({ maxLength: 40 }))).map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, text, (base, page) => {
      expect(deltaDecode(base, deltaEncoder(base)(page))).toBe(page);
    }),
  );
});

test("what a page shares with the base is not written again", () => {
  const shared = "<header>the same on every page of this site</header>";
  expect(deltaEncoder(`<p>x</p>${shared}`)(`${shared}<main>own</main>`)).toEqual([
    [8, shared.length],
    "<main>own</main>",
  ]);
});
