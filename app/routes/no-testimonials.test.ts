import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";

vi.mock("#content/generated/testimonials.ts", () => ({ testimonials: [] }));
// Only the build makes a text of it.
vi.mock("../motion/shuffle-list.ts?inline-script", () => ({ default: "" }));

test.each(["home", "clients"])("while no client is quoted, %s has no headline over nothing", async (name) => {
  const { default: Component } = (await import(`./${name}.tsx`)) as { default: ComponentType };
  const Stub = createRoutesStub([{ path: "/", Component }]);
  const markup = renderToStaticMarkup(createElement(Stub));
  expect(markup).toContain("<h1");
  expect(markup.includes("What clients say")).toBe(false);
});
