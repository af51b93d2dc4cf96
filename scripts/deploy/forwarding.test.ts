import { expect, test } from "vitest";
import { deployedFault, faultBeforeDeploy } from "./forwarding.ts";

const webhook = { FORWARD_KIND: "webhook", FORWARD_URL: "https://receiver.example/hook" };
const email = { FORWARD_KIND: "email", FORWARD_FROM: "a@b.example", FORWARD_TO: "c@d.example" };

test.each<[object, { name: string }[], string[] | undefined, RegExp]>([
  [{ FORWARD_KIND: "pigeon" }, [], [], /FORWARD_KIND/],
  [{}, [], [], /FORWARD_KIND/],
  [{ FORWARD_KIND: "form", FORWARD_URL: "" }, [], [], /FORWARD_URL/],
  [{ FORWARD_KIND: "form", FORWARD_URL: "forms.example" }, [], [], /FORWARD_URL/],
  [{ FORWARD_KIND: "form", FORWARD_URL: "mailto:a@b.example" }, [], [], /FORWARD_URL/],
  [webhook, [], [], /FORWARD_SECRET/],
  [email, [], [], /EMAIL/],
  [{ ...email, FORWARD_TO: "staff" }, [{ name: "EMAIL" }], [], /FORWARD_TO/],
])("%j is not deployed", (vars, send_email, secrets, sentence) => {
  expect(deployedFault({ vars: { ...vars }, send_email }, secrets)).toMatch(sentence);
});

test.each<[object, { name: string }[], string[] | undefined]>([
  [{ FORWARD_KIND: "none" }, [], []],
  [{ FORWARD_KIND: "form", FORWARD_URL: "https://forms.example/a" }, [], []],
  [webhook, [], ["FORWARD_SECRET"]],
  [webhook, [], undefined],
  [email, [{ name: "EMAIL" }], []],
])("%j is deployed", (vars, send_email, secrets) => {
  expect(deployedFault({ vars: { ...vars }, send_email }, secrets)).toBeUndefined();
});

test("both environments of wrangler.toml can be deployed as they are", () => {
  expect(faultBeforeDeploy(undefined)).toBeUndefined();
  expect(faultBeforeDeploy("preview")).toBeUndefined();
});
