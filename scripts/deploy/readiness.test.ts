import { expect, test } from "vitest";
import type { Access } from "./cloudflare-access.ts";
import { listOf, missingRoute, needsOf } from "./readiness.ts";

const example = {
  vars: { SITE_URL: "https://tidemark.example", FORWARD_KIND: "none" },
  routes: undefined,
  route: undefined,
  account_id: undefined,
  kv_namespaces: [{ binding: "CONTACTS" }],
};
const vars = { SITE_URL: "https://www.tidemark.com", FORWARD_KIND: "email" };
const own = { ...example, vars, routes: ["www.tidemark.com/*"] };
const nobody: Access = { login: "no", token: false, accounts: [] };
const owner: Access = { login: "yes", token: false, accounts: [{ id: "a1", name: "Agency" }] };
const both = [...owner.accounts, { id: "b2", name: "Ana" }];

const missingIn = (...state: Parameters<typeof needsOf>) =>
  needsOf(...state)
    .filter(([isDone]) => !isDone)
    .map(([, what]) => what);

test("who has just cloned the project hears what is missing, each with its remedy", () => {
  expect(missingIn(example, nobody, 343, "FORWARD_URL is empty")).toEqual([
    expect.stringMatching(
      /^npx wrangler login, which .* --remote` needs as well\. In a pipeline CLOUDFLARE_API_TOKEN needs .*Workers Scripts Edit, Workers KV Storage Edit.*Workers Routes Edit$/,
    ),
    "SITE_URL in wrangler.toml is still its example, https://tidemark.example: write the address of the site",
    expect.stringMatching(/^messages could not be forwarded: FORWARD_URL is empty\./),
    "not confirmed yet: 343; npm run content -- check --unconfirmed lists them",
  ]);
});

test("when all is done nothing is missing, and each line says what is done", () => {
  expect(missingIn(own, owner, 0, undefined)).toEqual([]);
  expect(listOf(needsOf(own, owner, 0, undefined))).toMatch(/^(?: {2}done {5}.+\.\n){5}$/);
  expect(missingIn({ ...own, account_id: "b2" }, { ...owner, accounts: both }, 0, undefined)).toEqual([]);
});

test.each<[string, Access, RegExp]>([
  [
    "of several accounts none is chosen",
    { ...owner, accounts: both },
    /^you have 2 accounts: write account_id = .* Agency \(a1\), Ana \(b2\)$/,
  ],
  ["a token is refused", { ...nobody, token: true }, /^Cloudflare refuses .* needs these permissions: /],
  ["there is no network", { ...nobody, login: "unknown" }, /^Cloudflare could not be asked/],
])("it is told when %s", (_what, access, sentence) => {
  expect(missingIn(own, access, 0, undefined)).toEqual([expect.stringMatching(sentence)]);
});

test("a domain that no route leads to is told, with what to do", () => {
  const routes = [{ pattern: "shop.tidemark.com", custom_domain: true }];
  expect(missingIn({ ...own, routes }, owner, 0, undefined)).toEqual([
    expect.stringMatching(/^no route of wrangler\.toml leads to www\.tidemark\.com.*"routes"/),
  ]);
});

test.each([
  [[{ pattern: "www.example.com", custom_domain: true }], "https://www.example.com"],
  [["www.example.com/*"], "https://www.example.com"],
  [[], "https://agency-site.account.workers.dev"],
])("a route, or Cloudflare's own address, is enough: %j", (routes, SITE_URL) => {
  expect(missingRoute({ ...example, vars: { SITE_URL }, routes })).toBeUndefined();
});
