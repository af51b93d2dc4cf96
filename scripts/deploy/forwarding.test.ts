import { expect, test } from "vitest";
import { deployedFault, faultBeforeDeploy } from "./forwarding.ts";

const webhook = { FORWARD_KIND: "webhook", FORWARD_URL: "https://receiver.example/hook" };
const email = { FORWARD_KIND: "email", FORWARD_FROM: "a@b.example", FORWARD_TO: "c@d.example" };

const letter = { FORWARD_KIND: "none", NEWSLETTER_FROM: "letter@agency.example" };

test.each<[object, { name: string }[], string[] | undefined, RegExp]>([
  [{ FORWARD_KIND: "pigeon" }, [], [], /FORWARD_KIND/],
  [{ FORWARD_KIND: "form", FORWARD_URL: "" }, [], [], /FORWARD_URL/],
  [{ FORWARD_KIND: "form", FORWARD_URL: "forms.example" }, [], [], /FORWARD_URL/],
  [webhook, [], [], /FORWARD_SECRET/],
  [email, [], [], /EMAIL/],
  [{ ...email, FORWARD_TO: "staff" }, [{ name: "EMAIL" }], [], /FORWARD_TO/],
  [{ FORWARD_KIND: "chat" }, [], [], /CHAT_URL/],
  [{ FORWARD_KIND: "chat", CHAT_URL: "https://chat.example/hook" }, [], ["CHAT_URL"], /secret put CHAT_URL/],
  [{ FORWARD_KIND: "none", FORWARD_SECRET: "whsec_AAAA" }, [], [], /secret put FORWARD_SECRET/],
  [{ ...email, ...webhook, FORWARD_KIND: "email webhook" }, [], [], /EMAIL.*; .*FORWARD_SECRET/],
  [{ ...webhook, FORWARD_KIND: "webhook,form" }, [], ["FORWARD_SECRET"], /webhook and form/],
  [{ ...email, FORWARD_KIND: "email, pigeon" }, [{ name: "EMAIL" }], [], /FORWARD_KIND/],
  [{ ...letter }, [], ["NEWSLETTER_SECRET"], /LETTERS/],
  [{ ...letter }, [{ name: "LETTERS" }], [], /NEWSLETTER_SECRET/],
  [{ ...letter, NEWSLETTER_SECRET: "x" }, [{ name: "LETTERS" }], [], /^NEWSLETTER_SECRET is a secret/],
])("%j is not deployed", (vars, send_email, secrets, sentence) => {
  expect(deployedFault({ vars: { ...vars }, send_email }, secrets)).toMatch(sentence);
});

test.each<[object, { name: string }[], string[] | undefined]>([
  [{ FORWARD_KIND: "none" }, [], []],
  [{ FORWARD_KIND: "form", FORWARD_URL: "https://forms.example/a" }, [], []],
  [webhook, [], ["FORWARD_SECRET"]],
  [email, [{ name: "EMAIL" }], []],
  [letter, [{ name: "LETTERS" }], ["NEWSLETTER_SECRET"]],
  [
    { ...email, ...webhook, FORWARD_KIND: " email, webhook ,chat " },
    [{ name: "EMAIL" }],
    ["FORWARD_SECRET", "CHAT_URL"],
  ],
])("%j is deployed", (vars, send_email, secrets) => {
  expect(deployedFault({ vars: { ...vars }, send_email }, secrets)).toBeUndefined();
});

test("both environments of wrangler.toml can be deployed as they are", () => {
  expect(faultBeforeDeploy(undefined)).toBeUndefined();
  expect(faultBeforeDeploy("preview")).toBeUndefined();
});
