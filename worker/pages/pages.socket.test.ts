import { expect, test } from "vitest";
import { addresses, hangUp, inParallel, readAll, visit } from "./visitors-test-helpers.ts";
import { projects } from "../../content/generated/projects.server.ts";
import { type Start, startWorkerd } from "../../scripts/workerd/workerd.ts";

async function withSite(start: Start, use: (address: string) => Promise<void>): Promise<void> {
  const site = await startWorkerd(start);
  try {
    await use(site.address);
  } finally {
    await site.stop();
  }
}

test("visitors who hang up while a page is being loaded take it from nobody", () =>
  withSite({ assetsDelay: 20 }, async (site) => {
    await inParallel(addresses.length * 2, 8, (index) =>
      hangUp(site, addresses[index % addresses.length] ?? "/", (index * 7) % 40),
    );
    const { failed, read } = await readAll(site);
    expect(read).toBeGreaterThan(addresses.length);
    expect(failed).toEqual([]);
  }));

test("eight at once read every page for the first time, after a scanner has looked for 600 others", () =>
  withSite({ assetsDelay: 5 }, async (site) => {
    await inParallel(600, 8, async (index) => {
      expect((await visit(site, `/wp-${index}`, 3000)).status).toBe(404);
    });
    expect((await readAll(site)).failed).toEqual([]);
  }));

test("R-ERR-04, R-VAL-10, R-CON-01: whatever nobody made is one and the same page, with nothing kept near visitors", () =>
  withSite({}, async (site) => {
    const get = (path: string) => fetch(site + path, { redirect: "manual" });
    for (const [asked, shown, status] of [
      ["/no-such-page", "/404", 404],
      ["/a/b/c.php", "/404", 404],
      ["/%e2%98%83", "/404", 404],
      ["/%zz", "/404", 404],
      ["/services/nothing", "/services/404", 404],
      ["/portfolio?filter=invented", "/portfolio", 200],
      ["/portfolio?filter=all", "/portfolio", 200],
      ["/case-studies?filter=invented", "/case-studies", 200],
      ["/about?submitted=true&utm_source=x", "/about", 200],
      ["/about.data?_routes=routes%2Fabout", "/about.data", 200],
      ["/contact/anything", "/contact/other", 200],
      ["/contact/anything?submitted=true", "/contact/other?submitted=true", 200],
      ["/clients/%e2%98%83", "/clients/other", 200],
    ] as const) {
      const [answer, page] = await Promise.all([get(asked), get(shown)]);
      expect([answer.status, page.status], asked).toEqual([status, status]);
      expect(await answer.text(), asked).toBe(await page.text());
      const kept = [answer.headers.get("cloudflare-cdn-cache-control"), answer.headers.get("cache-control")];
      expect(kept, asked).toContain("no-store");
    }
    const filtered = await (await get("/portfolio?filter=web")).text();
    const shown = projects.filter(({ category }) => category === "web").length;
    expect(filtered.match(/<article/g)).toHaveLength(shown);
  }));
