import { afterAll, expect, test } from "vitest";
import { htmlOf, stop } from "../../scripts/testing/built-pages.ts";
import { pageTexts } from "./page-texts.server.ts";

afterAll(stop);

test("every part of a page that the search leads to is on that page", () => {
  const parts = pageTexts().flatMap(({ path, sections }) =>
    sections.map(({ anchor }) => ({ path, anchor })).filter(({ anchor }) => anchor !== ""),
  );
  expect(parts.length).toBeGreaterThan(100);
  expect(parts.filter(({ path, anchor }) => !htmlOf.get(path)?.includes(` id="${anchor}"`))).toEqual([]);
});
