import { agency } from "../content/generated/agency.ts";
import { deckAddress } from "../app/ui/deck-address.ts";
import { portfolioFilters } from "../content/generated/filters.ts";
import { serviceCards } from "../content/generated/service-cards.ts";
import { aliases, everyPath, siteUrl } from "./pages.ts";
import { expect, running, test } from "./fixtures.ts";

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const canonicalOf = (html: string) => attribute(html, /<link rel="canonical" href="([^"]+)"/);

test("every canonical page answers 200 with its own title, description, canonical address, one h1, ordered headings, header and footer, and nothing to sign in or to buy", async ({
  request,
}) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const path of everyPath) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    // The slides are framed by the presentation page, which has both.
    const parts = [/<nav aria-label="Main"/g, /<footer[\s>]/g].map((part) => html.match(part)?.length ?? 0);
    expect(parts, path).toEqual(path === deckAddress ? [0, 0] : [1, 1]);
    expect(html.includes("https://wa.me/"), path).toBe(path === "/presentation");
    const controls = Array.from(html.matchAll(/<(a|button)\b.*?<\/\1>/gs), ([control]) =>
      control.replaceAll(/<[^>]*>/g, ""),
    );
    expect(controls.join("\n"), path).not.toMatch(/\b(?:log ?in|sign ?in|register|cart|checkout)\b/i);
    const levels = Array.from(html.matchAll(/<h([1-6])[\s>]/g), ([, level]) => Number(level));
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1);
    expect(skipped, `${path}: heading levels ${levels.join(" ")}`).toEqual([]);
    expect(html, path).not.toMatch(/\{(phone|email|brandName)\}|lorem ipsum/i);
    const canonical = path === "/contact/general" ? "/contact" : path;
    expect(canonicalOf(html), path).toBe(siteUrl + canonical);
    const image = attribute(html, /<meta property="og:image" content="([^"]+)"/) ?? "";
    const picture = await request.get(image.slice(siteUrl.length));
    expect(picture.headers()["content-type"], path).toBe("image/jpeg");
    const title = attribute(html, /<title>([^<]+)<\/title>/) ?? "";
    const description = attribute(html, /<meta name="description" content="([^"]+)"/) ?? "";
    expect(title, path).not.toBe("");
    expect(description, path).not.toBe("");
    // /contact shows the general form too.
    if (path === "/contact/general") continue;
    expect(titles.get(title), `${path}: title`).toBeUndefined();
    expect(descriptions.get(description), `${path}: description`).toBeUndefined();
    titles.set(title, path);
    descriptions.set(description, path);
  }
});

test("an old address, or one of no section, answers as its page, named as canonical, and runs as it", async ({
  page,
  request,
}) => {
  const pattern = /<h1[^>]*>(.*?)<\/h1>/s;
  const heading = page.getByRole("heading", { level: 1 });
  for (const [alias, canonical] of [
    ...aliases,
    ["/contact/anything", "/contact"],
    ["/contact/x?submitted=true", "/contact"],
    ["/about/anything", "/about"],
    ["/clients/partners", "/clients"],
    [`/portfolio?filter=${portfolioFilters[1]?.key}`, "/portfolio"],
  ] as const) {
    const response = await page.goto(alias);
    expect(response?.status(), alias).toBe(200);
    await expect(page).toHaveURL(alias);
    const html = (await response?.text()) ?? "";
    expect(canonicalOf(html), alias).toBe(siteUrl + canonical);
    const own = await (await request.get(canonical)).text();
    expect(attribute(html, pattern), alias).toBe(attribute(own, pattern));
    const before = await heading.innerText();
    await running(page);
    await expect(heading, alias).toHaveText(before);
  }
});

test("what is not found has a page that runs and leads on", async ({ page }) => {
  const response = await page.goto("/about/a/b");
  expect(response?.status()).toBe(404);
  expect(await response?.text()).not.toContain('aria-current="page"');
  const main = page.getByRole("main");
  await expect(
    main.getByText("Did you forget to add the page to the router?", { exact: true }),
  ).toBeVisible();
  await expect(main.getByRole("link", { name: "Home" })).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
  await running(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await expect(page).toHaveTitle(`404 Page Not Found · ${agency.name}`);
  await expect(page.locator('header [aria-current="page"]')).toHaveCount(0);
  await main.getByRole("link", { name: "All services" }).click();
  await expect(main.getByRole("link", { name: "Learn More" })).toHaveCount(serviceCards.length);
  await expect(page.locator('header nav[aria-label="Main"] [aria-current="page"]')).toHaveText("Services");
});

test("a crawl from the home page meets no broken link and every canonical page; links to other sites open a new tab without referrer, and pictures and files of the build are there", async ({
  request,
}) => {
  const queue = ["/"];
  const seen = new Set(queue);
  const anchors: [page: string, id: string][] = [];
  const pictures = new Set<string>();
  const assets = new Set<string>();
  let elsewhere = 0;
  const ids = new Map<string, Set<string>>();
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    ids.set(
      path.split("?")[0] ?? path,
      new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? "")),
    );
    for (const [, src = ""] of html.matchAll(/<img [^>]*src="([^"]+)"/g)) pictures.add(src);
    for (const [file] of html.matchAll(/\/assets\/[^"' ]+/g)) assets.add(file);
    for (const [tag, link = ""] of html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>/g)) {
      const href = link.replaceAll("&amp;", "&");
      if (href === "#" || /^(tel|mailto):/.test(href)) continue;
      if (href.startsWith("https://")) {
        expect(tag, `${path}: ${href}`).toMatch(/target="_blank"/);
        expect(tag, `${path}: ${href}`).toMatch(/rel="noopener noreferrer"/);
        elsewhere += 1;
        continue;
      }
      const [page = "", id] = (href.startsWith("#") ? path + href : href).split("#");
      if (id) anchors.push([page.split("?")[0] ?? page, id]);
      if (!seen.has(page)) {
        seen.add(page);
        queue.push(page);
      }
    }
  }
  expect(everyPath.filter((path) => !seen.has(path))).toEqual([]);
  for (const src of pictures)
    expect((await request.head(src)).headers()["content-type"], src).toMatch(/^image\//);
  expect(assets.size).toBeGreaterThan(20);
  for (const file of assets) expect((await request.head(file)).status(), file).toBe(200);
  expect(anchors.length).toBeGreaterThan(20);
  expect(elsewhere).toBeGreaterThan(3);
  expect(anchors.filter(([page, id]) => !ids.get(page)?.has(id))).toEqual([]);
  for (const id of ["testimonials", "partners", "featured-projects", "global-reach"])
    expect(ids.get("/clients"), id).toContain(id);
});
