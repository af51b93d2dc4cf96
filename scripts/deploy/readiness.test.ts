import { expect, test } from "vitest";
import { type Account, listOf, missingRoute, needsOf } from "./readiness.ts";

const example = {
  vars: { SITE_URL: "https://tidemark.example", FORWARD_KIND: "none" },
  routes: undefined,
  account_id: undefined,
  kv_namespaces: [{ binding: "CONTACTS" }],
};
const own = {
  ...example,
  vars: { SITE_URL: "https://www.tidemark.com", FORWARD_KIND: "email" },
  routes: ["www.tidemark.com/*"],
  kv_namespaces: [{ binding: "CONTACTS", id: "0f" }],
};
const nobody: Account = { login: "no", token: false, accounts: [] };
const owner: Account = { login: "yes", token: false, accounts: [{ id: "a1", name: "Agency" }] };

const missingIn = (...state: Parameters<typeof needsOf>) =>
  needsOf(...state)
    .filter(({ done }) => !done)
    .map(({ what }) => what);

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
});

test.each<[string, Account, RegExp]>([
  [
    "of several accounts none is chosen",
    { ...owner, accounts: [...owner.accounts, { id: "b2", name: "Ana" }] },
    /^you have 2 accounts: write account_id = .* Agency \(a1\), Ana \(b2\)$/,
  ],
  ["a token is refused", { ...nobody, token: true }, /^Cloudflare refuses .* needs these permissions: /],
  ["there is no network", { ...nobody, login: "unknown" }, /^Cloudflare could not be asked/],
])("it is told when %s", (_what, account, sentence) => {
  expect(missingIn(own, account, 0, undefined)).toEqual([expect.stringMatching(sentence)]);
});

test("an account that is chosen, and a domain that no route leads to", () => {
  const accounts = [...owner.accounts, { id: "b2", name: "Ana" }];
  const routes = [{ pattern: "shop.tidemark.com", custom_domain: true }];
  expect(missingIn({ ...own, account_id: "b2", routes }, { ...owner, accounts }, 0, undefined)).toEqual([
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
