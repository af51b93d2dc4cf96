import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { deployedFault } from "./deploy.ts";

const webhook = { FORWARD_KIND: "webhook", FORWARD_URL: "https://receiver.example/hook" };
const email = { FORWARD_KIND: "email", FORWARD_FROM: "a@b.example", FORWARD_TO: "c@d.example" };
const mailbox = [{ name: "EMAIL" }];

test.each<[object, { name: string }[], string[], RegExp]>([
  [{ FORWARD_KIND: "pigeon" }, [], [], /FORWARD_KIND/],
  [{ FORWARD_KIND: "form", FORWARD_URL: "" }, [], [], /FORWARD_URL/],
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

test("both environments of wrangler.toml can be deployed as they are", () => {
  for (const env of [undefined, "preview"])
    expect(deployedFault(unstable_readConfig({ config: "wrangler.toml", env }))).toBeUndefined();
});
