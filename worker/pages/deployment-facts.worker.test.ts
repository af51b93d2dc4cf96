import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { ask, open, postForm, sendMessage } from "../worker-test-helpers.ts";

/** The text of a page under `settings`, and its loader data. */
async function read(path: string, settings: object): Promise<{ words: string; data: string }> {
  const [{ text: html }, { text: data }] = [await open(path, settings), await open(`${path}.data`, settings)];
  const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? "";
  return { words: main.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " "), data };
}

test("the privacy page tells the periods that are configured, and submissions are kept as long", async () => {
  const settings = {
    RETENTION_DAYS: "90",
    APPLICATION_RETENTION_DAYS: "45",
    NEWSLETTER_RETENTION_DAYS: "365",
  };
  const { words, data } = await read("/privacy", settings);
  for (const text of [words, data]) {
    expect(text).toContain("90 days (about 3 months). Then it deletes itself.");
    expect(text).toContain("45 days. Then it deletes itself.");
    expect(text).toContain("365 days (1 year). Then it deletes itself.");
    expect(text).not.toMatch(/730|180 days/);
  }

  await sendMessage(settings);
  await ask(postForm("/forms", { form_type: "newsletter", email: "ana@example.com" }), settings);
  const { keys } = await env.CONTACTS.list<{ type: string }>({ prefix: "contact:" });
  const days = keys.map(({ metadata, expiration = 0 }) => [
    metadata?.type,
    Math.round((expiration - Date.now() / 1000) / 86_400),
  ]);
  expect(Object.fromEntries(days)).toEqual({ quote: 90, newsletter: 365 });
});

test("a period longer than KV can count loses no message", async () => {
  for (const days of ["36500", "Infinity"])
    expect(await sendMessage({ RETENTION_DAYS: days }, { phone: days })).toMatchObject({ status: 201 });
});

test.each([
  ["https://forms.example/agency", "https://forms.example/agency"],
  ["forms.example/a", "/forms"],
])("with %s as the form service the native forms post to %s", async (FORM_SERVICE_URL, address) => {
  const { text: html } = await open("/contact/careers", { FORM_SERVICE_URL });
  expect(html.split(` action="${address}" encType="multipart`)).toHaveLength(3);
});

test("with a form service, applications and newsletter are told to go there, and messages are not", async () => {
  const { words } = await read("/privacy", { FORM_SERVICE_URL: "https://forms.example/agency?key=secret" });
  expect(words).toContain("straight to a form service: forms.example");
  expect(words).not.toContain("secret");
  expect(words.match(/That service, and our staff/g)).toHaveLength(2);
  expect(words.match(/Then it deletes itself/g)).toHaveLength(2);
});

// Offline copies on the visitor's device, who is named in the daily reminder, and what forwarding adds to our notes.
test.each<[path: string, settings: object, told: string, untold: string]>([
  ["/privacy", { OFFLINE: "on" }, "can be read offline", "Copies from earlier visits are removed"],
  ["/cookies", { OFFLINE: "off" }, "Copies from earlier visits are removed", "can be read offline"],
  ["/privacy", { FORWARD_KIND: "email" }, "each attempt to pass it on", "Nobody else gets it"],
  ["/privacy", { FORWARD_KIND: "email" }, "passes messages on forgets them", "file from our store and"],
  ["/privacy", { FORWARD_KIND: "none" }, "Erasing removes the message and its file", "attempt to pass it on"],
  ["/cookies", { FORM_SERVICE_URL: "https://forms.example/a" }, "form service: forms.example.", "@contacts@"],
  ["/cookies", {}, "The rest of the site contacts no other company.", "form service"],
  ["/privacy", { FORWARD_KIND: "email" }, "A daily reminder goes there too", "No other company gets"],
  ["/privacy", { FORWARD_KIND: "none" }, "No other company gets", "daily reminder"],
])("%s with %j tells that %s", async (path, settings, told, untold) => {
  const { words } = await read(path, settings);
  expect(words).toContain(told);
  expect(words).not.toContain(untold);
});
