import { everyPath } from "./pages.ts";
import { expect, test } from "./visitor.ts";

/** What a kind of page says of itself, besides its place in the site. */
function expectedType(path: string): string | undefined {
  if (path === "/about/faq") return "FAQPage";
  if (/^\/services\/./.test(path)) return "Service";
  if (/^\/portfolio\/./.test(path)) return "CreativeWork";
  if (/^\/blog\/./.test(path)) return "Article";
  if (path === "/" || /^\/(about|contact)/.test(path)) return "ProfessionalService";
  return undefined;
}

test("structured data is whole, true to its page and absolute in its addresses", async ({
  request,
  baseURL,
}) => {
  test.setTimeout(60_000);
  for (const path of everyPath) {
    const html = await (await request.get(path)).text();
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json ?? "") as Record<string, unknown>,
    );
    const types = data.map((item) => item["@type"]);
    expect(new Set(types), path).toEqual(
      new Set([path === "/" ? undefined : "BreadcrumbList", expectedType(path)].filter(Boolean)),
    );
    for (const item of data) {
      expect(item["@context"]).toBe("https://schema.org");
      expect(JSON.stringify(item)).not.toMatch(/undefined|null|""/);
    }
    const crumbs = data.find((item) => item["@type"] === "BreadcrumbList")?.["itemListElement"] as
      | { position: number; item: string }[]
      | undefined;
    expect(crumbs?.at(-1)?.item ?? baseURL + path, path).toBe(baseURL + path);
    for (const crumb of crumbs ?? []) expect(crumb.item.startsWith(baseURL ?? "")).toBe(true);
  }
});

test("the sitemap lists every canonical page and nothing else", async ({ request, baseURL }) => {
  const response = await request.get("/sitemap.xml");
  expect(response.headers()["content-type"]).toMatch(/xml/);
  const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) =>
    url?.slice(baseURL?.length),
  );
  expect(new Set(listed)).toEqual(new Set(everyPath));
  expect(listed).toHaveLength(new Set(listed).size);
});

test("robots, llms.txt, security.txt, manifest and feed", async ({ request, baseURL }) => {
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const llms = await (await request.get("/llms.txt")).text();
  expect(llms).toMatch(/^# \S/);
  expect(llms.match(/^- \[/gm)).toHaveLength(everyPath.length);
  const security = await (await request.get("/.well-known/security.txt")).text();
  const expires = Date.parse(/Expires: (.+)/.exec(security)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires - Date.now()).toBeLessThan(366 * 86_400_000);
  const manifest = (await (await request.get("/site.webmanifest")).json()) as { icons: { src: string }[] };
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()["content-type"]).toBe("image/png");
  const feed = await request.get("/feed.xml");
  expect(feed.headers()["content-type"]).toMatch(/atom/);
  for (const [, link] of (await feed.text()).matchAll(/<entry>.*?<link href="([^"]+)"/gs)) {
    expect((await request.get(link ?? "")).status()).toBe(200);
  }
});
