/** Who may show our pages in a frame: the map and the slides may stand in pages of our own, and nothing else anywhere. */
import { expect, test } from "vitest";
import { pages } from "../../content/pages.server.ts";
import { open } from "../worker-test-helpers.ts";

const framed = ["/map", "/presentation/deck"];

const headersOf = async (path: string, headers: Record<string, string> = {}) =>
  (await open(path, {}, { headers })).headers;

const framing = (headers: Headers) => [
  headers.get("x-frame-options"),
  /frame-ancestors ([^;]*)/.exec(headers.get("content-security-policy") ?? "")?.[1],
];

test("the map and the slides may be framed by pages of the same origin, however they are asked for", async () => {
  for (const path of framed) {
    // The second time from memory.
    for (const address of [path, path, `${path}?slide=3`, `${path}?utm_source=mail`])
      expect(framing(await headersOf(address)), address).toEqual(["SAMEORIGIN", "'self'"]);
    expect(framing(await headersOf(path, { "save-data": "on" })), path).toEqual(["SAMEORIGIN", "'self'"]);
  }
});

test("no other document may be framed, whatever its address resembles", async () => {
  const others = pages.map(({ path }) => path).filter((path) => !framed.includes(path));
  const similar = framed.flatMap((path) => [`${path}/1`, `${path}s`, `/x${path}`]);
  for (const path of [...others, ...similar, "/contact?submitted=true", "/no-such-page", "/offline"])
    expect(framing(await headersOf(path)), path).toEqual(["DENY", "'none'"]);
  expect(framing(await headersOf("/presentation/deck.data"))[1]).toBe("'none'");
});
