import { expect, test } from "vitest";
import { listOf, missingRoute, needsOf } from "./readiness.ts";

const example = { vars: { SITE_URL: "https://tidemark.example", FORWARD_KIND: "none" }, routes: undefined };
const vars = { SITE_URL: "https://www.tidemark.com", FORWARD_KIND: "email" };
const own = { vars, routes: ["www.tidemark.com/*"] };
const missingIn = (...state: Parameters<typeof needsOf>) =>
  needsOf(...state)
    .filter(({ done }) => !done)
    .map(({ what }) => what);

test("who has just cloned the project hears what is missing, each with its remedy", () => {
  expect(missingIn(example, 343, "FORWARD_URL is empty")).toEqual([
    "SITE_URL in wrangler.toml is still its example, https://tidemark.example: write the address of the site",
    expect.stringMatching(/^messages could not be forwarded: FORWARD_URL is empty\./),
    "not confirmed yet: 343; npm run content -- check --unconfirmed lists them",
  ]);
});

test("when all is done nothing is missing, and each line says what is done", () => {
  expect(missingIn(own, 0, undefined)).toEqual([]);
  expect(listOf(needsOf(own, 0, undefined))).toMatch(/^(?: {2}done {5}.+\.\n){3}$/);
});

test("a domain that no route leads to is told, with what to do", () => {
  const routes = [{ pattern: "shop.tidemark.com", custom_domain: true }];
  expect(missingIn({ ...own, routes }, 0, undefined)).toEqual([
    expect.stringMatching(/^no route of wrangler\.toml leads to www\.tidemark\.com.*"routes"/),
  ]);
});

test.each([
  [[{ pattern: "www.example.com", custom_domain: true }], "https://www.example.com"],
  [["www.example.com/*"], "https://www.example.com"],
  [[], "https://agency-site.account.workers.dev"],
])("a route, or Cloudflare's own address, is enough: %j", (routes, SITE_URL) => {
  expect(missingRoute({ vars: { SITE_URL }, routes })).toBeUndefined();
});
