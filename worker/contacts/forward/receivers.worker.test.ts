/** What each kind of receiver is sent, and which answers count. */
import { Webhook } from "standardwebhooks";
import { expect, test, vi } from "vitest";
import { forwardOnce, ok, receiver, setClock, webhook } from "../receiver-test-helpers.ts";
import { post } from "./post.ts";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const id = "20261121T013722123Z-1a2b3c4d5e6f";
const delivered = [{ delivered: true }];
const channel = "https://hooks.slack.com/services/T0/B0/secret";
const form = { FORWARD_KIND: "form", FORWARD_URL: "https://forms.example/agency" };
const chat = { FORWARD_KIND: "chat", CHAT_URL: channel };

test("a webhook gets it signed by Standard Webhooks, under its id, without what is for us or the sender", async () => {
  const deliveries = receiver(ok);
  expect(await forwardOnce(webhook)).toMatchObject([{ to: "webhook", delivered: true }]);
  const [{ url, headers, body }] = deliveries as [(typeof deliveries)[0]];
  expect(url).toBe(webhook.FORWARD_URL);
  const event = new Webhook(secret).verify(body, Object.fromEntries(headers));
  expect(event).toMatchObject({ type: "contact.received", data: { id, type: "quote" } });
  expect(() => new Webhook(secret).verify(`${body} `, Object.fromEntries(headers))).toThrow();
  expect(body).not.toMatch(/contentHash|receipt|abab/);
});

test.each([
  ["90", 90_000],
  ["Sat, 21 Nov 2026 09:01:30 GMT", 90_000],
  ["soon", undefined],
])("of a receiver that asks for patience until %s the wait is %s ms", async (header, retryAfterMs) => {
  setClock(Date.UTC(2026, 10, 21, 9));
  receiver(() => new Response("", { status: 503, headers: { "retry-after": header } }));
  expect(await post(webhook.FORWARD_URL, "{}")).toMatchObject({ delivered: false, retryAfterMs });
});

test('the statuses that mean "not now" reject no message', async () => {
  for (const status of [400, 404, 408, 425, 429, 503]) {
    receiver(() => new Response("", { status }));
    const refused = [400, 404].includes(status);
    expect(await post(webhook.FORWARD_URL, "{}"), `${status}`).toMatchObject({ delivered: false, refused });
  }
});

test("a redirect is not followed: nobody configured where it leads", async () => {
  const deliveries = receiver(() => Response.redirect("https://elsewhere.example/", 307));
  expect(await forwardOnce(webhook)).toMatchObject([{ delivered: false }]);
  expect(deliveries).toHaveLength(1);
});

test("the body of a 2xx answer is not waited for", async () => {
  let cancelled = false;
  receiver(() => new Response(new ReadableStream({ cancel: () => void (cancelled = true) })));
  expect(await forwardOnce(webhook)).toMatchObject(delivered);
  expect(cancelled).toBe(true);
});

test("a form service gets the fields as JSON with a subject of one line", async () => {
  const deliveries = receiver(() => Response.json({ success: "true" }));
  expect(await forwardOnce(form)).toMatchObject(delivered);
  expect(JSON.parse(deliveries[0]?.body ?? "")).toMatchObject({
    email: "ana@example.com",
    _subject: "Quote request: Ana Tauʻolunga",
    reference: id,
  });
});

test.each(['{"success":false}', '{"success":"false"}', "<html>Please activate</html>"])(
  "200 of a form service with %s is a failure",
  async (answer) => {
    receiver(() => new Response(answer));
    expect(await forwardOnce(form)).toMatchObject([{ delivered: false }]);
  },
);

test.each<[string, () => Response]>([
  ["of more than 64 KiB", () => Response.json({ success: "true", echo: "x".repeat(100_000) })],
  ["in other words", () => new Response("thank you")],
  ["whose body never comes", () => new Response(new ReadableStream())],
])("an answer of a form service %s has arrived: the status decides", async (_what, answer) => {
  receiver(answer);
  expect(await forwardOnce(form)).toMatchObject(delivered);
});

test("e-mail: a mail that can be answered to the visitor", async () => {
  const mails: object[] = [];
  const settings = {
    FORWARD_KIND: "email",
    FORWARD_FROM: "site@agency.example",
    FORWARD_TO: "staff@agency.example",
    EMAIL: { send: (mail: object) => Promise.resolve(mails.push(mail)) } as unknown as SendEmail,
  };
  const file = { key: "file:1", name: "cv.docx", contentType: "", size: 1, flags: ["embedded-object"] };
  await forwardOnce(settings, { company: "" }, { file, suspect: "trap" });
  expect(mails).toEqual([
    {
      from: "site@agency.example",
      to: "staff@agency.example",
      replyTo: "ana@example.com",
      subject: "[Suspected spam] Quote request: Ana Tauʻolunga",
      text: expect.stringMatching(
        /^name: Ana Tauʻolunga\nemail: ana@example.com\nphone: .*\nfile: cv.docx, not checked for viruses .*\nopen the file with care: embedded-object\nsuspected spam: trap\ncountry: TO\nreceived: .*\nreference: 2026.*\n\nWe would like a website for our growers.\n$/,
      ),
    },
  ]);
});

const said = (deliveries: { body: string }[]) =>
  JSON.parse(deliveries[0]?.body ?? "") as Record<string, unknown>;

test("a chat gets kind, name and an excerpt, and neither address nor number", async () => {
  const deliveries = receiver(ok);
  // Google Chat rejects what it does not know.
  await forwardOnce({ ...chat, CHAT_URL: "https://chat.googleapis.com/v1/spaces/slack.com" });
  const text = `Quote request: Ana Tauʻolunga\nWe would like a website for our growers.\nReference: ${id}`;
  expect(said(deliveries)).toEqual({ text });
});

test("of hostile words in a chat nobody is mentioned and nothing linked or previewed", async () => {
  const deliveries = receiver(ok);
  await forwardOnce(chat, {
    name: "<!channel> Ana",
    message: `@here click <https://evil.example|this> or https://evil.example\n${"word ".repeat(100)}`,
  });
  const text = String(said(deliveries)["text"]);
  expect(text).not.toMatch(/[<>&@]|:\/\/|evil\.example/);
  expect(text.split("\n")).toHaveLength(3);
  expect(text.length).toBeLessThan(400);
  expect(said(deliveries)).toMatchObject({ unfurl_links: false, unfurl_media: false, link_names: false });
});

test("the address of a chat, a secret, is in no log and no outcome", async () => {
  receiver(() => new Response("no", { status: 500 }));
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  const outcome = await forwardOnce(chat);
  expect(lines.join()).toContain("status 500");
  expect(lines.join() + JSON.stringify(outcome)).not.toContain("hooks.slack.com");
});

test.each([
  ["no secret", { ...webhook, FORWARD_SECRET: "" }, /^misconfigured: .*FORWARD_SECRET/],
  [
    "an open address",
    { ...chat, CHAT_URL: "http://chat.example/" },
    /^misconfigured: CHAT_URL is not an https/,
  ],
  ["a word that is no receiver", { FORWARD_KIND: "pigeon" }, /^misconfigured: FORWARD_KIND/],
])("with %s nothing is sent, and the outcome names the variable", async (_what, environment, reason) => {
  const deliveries = receiver(ok);
  expect(await forwardOnce(environment)).toMatchObject([
    { delivered: false, reason: expect.stringMatching(reason) },
  ]);
  expect(deliveries).toEqual([]);
});
