/** What `npm start` sends to clients that speak plain HTTP. */
import { once } from "node:events";
import { globSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { startSite } from "../scripts/testing/site.ts";

const site = await startSite();
afterAll(() => site.stop());

test.each(["/", "/search?q=price", "/sitemap.xml", "/api/health"])(
  "%s comes as text to a client that names no encoding, such as curl",
  async (path) => {
    const [answer] = (await once(get(site.url + path), "response")) as [IncomingMessage];
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(await text(answer)).toMatch(/<html|<\?xml|"status"/);
  },
);

/** An address of the site's own code. */
const script = globSync("assets/*.js", { cwd: "build/client" })[0] ?? "";
const nothingAllowed = "default-src 'none'; frame-ancestors 'none'";
const iconAllowed = "default-src 'none'; img-src 'self'; frame-ancestors 'none'";

test.each([
  [`/${script}`, nothingAllowed, /javascript/],
  ["/favicon.svg", nothingAllowed, /^image\//],
  ["/favicon.ico", nothingAllowed, /^image\//],
  ["/icon-512.png", nothingAllowed, /^image\/png$/],
  ["/fonts/mona-sans-text.woff2", nothingAllowed, /^font\//],
  ["/speculation.json", nothingAllowed, /^application\/speculationrules\+json/],
  ["/services.data", nothingAllowed, /./],
  ["/api/nothing", nothingAllowed, /json/],
  // A browser that shows one of these asks for the icon.
  ["/llms.txt", iconAllowed, /^text\/plain/],
  ["/robots.txt", iconAllowed, /^text\/plain/],
  ["/feed.xml", iconAllowed, /atom/],
  ["/sitemap.xml", iconAllowed, /xml/],
])("%s has the headers of pages, its own type, and may do nothing", async (path, policy, type) => {
  const { headers } = await fetch(site.url + path);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(headers.get("access-control-allow-origin")).toBeNull();
  expect(headers.get("content-security-policy")).toBe(policy);
  expect(headers.get("content-type")).toMatch(type);
  if (path.startsWith("/assets/"))
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

test.each(["/.git/HEAD", "/.env", "/.dev.vars", "/wrangler.toml", "/package.json", "/_headers"])(
  "%s is not there",
  async (path) => expect((await fetch(site.url + path)).status).toBe(404),
);
