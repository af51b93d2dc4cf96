import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { addressFaults, builtFault, deployedFault } from "./deploy.ts";

const webhook = { FORWARD_KIND: "webhook", FORWARD_URL: "https://receiver.example/hook" };
const email = { FORWARD_KIND: "email", FORWARD_FROM: "a@b.example", FORWARD_TO: "c@d.example" };
const mailbox = [{ name: "EMAIL" }];

test.each<[object, { name: string }[], string[], RegExp]>([
  [{ FORWARD_KIND: "" }, [], [], /FORWARD_KIND/],
  [{ FORWARD_KIND: "form", FORWARD_URL: "forms.example" }, [], [], /FORWARD_URL/],
  [webhook, [], [], /FORWARD_SECRET/],
  [email, [], [], /EMAIL/],
  [{ ...email, FORWARD_TO: "staff" }, mailbox, [], /FORWARD_TO/],
  [{ FORWARD_KIND: "chat" }, [], [], /CHAT_URL/],
  [{ FORWARD_KIND: "chat", CHAT_URL: "https://chat.example/hook" }, [], ["CHAT_URL"], /secret put CHAT_URL/],
  [{ FORWARD_KIND: "none", FORWARD_SECRET: "whsec_AAAA" }, [], [], /secret put FORWARD_SECRET/],
  [{ ...email, ...webhook, FORWARD_KIND: "email webhook" }, [], [], /EMAIL.*; .*FORWARD_SECRET/],
  [{ ...webhook, FORWARD_KIND: "webhook,form" }, [], ["FORWARD_SECRET"], /webhook and form/],
  [{ ...email, FORWARD_KIND: "email, pigeon" }, mailbox, [], /FORWARD_KIND/],
])("%j is not deployed", (vars, send_email, secrets, sentence) => {
  expect(deployedFault({ vars: { ...vars }, send_email }, secrets)).toMatch(sentence);
});

test.each<[object, { name: string }[], string[]]>([
  [{ FORWARD_KIND: "none" }, [], []],
  [{ FORWARD_KIND: "form", FORWARD_URL: "https://forms.example/a" }, [], []],
  [webhook, [], ["FORWARD_SECRET"]],
  [email, mailbox, []],
  [{ ...email, ...webhook, FORWARD_KIND: " email, webhook ,chat " }, mailbox, ["FORWARD_SECRET", "CHAT_URL"]],
])("%j is deployed", (vars, send_email, secrets) => {
  expect(deployedFault({ vars: { ...vars }, send_email }, secrets)).toBeUndefined();
});

const site = "https://www.agency.test";
test.each<[object, RegExp]>([
  [{ SITE_URL: `${site}/`, FORM_SERVICE_URL: "" }, /^$/],
  [{ SITE_URL: site, FORM_SERVICE_URL: "https://forms.test/a" }, /^$/],
  [{ SITE_URL: "https://tidemark.example" }, /SITE_URL/],
  [{ SITE_URL: "https://www.example.com/" }, /SITE_URL/],
  [{ SITE_URL: "www.agency.test" }, /SITE_URL/],
  [{ SITE_URL: site, FORM_SERVICE_URL: "forms.test/a" }, /FORM_SERVICE_URL/],
])("of the addresses in %j the wrong one is named", (vars, sentence) => {
  expect(addressFaults({ ...vars }).join()).toMatch(sentence);
});

test("a build goes only to the environment that it was made for, so no preview skips production's checks", () => {
  expect(builtFault({ targetEnvironment: "preview" }, "preview")).toBeUndefined();
  expect(builtFault({}, undefined)).toBeUndefined();
  expect(builtFault({}, "preview")).toBe("a build for preview: npm run deploy makes it");
  expect(builtFault({ targetEnvironment: "preview" }, undefined)).toContain("a build for production");
});

test("both environments of wrangler.toml can be deployed as they are", () => {
  for (const env of [undefined, "preview"])
    expect(deployedFault(unstable_readConfig({ config: "wrangler.toml", env }))).toBeUndefined();
});

test("a preview does not take the domain of the site, which wrangler would hand down to it", () => {
  const preview = unstable_readConfig({ config: "wrangler.toml", env: "preview" });
  expect(preview.routes).toEqual([]);
});
