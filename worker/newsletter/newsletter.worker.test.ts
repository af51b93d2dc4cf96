import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import worker from "virtual:built-worker";
import { day, later, metadataOf, minute, ok, receiver, webhook } from "../contacts/receiver-test-helpers.ts";
import {
  ask,
  failingKv,
  isolate,
  keysOf,
  kvAfter,
  origin,
  postForm,
  secondsLeft,
  unlimited,
} from "../worker-test-helpers.ts";
import { makeToken } from "./token.ts";

const secret = "0123456789abcdef0123456789abcdef";
const address = "Reader@example.com";

interface Mail {
  from: string;
  to: string;
  subject: string;
  text: string;
  headers: Record<string, string>;
}

/** A mail binding that records what it is given. */
function postOffice(send: () => Promise<void> = () => Promise.resolve()) {
  const mails: Mail[] = [];
  const LETTERS = {
    send: (mail: Mail) => {
      mails.push(mail);
      return send();
    },
  };
  return {
    mails,
    environment: { LETTERS, NEWSLETTER_FROM: "letter@agency.example", NEWSLETTER_SECRET: secret },
  };
}

async function asked(request: Request, environment: object) {
  const { status, headers, text } = await ask(request, { CONTACT_LIMIT: unlimited, ...environment });
  return { status, html: text, location: headers.get("location") ?? "" };
}

const signUpRequest = (email = address, more: Record<string, string> = {}) =>
  postForm("/forms", { form_type: "newsletter", email, ...more });
const signUp = (environment: object, ...form: Parameters<typeof signUpRequest>) =>
  asked(signUpRequest(...form), environment);

const openLink = (link: string, environment: object) => asked(new Request(link), environment);
/** As the button does. */
const press = (link: string, environment: object) => asked(postForm(link, {}), environment);
const linkIn = ({ text }: Mail) => /https:\/\/\S+/.exec(text)?.[0] ?? "";
const leaveLinkIn = ({ headers }: Mail) => /^<(.*)>$/.exec(headers["List-Unsubscribe"] ?? "")?.[1] ?? "";

/** Signs the address up. @returns the mail sent and its links */
async function signedUp() {
  const office = postOffice();
  await signUp(office.environment);
  const [mail] = office.mails as [Mail];
  return { ...office, join: linkIn(mail), leave: leaveLinkIn(mail) };
}

async function readers(): Promise<string[]> {
  const { keys } = await env.CONTACTS.list<{ type: string; email: string }>({ prefix: "contact:" });
  return keys.flatMap(({ metadata }) => (metadata?.type === "newsletter" ? metadata.email : []));
}

test("an address is on the list once its owner has pressed the button, and not before", async () => {
  const { mails, environment } = postOffice();
  const signed = await signUp(environment);
  expect(signed).toMatchObject({ status: 303, location: `${origin}/contact?submitted=true` });
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: address, from: "letter@agency.example" });
  expect(await keysOf("contact:")).toEqual([]);

  // A mail scanner may open the link repeatedly: nothing changes.
  const link = linkIn(mails[0]!);
  for (let look = 0; look < 3; look += 1) {
    const page = await openLink(link, environment);
    expect(page.status).toBe(200);
    expect(page.html).toMatch(/<form method="post">.*<button type="submit"/s);
    expect(/reader@/i.test(page.html)).toBe(false);
  }
  expect(await keysOf("contact:")).toEqual([]);

  const deliveries = receiver(ok);
  const confirmed = await press(link, { ...environment, ...webhook });
  expect(confirmed.status).toBe(200);
  expect(confirmed.html).toMatch(/You.re subscribed/);
  expect(await readers()).toEqual([address]);
  expect(deliveries).toHaveLength(1);
  const { data } = JSON.parse(deliveries[0]!.body) as { data: { fields: Record<string, string> } };
  expect(data.fields).toMatchObject({ email: address, confirmed: expect.stringMatching(/^\d{4}-/) });
  expect(data.fields["leave"]).toBe(leaveLinkIn(mails[0]!));

  // Pressed twice, or signed up again in another case: still once.
  await press(link, { ...environment, ...webhook });
  await signUp(environment, address.toUpperCase());
  expect(await readers()).toEqual([address]);
  expect(deliveries).toHaveLength(1);
  expect(mails).toHaveLength(1);
});

const noted = failingKv((operation, key) => operation === "put" && key.startsWith("mailed:"));
test.each<[what: string, mails: number, environment: object, form?: Record<string, string>, marks?: object]>([
  ["there is no way to send mail", 0, { LETTERS: undefined }],
  ["mail is refused", 1, { send: () => Promise.reject(new Error("E_SENDER")) }],
  ["KV does not take the note of the mail", 0, { CONTACTS: noted }],
  ["the hidden field is filled in", 0, {}, { _honey: "x" }, { suspect: "trap" }],
])(
  "when %s, nobody is on the list, and staff see who waits for them to write",
  async (_what, most, { send, ...more }: { send?: () => Promise<void> }, form, marks) => {
    const { mails, environment } = postOffice(send);
    const signed = await signUp({ ...environment, ...more }, address, form);
    expect(signed.status).toBe(303);
    expect(mails).toHaveLength(most);
    const [key] = await keysOf("contact:");
    expect(await metadataOf(key!)).toMatchObject({
      type: "newsletter",
      email: address,
      pending: true,
      ...marks,
    });
    const page = await openLink(signed.location, {});
    expect(page.html).toContain("We will send you an email with a link to confirm your address.");
  },
);

test("nobody is bombed: one mail a day to an address, however often and however it is written", async () => {
  const { mails, environment } = postOffice();
  const spellings = [address, address, address.toLowerCase(), address.toUpperCase(), ` ${address}`];
  for (const email of [...spellings, "reader+1@example.com"])
    expect((await signUp(environment, email)).status).toBe(303);
  expect(mails).toHaveLength(1);
  const left = await secondsLeft("mailed:");
  expect(left).toBeGreaterThan(86_300);
  expect(left).toBeLessThanOrEqual(86_400);
  expect(JSON.stringify(await env.CONTACTS.list()).toLowerCase()).not.toContain("reader");
});

test("dots, plus and the other name of a host make no other mailbox; in doubt a host's gets three mails a day", async () => {
  const { mails, environment } = postOffice();
  for (const email of ["a.reader@gmail.com", "areader@gmail.com", "a.r.eader+1@googlemail.com"])
    await signUp(environment, email);
  expect(mails).toHaveLength(1);
  mails.length = 0;
  for (const name of ["a.reader", "ar.eader", "are.ader", "area.der", "areader-1", "areader_x"])
    await signUp(environment, `${name}@mail.example`);
  expect(mails).toHaveLength(3);
  await signUp(environment, "another@mail.example");
  expect(mails).toHaveLength(4);
});

test("who is on the list, and who is not, is answered before either is looked up", async () => {
  const { mails, environment } = postOffice();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const CONTACTS = kvAfter(() => released);
  const context = createExecutionContext();
  const whole = isolate({ CONTACT_LIMIT: unlimited, ...environment, CONTACTS });
  const answer = await worker.fetch(signUpRequest(), whole, context);
  expect(answer.status).toBe(303);
  expect(mails).toHaveLength(0);
  release();
  await waitOnExecutionContext(context);
  expect(mails).toHaveLength(1);
});

test("leaving uses up the links to join from before, and whoever left can come back", async () => {
  const { mails, environment, join, leave } = await signedUp();
  expect((await press(join, environment)).status).toBe(200);
  expect((await press(leave, environment)).status).toBe(200);
  expect((await press(join, environment)).status).toBe(410);
  expect(await keysOf("contact:19700101")).toEqual([]);
  expect(await secondsLeft("left:")).toBeLessThan(Infinity);
  later(day + minute);
  for (const key of await keysOf("mailed:")) await env.CONTACTS.delete(key);
  await signUp(environment);
  expect(mails).toHaveLength(2);
  await press(linkIn(mails[1]!), environment);
  expect(await keysOf("contact:19700101")).toHaveLength(1);
});

describe("a link that is not ours, not whole, for something else or too old does nothing", () => {
  const confirm = (token: string) => `${origin}/newsletter/confirm?token=${token}`;
  const signed = (email: string, by = secret) => makeToken(by, "confirm", email, Date.now() + minute);
  test.each<[string, () => string]>([
    ["signed with another secret", () => signed(address, `${secret}x`)],
    [
      "another address under the signature",
      () => `${signed("other@example.com").split(".")[0]}.${signed(address).split(".")[1]}`,
    ],
    ["cut short", () => signed(address).slice(0, -1)],
    ["no token", () => "none"],
  ])("%s", async (_what, token) => {
    const { environment } = postOffice();
    const answer = await press(confirm(token()), environment);
    expect(answer.status).toBe(410);
    expect(answer.html).toContain("This link no longer works");
    expect(await keysOf("")).toEqual([]);
  });

  test("three days later", async () => {
    const { environment, join } = await signedUp();
    later(3 * day + minute);
    expect((await press(join, environment)).status).toBe(410);
    expect(await readers()).toEqual([]);
  });
});

test("the link of a mail for joining does not leave, nor the one for leaving join", async () => {
  const { environment, join, leave } = await signedUp();
  expect((await press(leave.replace("/leave", "/confirm"), environment)).status).toBe(410);
  expect((await press(join.replace("/confirm", "/leave"), environment)).status).toBe(410);
  expect(await keysOf("contact:")).toEqual([]);
});

test("leaving: opening the link changes nothing, one click erases the address and tells staff", async () => {
  const { mails, environment, join, leave: link } = await signedUp();
  await press(join, environment);
  expect(mails[0]?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  expect((await openLink(link, environment)).html).toContain("Leave the newsletter?");
  expect(await readers()).toEqual([address]);

  const before = await keysOf("contact:");
  const deliveries = receiver(ok);
  // As a mail provider does (RFC 8058), a year later: no Origin, no cookie, its own body.
  later(400 * day);
  const body = new FormData();
  body.append("List-Unsubscribe", "One-Click");
  const left = await asked(new Request(link, { method: "POST", body }), { ...environment, ...webhook });
  expect(left.status).toBe(200);
  expect(left.html).toMatch(/You.re unsubscribed/);
  expect(await keysOf("contact:")).not.toContain(before[0]);
  expect(deliveries).toHaveLength(1);
  expect(JSON.parse(deliveries[0]!.body)).toMatchObject({
    data: { fields: { email: address, left: expect.anything() } },
  });
  expect(await secondsLeft("contact:")).toBeLessThanOrEqual(30 * 86_400);

  // Leaving again is not an error.
  expect((await press(link, environment)).status).toBe(200);
});

test("when KV does not answer, the page says so and the button is still there", async () => {
  const { environment, join, leave } = await signedUp();
  const CONTACTS = failingKv(() => true);
  for (const link of [join, leave]) {
    const answer = await press(link, { ...environment, CONTACTS });
    expect(answer.status).toBe(503);
    expect(answer.html).toContain('<form method="post">');
  }
});
