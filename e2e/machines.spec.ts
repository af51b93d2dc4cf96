import { changed as days } from "../content/generated/changed.server.ts";
import { team } from "../content/generated/team.ts";
import { everyPath, siteUrl } from "./pages.ts";
import { expect, test } from "./fixtures.ts";

test("the sitemap lists every canonical page, no other, with its day of change", async ({ request }) => {
  const response = await request.get("/sitemap.xml");
  expect(response.headers()["content-type"]).toMatch(/xml/);
  const entries = (await response.text()).split("<url>").slice(1);
  const pathOf = (entry: string) => /<loc>([^<]+)/.exec(entry)?.[1]?.slice(siteUrl.length) ?? "";
  // The general form is a second address of the contact page.
  const canonical = everyPath.filter((path) => path !== "/contact/general");
  expect(entries.map(pathOf).toSorted()).toEqual(canonical.toSorted());
  const undated: string[] = [];
  for (const entry of entries) {
    const path = pathOf(entry);
    const changed = /<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/.exec(entry)?.[1];
    const html = await (await request.get(path)).text();
    const article =
      /<meta property="article:(?:modified|published)_time" content="([^"]+)"(?!.*article:modified)/.exec(
        html.replaceAll("\n", " "),
      )?.[1];
    const legal = /Last changed on <time datetime="([^"]+)"/i.exec(html.replaceAll("<!-- -->", ""))?.[1];
    if (article ?? legal) expect(changed, path).toBe(article ?? legal);
    if (!changed) undated.push(path);
  }
  // What isn't committed has no day yet, and in a copy without history nothing has.
  const isCommitted = (path: string) =>
    Object.keys(days).some((file) => file.endsWith(path.slice(path.lastIndexOf("/"))));
  expect(undated.filter(isCommitted)).toEqual([]);
});

test("robots, llms.txt, security.txt, manifest and feed", async ({ request }) => {
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  const llms = await (await request.get("/llms.txt")).text();
  expect(llms).toMatch(/^# \S/);
  expect(llms.match(/^- \[/gm)?.length).toBeGreaterThan(20);
  const facts = llms.slice(0, llms.indexOf("\n## "));
  expect(facts).toMatch(/^- Services: \w/m);
  expect(facts).toMatch(/^- Opening hours: .*\d+:\d\d–\d+:\d\d.*\(GMT[+-]\d/m);
  expect(facts).toMatch(/^- Phone: \+\d[\d ]+ \(/m);
  expect(facts).toMatch(/^- Email: \S+@\S+$/m);
  expect(llms.slice(facts.length)).toMatch(/^\n## .+\n\n- \[[^\]]+\]\([^)]+\/\)/);
  expect(facts).toMatch(/^- Founded: \d{4}$/m);
  expect(facts).toMatch(/^- In figures: \d+ \w/m);
  expect(facts).toMatch(new RegExp(`^- People who lead the work: .*${team[0]?.name}`, "m"));
  expect(facts).toMatch(/^- Typical jobs with price and duration: .*4–6 weeks/m);
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
    expect((await request.get(link?.slice(siteUrl.length) ?? "")).status()).toBe(200);
  }
});
