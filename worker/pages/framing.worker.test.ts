/** Who may show our pages in a frame: the slides may stand in pages of our own, and nothing else anywhere. */
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import worker from "built-worker";
import { pages } from "../../content/pages.server.ts";
import { origin } from "../testing.ts";

const slides = "/presentation/deck";

async function framingOf(path: string): Promise<(string | null | undefined)[]> {
  const context = createExecutionContext();
  const { headers, body } = await worker.fetch(new Request(origin + path), env, context);
  await body?.cancel();
  await waitOnExecutionContext(context);
  const policy = headers.get("content-security-policy") ?? "";
  return [headers.get("x-frame-options"), /frame-ancestors ([^;]*)/.exec(policy)?.[1]];
}

test("the slides may be framed by pages of the same origin, however they are asked for", async () => {
  for (const path of [slides, `${slides}?slide=3`, `${slides}?utm_source=mail`])
    expect(await framingOf(path), path).toEqual(["SAMEORIGIN", "'self'"]);
});

test("no other document may be framed, whatever its address resembles", async () => {
  const others = pages.map(({ path }) => path).filter((path) => path !== slides);
  for (const path of [...others, `${slides}/1`, `/x${slides}`, "/no-such-page", "/offline"])
    expect(await framingOf(path), path).toEqual(["DENY", "'none'"]);
  expect((await framingOf(`${slides}.data`))[1]).toBe("'none'");
});

test("pages may frame what is ours, and no page more than the providers that content names", async () => {
  const context = createExecutionContext();
  const response = await worker.fetch(new Request(`${origin}/presentation`), env, context);
  await response.body?.cancel();
  await waitOnExecutionContext(context);
  expect(response.headers.get("content-security-policy")).toMatch(/frame-src 'self'( https:\/\/[^;\s]+)*;/);
});
