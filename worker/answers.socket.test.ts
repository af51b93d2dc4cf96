import { connect } from "node:net";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { afterAll, expect, test } from "vitest";
import { caseStudyFilters } from "../content/generated/filters.ts";
import { servicePath } from "../e2e/pages.ts";
import { freshConnection, startWorkerd } from "../scripts/testing/workerd.ts";

const site = await startWorkerd();
afterAll(() => site.stop());

/** Sends a raw request and starts to listen only when all of it is sent, as many programs do. */
function sendThenListen(head: string, body: Uint8Array | string): Promise<string> {
  const { hostname, port } = new URL(site.address);
  return new Promise((done) => {
    let heard = "";
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${head}\r\nHost: site.example\r\n`);
      socket.write(`Content-Length: ${body.length}\r\n\r\n`);
      socket.write(body, () => {
        socket.on("data", (data: Buffer) => {
          heard += data.toString();
          // workerd keeps the connection open for seconds regardless of headers.
          if (isWhole(heard)) socket.destroy();
        });
      });
    });
    socket.setTimeout(10_000, () => socket.destroy());
    socket.on("error", (error) => (heard += ` ${error.message}`));
    socket.on("close", () => done(heard));
  });
}

/** Sends a raw request and resets the connection after `ms` milliseconds, whatever has arrived. */
function hangUp(request: string, ms: number): Promise<void> {
  const { hostname, port } = new URL(site.address);
  return new Promise((done) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(request);
      setTimeout(() => socket.resetAndDestroy(), ms);
    });
    socket.on("data", () => {});
    socket.on("error", () => {});
    socket.on("close", () => done());
  });
}

function isWhole(answer: string): boolean {
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  return Buffer.byteLength(body) >= Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? Infinity);
}

const json = "Content-Type: application/json";
const form = "Content-Type: application/x-www-form-urlencoded";
const upload = "Content-Type: multipart/form-data; boundary=x";
const mebibyte = 2 ** 20;

test.each([
  [413, "/api/contacts", json],
  [413, "/contact/quote", form],
  [413, "/forms", upload],
  [415, "/api/contacts", "Content-Type: text/plain"],
  [403, "/api/contacts", `${json}\r\nOrigin: https://x.example`],
  [405, "/about", form],
  [404, "/api/xmlrpc", json],
])("%i to a post to %s (%s) is heard whole, however long that is", async (status, path, headers) => {
  const body = new Uint8Array((path === "/forms" ? 8 : 3) * mebibyte).fill(97);
  for (let round = 0; round < 2; round += 1) {
    const answer = await sendThenListen(`POST ${path} HTTP/1.1\r\n${headers}`, body);
    expect(answer.split("\r\n")[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer.trimEnd(), path).toMatch(path.startsWith("/api") ? /\{.*\}$/ : /<\/html>$/);
  }
});

/** Headers of every response (`public/_headers` has the same for static files). */
const policies = [
  ["x-content-type-options", /^nosniff$/],
  ["referrer-policy", /^strict-origin-when-cross-origin$/],
  ["strict-transport-security", /^max-age=63072000$/],
  ["cross-origin-resource-policy", /^same-origin$/],
  ["content-security-policy", /^default-src '(?:none|self)'; .*frame-ancestors 'none'/],
] as const;
/** What pages carry besides. */
const policiesOfPages = [
  ["cross-origin-opener-policy", /^same-origin$/],
  ["x-frame-options", /^DENY$/],
  ["permissions-policy", /camera=\(\)/],
  ["content-type", /^text\/html; charset=utf-8$/i],
] as const;

test.each<[status: number, method: string, path: string, headers?: Record<string, string>, body?: string]>([
  [200, "GET", "/"],
  [200, "GET", "/offline"],
  [200, "GET", "/contact?submitted=true"],
  [200, "GET", "/services.data"],
  [200, "GET", "/api/health"],
  [200, "GET", "/feed.xml"],
  [303, "GET", "/forms"],
  [308, "GET", "/About/"],
  [308, "GET", "/portfolio/web"],
  [308, "GET", "//evil.example/"],
  [404, "GET", "/nothing"],
  // A file of another build. A redirect to small letters would be kept, and the file never found once it is back.
  [404, "GET", "/assets/Site-B7aQx.js"],
  // Only the slides may be framed.
  [200, "GET", "/presentation"],
  [404, "GET", "/x/presentation/deck"],
  [404, "GET", "/nothing.data"],
  [404, "GET", "/api/nothing"],
  [405, "POST", "/about"],
  [405, "OPTIONS", "/"],
  [405, "GET", "/api/contacts"],
  [405, "POST", "/api/health"],
  [400, "POST", "/api/contacts", { "content-type": "application/json" }, "no JSON"],
  [403, "POST", "/api/contacts", { "content-type": "application/json", origin: "https://x.example" }, "{}"],
  [415, "POST", "/api/contacts", { "content-type": "application/json; charset=utf-16" }, "{}"],
  [415, "POST", "/forms", { "content-type": "application/x-www-form-urlencoded; charset=UTF-16LE" }, "a=b"],
  [413, "POST", "/contact", { "content-type": "application/x-www-form-urlencoded" }, "a".repeat(70_000)],
  [422, "POST", "/contact", { "content-type": "application/x-www-form-urlencoded" }, "name="],
])("%i to %s %s carries the policies", async (status, method, path, headers = {}, body) => {
  const answer = await fetch(site.address + path, { method, headers, body, redirect: "manual" });
  expect(answer.status).toBe(status);
  for (const [name, value] of policies) expect(answer.headers.get(name), name).toMatch(value);
  expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  expect(answer.headers.has("allow")).toBe(status === 405);
  if (status !== 200) expect(answer.headers.get("cache-control")).toBe("no-store");
  if (!answer.headers.get("content-type")?.startsWith("text/html")) return;
  for (const [name, value] of policiesOfPages) expect(answer.headers.get(name), name).toMatch(value);
  const policy = answer.headers.get("content-security-policy") ?? "";
  // A document without script may do nothing.
  if ([200, 404, 422].includes(status))
    expect(policy).toMatch(/base-uri 'none'.*require-trusted-types-for 'script'/);
  expect(policy).not.toMatch(/unsafe-|https?:\/\/\*|script-src[^;]* \*/);
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  expect(findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)).toEqual([]);
});

test.each([
  ["/CONTACT/quote/?a=B", "/contact/quote?a=B"],
  ["/portfolio/web", "/portfolio?filter=web"],
  ["/clients/partners", "/clients#partners"],
])("%s leads to %s at once", async (from, to) => {
  const answer = await fetch(site.address + from, { redirect: "manual" });
  expect(answer.headers.get("location")).toBe(to);
  expect((await fetch(site.address + to, { redirect: "manual" })).status).toBe(200);
});

test("a twin gets the one answer although the first visitor has hung up", async () => {
  const message = { name: "Ana", email: "ana@example.com", message: "Hello", type: "quote" };
  for (let round = 0; round < 10; round += 1) {
    const body = JSON.stringify({ ...message, phone: String(round) });
    const key = `3f1c2b7e-aaaa-4bbb-8ccc-${String(round).padStart(12, "0")}`;
    const head = `POST /api/contacts HTTP/1.1\r\nHost: x\r\n${json}\r\nIdempotency-Key: ${key}`;
    void hangUp(`${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`, round);
    const headers = { "content-type": "application/json", "idempotency-key": key };
    const twins = await Promise.all(
      [1, 2, 3].map(() => fetch(`${site.address}/api/contacts`, { method: "POST", headers, body })),
    );
    expect(twins.map(({ status }) => status)).toEqual([201, 201, 201]);
    const ids = await Promise.all(twins.map(async (twin) => (await twin.json<{ id: string }>()).id));
    expect(new Set(ids).size).toBe(1);
  }
});

test("visitors who hang up while a page is being rendered take it from nobody", async () => {
  // Every page is rendered in the same way.
  const addresses = ["/", servicePath, "/contact/quote"];
  for (const path of addresses) {
    const request = `GET ${path} HTTP/1.1\r\nHost: site.example\r\nAccept-Encoding: br\r\n\r\n`;
    await Promise.all([0, 3, 7, 14, 21, 28, 35].map((ms) => hangUp(request, ms)));
  }
  for (const path of addresses) {
    // Each reads at once: Node's `fetch` fails when a connection ends while its body waits to be read.
    const read = async () => {
      const answer = await fetch(site.address + path, freshConnection);
      return `${answer.status} ${(await answer.text()).slice(-7)}`;
    };
    const pages = await Promise.all(Array.from({ length: 8 }, read));
    expect(new Set(pages), path).toEqual(new Set(["200 </html>"]));
  }
});

test("unknown addresses are not found or show their section, and are not cached", async () => {
  const category = encodeURIComponent(caseStudyFilters[1] ?? "");
  const get = (path: string) => fetch(site.address + path, { redirect: "manual" });
  const main = (html: string) => /<main\b.*<\/main>/s.exec(html)?.[0];
  for (const [asked, shown, status] of [
    ["/no-such-page", "/404", 404],
    ["/a/b/c.php", "/404", 404],
    ["/%e2%98%83", "/404", 404],
    ["/%zz", "/404", 404],
    ["/services/nothing", "/services/404", 404],
    ["/portfolio?filter=invented", "/portfolio", 200],
    ["/portfolio?filter=all", "/portfolio", 200],
    ["/portfolio?filter=WEB", "/portfolio", 200],
    ["/case-studies?filter=invented", "/case-studies", 200],
    [`/case-studies?filter=${category.toLowerCase()}`, "/case-studies", 200],
    [`/case-studies?filter=${category.replaceAll("%20", "+")}`, `/case-studies?filter=${category}`, 200],
    ["/about?submitted=true&utm_source=x", "/about", 200],
    ["/contact/anything", "/contact", 200],
    ["/clients/%e2%98%83", "/clients", 200],
  ] as const) {
    const [answer, page] = await Promise.all([get(asked), get(shown)]);
    expect([answer.status, page.status], asked).toEqual([status, status]);
    const there = main(await page.text());
    expect(there, shown).toBeDefined();
    expect(main(await answer.text()), asked).toBe(there);
    if (asked.includes("?") || status === 404) {
      const kept = answer.headers.get("cloudflare-cdn-cache-control") ?? answer.headers.get("cache-control");
      expect(kept, asked).toMatch(/^no-store$|^public, max-age=60$/);
    }
  }
});

test("HEAD tells what GET would send, and a page that the browser has is not sent again", async () => {
  const headers = { "accept-encoding": "identity" };
  const page = await fetch(`${site.address}/portfolio`, { headers });
  const html = await page.text();
  expect(html).toMatch(/^<!DOCTYPE html>.*<\/html>$/s);
  const head = await fetch(`${site.address}/portfolio`, { headers, method: "HEAD" });
  for (const name of ["etag", "cache-control", "content-security-policy", "vary"])
    expect(head.headers.get(name), name).toBe(page.headers.get(name));
  expect(await head.text()).toBe("");
  const etag = page.headers.get("etag") ?? "";
  expect(etag).toMatch(/^W\/"/);
  const again = await fetch(`${site.address}/portfolio`, { headers: { ...headers, "if-none-match": etag } });
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
  // A policy would replace the page's own.
  expect(again.headers.get("content-security-policy")).toBeNull();
});
