import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";

vi.mock("#content/generated/article-cards.ts", async (original) => {
  const { articleCards } = await original<typeof import("#content/generated/article-cards.ts")>();
  return { articleCards: articleCards.map((article) => ({ ...article, image: undefined })) };
});

test("articles without a picture leave no column free for it", async () => {
  const { default: Component } = await import("./blog.tsx");
  const markup = renderToStaticMarkup(createElement(createRoutesStub([{ path: "/", Component }])));
  const articles = Array.from(markup.matchAll(/<article( class="[^"]*")?/g), ([, classes = ""]) => classes);
  expect(articles.length).toBeGreaterThan(1);
  expect(articles.join()).not.toContain("grid-cols");
});
