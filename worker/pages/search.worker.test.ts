/** Search without script: a query in the address, answered by the built worker. */
import { expect, test } from "vitest";
import { team } from "#content/generated/team.ts";
import { open } from "../worker-test-helpers.ts";

const search = (question: string) => open(`/search?${new URLSearchParams({ q: question }).toString()}`);
const results = (html: string) => html.match(/<li data-hit/g)?.length ?? 0;
const name = team[0]?.name ?? "";

test("a question is answered with pages and the sentence found, and is kept in the field", async () => {
  const { text: html, ...response } = await search(name);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
  expect(results(html)).toBeGreaterThan(0);
  expect(html).toMatch(/<mark[^>]*>/);
  expect(html).toContain(`value="${name}"`);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  const nothing = await search("qqqqqqqq");
  expect(results(nothing.text)).toBe(0);
  expect(nothing.text).toMatch(/Nothing found for[^]*Ask us<\/a>/);
});

test("without a question there is the page to ask on, kept by browsers", async () => {
  for (const path of ["/search", "/search?q=", "/search?q=+%00+"]) {
    const { text: html, ...response } = await open(path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get("etag"), path).toBeTruthy();
    expect(html, path).toMatch(/<form[^>]* action="\/search"/);
  }
});

test.each([
  '"><img src=x onerror=y>',
  "</script><svg onload=y>",
  "{{7*7}}$&${y}$'",
  "\uD800\u0000\u202E% + &",
  "long words ".repeat(400),
])("asked for %j, the page is whole and the question only text in it", async (question) => {
  const { text: html, ...response } = await search(question);
  expect(response.status).toBe(200);
  expect(html).toMatch(/^<!DOCTYPE html>.*<\/html>$/s);
  expect(html.match(/<html|<svg onload|<img src=x/g)).toEqual(["<html"]);
});
