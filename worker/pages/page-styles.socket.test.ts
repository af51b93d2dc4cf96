import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pages } from "#content/pages.server.ts";
import { builtPage } from "../../scripts/prerender/built-page.ts";

const classesIn = (css: string) =>
  Array.from(css.matchAll(/\.((?:\\.|[\w-])+)(?=[^{}]*\{)/g), ([, name = ""]) => name);

test("the application's style sheets have the classes of every page's own rules, icons included", () => {
  const sheets = globSync("build/client/assets/*.css").map((file) => readFileSync(file, "utf8"));
  const whole = new Set(sheets.flatMap(classesIn));
  // The slides bring theirs inline, as no other page needs them.
  const missing = pages
    .filter(({ path }) => path !== "/presentation/deck")
    .flatMap(({ path }) =>
      Array.from(builtPage(path).html.matchAll(/<style>([^]*?)<\/style>/g), ([, rules = ""]) =>
        classesIn(rules).filter((name) => !whole.has(name)),
      ).flat(),
    );
  expect([...new Set(missing)]).toEqual([]);
  expect(whole.size).toBeGreaterThan(500);
});
