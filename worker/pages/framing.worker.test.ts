import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import worker from "built-worker";
import { origin } from "../testing.ts";

async function headersOf(path: string, headers: Record<string, string> = {}): Promise<Headers> {
  const context = createExecutionContext();
  const response = await worker.fetch(new Request(origin + path, { headers }), { ...env }, context);
  await response.text();
  await waitOnExecutionContext(context);
  return response.headers;
}

const framing = (headers: Headers) => [
  /frame-ancestors ('\w+')/.exec(headers.get("content-security-policy") ?? "")?.[1],
  headers.get("x-frame-options"),
];

test("our own pages may frame the map, whatever its query, from memory and before; no page may be framed", async () => {
  for (const path of ["/map", "/map", "/map?from=elsewhere"]) {
    expect(framing(await headersOf(path)), path).toEqual(["'self'", "SAMEORIGIN"]);
  }
  expect(framing(await headersOf("/map", { "save-data": "on" }))).toEqual(["'self'", "SAMEORIGIN"]);
  for (const path of ["/contact", "/contact?submitted=true", "/map/other", "/maps", "/offline"]) {
    expect(framing(await headersOf(path)), path).toEqual(["'none'", "DENY"]);
  }
});
