import { expect, test } from "vitest";
import { compileStyles } from "./page-styles.ts";

const card = "group mt-2 hover:mt-4";

test("each list of utilities is one short class, with all its rules", async () => {
  const { html, css } = await compileStyles(
    `<p class="${card}">table filter</p><p class="${card}">b</p><i class="mt-2 [&amp;&gt;b]:mt-8"></i>`,
  );
  expect(html).toBe('<p class="A group">table filter</p><p class="A group">b</p><i class="B"></i>');
  expect(css).toContain(".A:hover{margin-top:1rem}");
  expect(css).toMatch(/\.B>b\{margin-top:2rem\}/);
});

test("words of the text are no class names", async () => {
  const { css } = await compileStyles('<p class="mt-2">table filter visible b</p>');
  expect(css).not.toMatch(/\.(table|filter|visible|b)\b/);
});

test("a later utility wins over one within a shortcut, and over no variant", async () => {
  const { css } = await compileStyles('<a class="btn px-3 md:px-9"></a>');
  expect(css).toMatch(/\.A\{[^}]*;padding:\.75rem;/);
  expect(css).toMatch(/@media \(min-width:48em\)\{\.A\{padding-left:2\.25rem;padding-right:2\.25rem\}\}/);
});

test("classes that other style sheets name, icons and drawn rules keep their names", async () => {
  const { html, css, icons } = await compileStyles(
    '<a class="btn mt-2"><i class="i-lucide-x mt-2"></i></a><b class="flip"></b>',
  );
  expect(html).toBe('<a class="A btn"><i class="B i-lucide-x"></i></a><b class="flip"></b>');
  expect(icons).toMatch(/\.i-lucide-x\{/);
  expect(css).not.toContain("i-lucide");
  expect(css).toMatch(/\.flip\{/);
  expect(css).not.toMatch(/\.btn\b/);
});
