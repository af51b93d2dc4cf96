import { expect, test } from "vitest";
import { day, metadataOf } from "../contacts/receiver-test-helpers.ts";
import { commonHeaders, hashOf } from "../http/security-headers.ts";
import { failingKv, keysOf, limiter, message, open, origin, sendMessage } from "../worker-test-helpers.ts";

const form = (fields: Record<string, string>): RequestInit => ({
  method: "POST",
  headers: { origin, "cf-connecting-ip": crypto.randomUUID() },
  body: new URLSearchParams(fields),
});

test("a fault of our own gives the error page with status 500 and nothing of the error", async () => {
  const broken = { SITE_URL: 7 as unknown as string };
  const { text: html, ...response } = await open("/contact", broken, form(message));
  expect(response.status).toBe(500);
  expect(response.headers.get("content-type")).toMatch(/^text\/html/);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  for (const [name, value] of Object.entries(commonHeaders)) expect(response.headers.get(name)).toBe(value);
  expect(html).toContain("Something went wrong on our side");
  expect(html).not.toMatch(/pigeon|RETENTION_DAYS|\sat \S+\.[jt]s:/);
  // The API goes on beside pages that fail.
  expect((await open("/about", broken)).status).toBe(500);
  expect((await sendMessage(broken)).status).toBe(201);
});

const closed = limiter(0);
const newsletter = { form_type: "newsletter", email: "ana@example.com" };

test.each([
  ["/contact/quote", { ...message }, message.message],
  ["/forms", newsletter, newsletter.email],
])("%s: over a limit the form says why and keeps what was typed", async (path, fields, typed) => {
  const own = await open(path, { CONTACT_LIMIT: closed }, form(fields));
  expect(own.status).toBe(429);
  expect(own.headers.get("retry-after")).toBe("60");
  expect(own.text).toContain("from your connection");
  expect(own.text).toContain(typed);
  const shared = await open(path, { CONTACT_LIMIT_ALL: closed }, form(fields));
  expect(shared.status).toBe(429);
  expect(shared.text).not.toContain("your connection");
  expect(shared.text).toContain("please send it again in a minute");
  expect(shared.text).toContain(typed);
});

test("without script a submission counts once, and what is refused not at all", async () => {
  const elsewhere = (init: RequestInit): RequestInit => ({
    ...init,
    headers: { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" },
  });
  for (const [path, init, status, counted] of [
    ["/contact", form(message), 303, 1],
    ["/forms", form(newsletter), 303, 1],
    ["/contact", form({}), 422, 0],
    ["/contact", form({ ...message, message: "x".repeat(70_000) }), 413, 0],
    ["/forms", form({ form_type: "newsletter", email: "ana@" }), 422, 0],
    ["/forms", form({ name: "Ana" }), 422, 0],
    ["/contact", elsewhere(form(message)), 403, 0],
    ["/forms", elsewhere(form(newsletter)), 403, 0],
  ] as const) {
    const counting = limiter(Infinity);
    const response = await open(path, { CONTACT_LIMIT: counting }, init);
    expect([response.status, counting.keys.length], path).toEqual([status, counted]);
  }
});

const end = "\r\n";
const multipart = (parts: [name: string, value: string, file?: string][]): RequestInit => ({
  method: "POST",
  headers: { origin, "content-type": "multipart/form-data; boundary=line" },
  body: `${parts
    .map(
      ([name, value, file]) =>
        `--line${end}content-disposition: form-data; name="${name}"${file ? `; filename="${file}"` : ""}${end}${end}${value}${end}`,
    )
    .join("")}--line--${end}`,
});
const long = "x".repeat(70_000);
/** A file in the field for it, whose head goes on for `more`. */
const withHead = (more: string): RequestInit => {
  const disposition = `content-disposition: form-data; name="cv"; filename="a.pdf"${more}`;
  return { ...multipart([]), body: ["--line", disposition, "", "x", "--line--", ""].join(end) };
};
const twoBoundaries = "multipart/form-data; boundary=a; boundary=b";

test.each<[string, RequestInit, number]>([
  ["pairs without end", form({ a: "&a".repeat(40_000) }), 413],
  ["six megabytes of pairs", { ...form({}), body: new URLSearchParams({ a: "a".repeat(6_000_000) }) }, 413],
  ["a thousand parts", multipart(Array.from({ length: 1000 }, () => ["a", ""])), 422],
  ["a long field", multipart([["name", long]]), 422],
  ["a long file that nobody asked for", multipart([["photo", long, "me.png"]]), 422],
  ["many lines in the head of a file", withHead(`${end}a: b`.repeat(20_000)), 422],
  ["many attributes of a file's name", withHead(";a=b".repeat(20_000)), 422],
  ["two long files", multipart(["a.pdf", "b.pdf"].map((name) => ["cv", long, name])), 422],
  ["what is long and has no part", { ...multipart([]), body: "\n".repeat(70_000) }, 422],
  ["two boundaries", { ...multipart([]), headers: { origin, "content-type": twoBoundaries } }, 415],
])("/forms: %s are refused before anything parses them", async (_name, init, status) => {
  const { text: html, ...response } = await open("/forms", {}, init);
  expect(response.status).toBe(status);
  expect(html).toContain("<html");
  // If the form had been parsed, the page would show it again.
  expect(html).not.toContain("<form");
});

/** Inline scripts and styles of a page that its own policy would block. */
function blocked(html: string, policy: string): string[] {
  const inline = Array.from(
    html.matchAll(/<(?:script|style)(?! type="application)[^>]*>([^]*?)<\/(?:script|style)>/g),
    ([, text = ""]) => text,
  );
  expect(inline.length).toBeGreaterThan(1);
  return inline.filter((text) => !policy.includes(hashOf(text)));
}

test.each<[path: string, kept: boolean, init?: RequestInit]>([
  ["/about", true],
  ["/presentation/deck", true],
  ["/about.data", true],
  ["/portfolio?filter=web", true],
  ["/search?q=website", false],
  ["/about?utm_source=mail", false],
  ["/nothing-here", false],
  ["/contact", false, form({ type: "general" })],
  ["/forms", false, form({ form_type: "newsletter" })],
])("%s: kept near visitors: %s, and its policy lets its own scripts run", async (path, kept, init) => {
  const { text: html, ...response } = await open(path, {}, init);
  const caching = response.headers.get("cloudflare-cdn-cache-control");
  if (kept) expect(caching).toMatch(/^public, max-age=\d+/);
  else expect([caching, response.headers.get("cache-control")]).toEqual([null, "no-store"]);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(response.headers.get("x-robots-tag")).toBe(path.endsWith(".data") ? "noindex" : null);
  if (!path.endsWith(".data"))
    expect(blocked(html, response.headers.get("content-security-policy") ?? "")).toEqual([]);
});

test("a message posted without script is answered with a redirect to its receipt, which no cache keeps", async () => {
  const response = await open("/contact/quote", {}, form({ ...message, type: "quote" }));
  expect(response.status).toBe(303);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const [key = ""] = await keysOf("contact:");
  expect(await metadataOf(key)).toMatchObject({ type: "quote", name: message.name });
  const location = response.headers.get("location") ?? "";
  expect(location).toMatch(/^\/contact\/quote\?submitted=\d{8}T\d{9}Z-[\da-f]{12}&receipt=[\da-f]{32}$/);
  const { text: html, headers } = await open(location);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(html).toContain("Message Sent Successfully!");
  const { submitted = "", receipt: secret } = Object.fromEntries(new URL(location, origin).searchParams);
  expect(html).toContain(submitted);
  expect(html).toContain(`href="/contact/receipt/${submitted.toLowerCase()}-${secret}"`);
  expect(html).not.toMatch(/@\w+@/);
  expect(html).toContain(`<link rel="canonical" href="${origin}/contact/quote"/>`);
});

const referenceAfter = (days: number) =>
  `${new Date(Date.now() + days * day).toISOString().replaceAll(/[-:.]/g, "")}-0123456789ab`;
const reference = referenceAfter(0);

test.each(["", "0123", "../elsewhere", `${"0".repeat(32)}/x`, "//elsewhere.example/"])(
  "with receipt=%s the reference is no link",
  async (secret) => {
    const { text: html } = await open(
      `/contact?submitted=${reference}&receipt=${encodeURIComponent(secret)}`,
    );
    expect(html).toContain(`Your reference is ${reference}.`);
    expect(html).not.toMatch(/\/contact\/receipt|elsewhere/);
  },
);

test("an invented address shows no receipt and none of its words", async () => {
  const inventions = ["Ring+us+on+1900", "%3Cb%3Ebold", "@receipt@", "receipt", "true", ` ${reference}`];
  inventions.push(
    referenceAfter(-1.1),
    referenceAfter(1.1),
    reference.toLowerCase(),
    "20269999T999999000Z-0123456789ab",
  );
  for (const invented of inventions) {
    const { text: html, ...response } = await open(`/contact?submitted=${invented}`);
    expect(response.status).toBe(200);
    expect(html).not.toContain("Message Sent Successfully!");
    expect(html).not.toMatch(/1900|<b>bold|&lt;b&gt;bold|0123456789ab|@receipt@/);
  }
});

test.each([
  ["what KV refuses", message.email, 503, /Nothing was sent/],
  [
    "what is incomplete",
    "",
    422,
    /role="alert".*Please fill in all required fields.*href="#contact-email"[^>]*>Enter your email/s,
  ],
  ["what is no address", "none", 422, /role="alert".*Please check the fields below/s],
])("without script, %s stays in the form, and the page says so", async (_what, email, status, says) => {
  const CONTACTS = failingKv((operation) => operation === "put");
  const sent = form({ ...message, email });
  const { text: html, ...response } = await open("/contact/consultation", { CONTACTS }, sent);
  expect(response.status).toBe(status);
  expect(html).toMatch(says);
  expect(html).toContain(message.message);
  expect(html).toMatch(/<title>Error: /);
  expect(html).toContain("Book a free consultation");
  expect(response.headers.get("cache-control")).toBe("no-store");
});
