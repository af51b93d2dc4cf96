import { expect, test } from "vitest";
import { missingRoute } from "./public-address.ts";

const vars = { SITE_URL: "https://www.example.com" };

test("a public address that no route leads to is told, with what to do", () => {
  expect(missingRoute({ vars, routes: undefined, route: undefined })).toMatch(/www\.example\.com.*"routes"/);
  const other = [{ pattern: "shop.example.com", custom_domain: true }];
  expect(missingRoute({ vars, routes: other, route: undefined })).toBeDefined();
});

test.each([
  [[{ pattern: "www.example.com", custom_domain: true }], vars],
  [["www.example.com/*"], vars],
  [[], { SITE_URL: "https://agency-site.account.workers.dev" }],
])("a route, or Cloudflare's own address, is enough: %j", (routes, settings) => {
  expect(missingRoute({ vars: settings, routes, route: undefined })).toBeUndefined();
});
