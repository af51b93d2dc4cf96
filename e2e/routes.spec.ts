import { portfolioFilters } from "../content/generated/filters.ts";
import { serviceCards } from "../content/generated/service-cards.ts";
import { aliases, everyPath, servicePath, siteUrl } from "./pages.ts";
import { expect, running, test } from "./visitor.ts";

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const canonicalOf = (html: string) => attribute(html, /<link rel="canonical" href="([^"]+)"/);

test("every canonical page answers 200 with its own title, description, canonical address and one h1", async ({
  request,
}) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const path of everyPath) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    expect(html, path).not.toMatch(/\{(phone|email|brandName)\}|lorem ipsum/i);
    const canonical = path === "/contact/general" ? "/contact" : path;
    expect(canonicalOf(html), path).toBe(siteUrl + canonical);
    const image = attribute(html, /<meta property="og:image" content="([^"]+)"/) ?? "";
    expect((await request.get(image.slice(siteUrl.length))).headers()["content-type"], path).toBe(
      "image/jpeg",
    );
    const title = attribute(html, /<title>([^<]+)<\/title>/) ?? "";
    const description = attribute(html, /<meta name="description" content="([^"]+)"/) ?? "";
    expect(title, path).not.toBe("");
    expect(description, path).not.toBe("");
    // /contact is the general form under its short name.
    if (path === "/contact/general") continue;
    expect(titles.get(title), `${path}: title`).toBeUndefined();
    expect(descriptions.get(description), `${path}: description`).toBeUndefined();
    titles.set(title, path);
    descriptions.set(description, path);
  }
});

/** Old addresses of records, and sections that nobody made. */
const otherAddresses: [alias: string, canonical: string][] = [
  ...aliases,
  ["/contact/anything", "/contact"],
  ["/about/anything", "/about"],
  ["/clients/partners", "/clients"],
];

for (const [alias, canonical] of otherAddresses) {
  test(`${alias} answers as ${canonical}, which it names as canonical`, async ({ request }) => {
    const [response, main] = await Promise.all([request.get(alias), request.get(canonical)]);
    expect(response.status()).toBe(200);
    expect(new URL(response.url()).pathname).toBe(alias);
    const [html, mainHtml] = await Promise.all([response.text(), main.text()]);
    expect(canonicalOf(html)).toBe(siteUrl + canonical);
    const heading = /<h1[^>]*>(.*?)<\/h1>/s;
    expect(attribute(html, heading)).toBe(attribute(mainHtml, heading));
  });
}

test("R-ERR-04, R-RTE-02: what is not found has one page at any address, whose application starts and which leads on", async ({
  page,
}) => {
  test.setTimeout(300_000);
  for (const path of ["/portfolio/nothing", "/case-studies/x", "/blog/x", "/404"])
    expect((await page.request.get(path)).status(), path).toBe(404);
  for (const path of ["/no-such-page", "/services/nothing", "/about/a/b"]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    expect(await response?.text(), path).not.toContain('aria-current="page"');
    await expect(
      page.getByText("Did you forget to add the page to the router?", { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Home" })).toBeVisible();
    await expect(page.getByRole("banner")).toHaveCount(1);
    await expect(page.getByRole("contentinfo")).toHaveCount(1);
    await page.mouse.move(50, 50);
    await running(page);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText("404 Page Not Found");
    await expect(page.locator('header [aria-current="page"]'), path).toHaveCount(0);
    await page.getByRole("main").getByRole("link", { name: "All services" }).click();
    await expect(page.getByRole("main").getByRole("link", { name: "Learn More" })).toHaveCount(
      serviceCards.length,
    );
    await expect(page.locator('header nav[aria-label="Main"] [aria-current="page"]')).toHaveText("Services");
  }
});

test("aliases and sections nobody made run as the pages they show", async ({ page }) => {
  test.setTimeout(300_000);
  for (const path of [
    ...otherAddresses.map(([alias]) => alias),
    "/contact/x?submitted=true",
    `/portfolio?filter=${portfolioFilters[1]?.key}`,
  ]) {
    await page.goto(path);
    const heading = page.getByRole("heading", { level: 1 });
    const before = await heading.innerText();
    await page.mouse.move(50, 50);
    await running(page);
    await expect(heading, path).toHaveText(before);
  }
});

for (const [from, to] of [
  ["/services/", "/services"],
  ["/About/Team", "/about/team"],
  ["/CONTACT/quote/?a=B", "/contact/quote?a=B"],
  ["//evil.example/", "/evil.example"],
  [`/portfolio/${portfolioFilters[1]?.key}`, `/portfolio?filter=${portfolioFilters[1]?.key}`],
  ["/%61bout/te%61m?q=%61", "/about/team?q=%61"],
]) {
  test(`${from} redirects once to ${to}`, async ({ request, baseURL }) => {
    const response = await request.get(baseURL + (from ?? ""), { maxRedirects: 0 });
    expect([302, 308]).toContain(response.status());
    expect(response.headers()["location"]).toBe(to);
    const next = await request.get(to ?? "", { maxRedirects: 0 });
    expect([200, 404]).toContain(next.status());
  });
}

test("a crawl from the home page meets no broken link and every canonical page; links to other sites open a new tab without referrer", async ({
  request,
}) => {
  test.setTimeout(300_000);
  const queue = ["/"];
  const seen = new Set(queue);
  const anchors: [page: string, id: string][] = [];
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
    for (const [, link = ""] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
      const href = link.replaceAll("&amp;", "&");
      if (href === "#" || /^(tel|mailto):/.test(href)) continue;
      if (href.startsWith("https://")) {
        const external = html.slice(
          html.lastIndexOf("<a ", html.indexOf(`href="${link}"`)),
          html.indexOf(">", html.indexOf(`href="${link}"`)),
        );
        expect(external, `${path}: ${href}`).toMatch(/target="_blank"/);
        expect(external, `${path}: ${href}`).toMatch(/rel="noopener noreferrer"/);
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
  expect(anchors.length).toBeGreaterThan(20);
  expect(elsewhere).toBeGreaterThan(3);
  expect(anchors.filter(([page, id]) => !ids.get(page)?.has(id))).toEqual([]);
});

test("R-GEN-06, R-GEN-07: header and footer everywhere, the messaging link on the presentation only", async ({
  page,
}) => {
  for (const path of ["/", servicePath, "/presentation"]) {
    await page.goto(path);
    await expect(page.getByRole("banner")).toHaveCount(1);
    await expect(page.getByRole("contentinfo")).toHaveCount(1);
    await expect(page.locator('a[href^="https://wa.me/"]')).toHaveCount(path === "/presentation" ? 1 : 0);
  }
});
