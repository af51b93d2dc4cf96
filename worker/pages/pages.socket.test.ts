import { expect, test } from "vitest";
import {
  addresses,
  chance,
  hangUp,
  inParallel,
  readAll,
  strangeAddress,
  visit,
} from "./visitors-test-helpers.ts";
import { projects } from "../../content/generated/projects.server.ts";
import { type Start, startWorkerd } from "../../scripts/workerd/workerd.ts";

const seed = 11;

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
      hangUp(site, addresses[index % addresses.length] ?? "/", chance(seed, `${index}`) * 40),
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

test("addresses nobody made are answered with what there is, and leave every page as it was", () =>
  withSite({}, async (site) => {
    const statuses = new Set<number>();
    await inParallel(1200, 8, async (index) => {
      statuses.add((await visit(site, strangeAddress(seed, index), 3000)).status);
    });
    expect(statuses).toEqual(new Set([200, 308, 404]));
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

test.each([
  ["/%61bout", "/about"],
  ["/%41BOUT/te%61m/", "/about/team"],
  ["/case%2dstudies?filter=x%20y", "/case-studies?filter=x%20y"],
  ["/%7euser", "/~user"],
])("%s redirects to its one spelling", (path, location) =>
  withSite({}, async (site) => {
    const answer = await fetch(site + path, { redirect: "manual" });
    expect(answer.status).toBe(308);
    expect(answer.headers.get("location")).toBe(location);
  }),
);
