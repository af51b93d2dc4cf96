import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";

vi.mock("#content/generated/agency.ts", async (original) => {
  const { agency, ...others } = await original<typeof import("#content/generated/agency.ts")>();
  const map = "https://maps.example/embed?pb=1";
  return { ...others, agency: { ...agency, endpoints: { ...agency.endpoints, map, mapFrame: map } } };
});

test("who sees the visitors of the map is its provider, where content/agency.yaml names another", async () => {
  const { Office } = await import("./office.tsx");
  const Stub = createRoutesStub([{ path: "/", Component: () => createElement(Office, { thanked: true }) }]);
  const markup = renderToStaticMarkup(createElement(Stub));
  expect(markup).toContain('src="https://maps.example/embed?pb=1"');
  expect(markup).toContain("That map comes from maps.example, which");
});
