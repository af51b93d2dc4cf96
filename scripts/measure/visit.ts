/**
 * Measures a visit of twelve pages on an emulated phone with an empty cache, tapping links, over simulated links:
 * waiting times and bytes. The ways take turns, so that a busy machine affects them equally.
 */
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from "playwright";
import { pages } from "../../content/pages.server.ts";
import { launchOptions } from "../browser.ts";
import { median } from "../figures.ts";
import { type Edge, startEdge } from "./edge.ts";
import { type LinkProfile, openLink } from "./link.ts";
import { startSite } from "../site.ts";

/** The simulated links. */
export const links: Readonly<Record<string, LinkProfile>> = {
  cable: { rtt: 20, kilobits: 20_000 },
  "4g": { rtt: 70, kilobits: 9000 },
  "3g": { rtt: 200, kilobits: 1600 },
  slow: { rtt: 400, kilobits: 400 },
};

interface Way {
  script?: false;
  precache?: false;
}

const ways: Record<string, Way> = {
  "as it is": {},
  "no precache": { precache: false },
  "no script": { script: false },
};

/** How long before the tap the link is scrolled into view, ms. */
const aimingMs = 400;
const patienceMs = 90_000;
const pageCount = 12;

interface Seen {
  path: string;
  /** From the tap to the page's first paint, and until all pictures in view have loaded, ms. */
  paint: number;
  full: number;
}

interface Visit {
  seen: Seen[];
  /** Downloaded, TLS and headers included. */
  kilobytes: number;
  requests: number;
  /** Bytes of the bodies by kind. */
  parts: Map<string, number>;
}

/** Kinds of content, by address; the last is everything else. */
const kinds: [name: string, address: RegExp][] = [
  ["precache", /^\/precache/],
  ["pictures", /^\/images\/|\.(?:svg|png)$/],
  ["fonts", /^\/fonts\//],
  ["scripts", /\.js(?:\?|$)|\.data(?:\?|$)|^\/assets\/.*\.(?:txt|css)$|^\/search\.json$/],
  ["pages", /^/],
];

/** The phone that Lighthouse emulates. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
} as const;

/** Chromium that trusts the certificates of `edges`. */
export function launchTrusting(...edges: readonly Edge[]): Promise<Browser> {
  const trust = edges.map((edge) => edge.trust).join(",");
  const args = [...launchOptions.args, `--ignore-certificate-errors-spki-list=${trust}`];
  return chromium.launch({ ...launchOptions, args });
}

export interface VisitOptions {
  /** One of the four, or `all`; `slow` by default. */
  link?: string;
  /** Visits per way; 1 by default, about a minute each. */
  runs?: string;
  /** Comma-separated names of ways; all by default. */
  ways?: string;
  /** Comma-separated seconds on each page before the next tap; 3 by default. */
  pauses?: string;
}

/** Measures, and prints a table of visits and one of their pages for each link. */
export async function measureVisits(options: VisitOptions): Promise<void> {
  const runs = Number(options.runs ?? 1);
  const wanted = options.link ?? "slow";
  using site = await startSite();
  using edge = await startEdge(site.url);
  await using browser = await launchTrusting(edge);
  const chosen = Object.entries(ways).filter(
    ([name]) => !options.ways || options.ways.split(",").includes(name),
  );
  const walks = (options.pauses ?? "3")
    .split(",")
    .flatMap((pause) =>
      chosen.map(([name, way]) => [`${name}, ${pause} s`, way, Number(pause) * 1000] as const),
    );
  for (const [name, profile] of Object.entries(links)) {
    if (wanted !== "all" && wanted !== name) continue;
    const visits = new Map<string, Visit[]>();
    for (let run = 0; run < runs; run++) {
      for (const [title, way, pauseMs] of walks) {
        try {
          await using context = await browser.newContext({
            ...phone,
            javaScriptEnabled: way.script !== false,
          });
          const visit = await walk(context, way, pauseMs, edge, profile);
          visits.set(title, [...(visits.get(title) ?? []), visit]);
        } catch (error) {
          // Report a failed visit and carry on with the others.
          console.log(`${name} ${title}: ${String(error)}`);
        }
      }
    }
    console.log(
      `${name}, ms: page 1, the others' median and longest (median of the runs); KB in all, and of bodies`,
    );
    console.table(Object.fromEntries([...visits].map(([title, all]) => [title, summaryOf(all)])));
    console.log(`${name}, ms: each page's first paint, and all pictures in view`);
    console.table(Object.fromEntries(route().map((path, index) => [path, pageTimes(visits, index)])));
  }
}

function summaryOf(visits: readonly Visit[]): Record<string, number | string> {
  const of = (value: (visit: Visit) => number) => Math.round(median(visits.map(value)));
  const further = (pick: (seen: Seen) => number) => (visit: Visit) => visit.seen.slice(1).map(pick);
  const [paints, fulls] = [further(({ paint }) => paint), further(({ full }) => full)];
  const all = visits.flatMap(({ seen }) => seen.slice(1));
  return {
    "paint 1": of(({ seen: [first] }) => first?.paint ?? 0),
    "full 1": of(({ seen: [first] }) => first?.full ?? 0),
    paint: of((visit) => median(paints(visit))),
    "longest paint": of((visit) => Math.max(...paints(visit))),
    full: of((visit) => median(fulls(visit))),
    "longest full": of((visit) => Math.max(...fulls(visit))),
    KB: of(({ kilobytes }) => kilobytes),
    requests: of(({ requests }) => requests),
    ...Object.fromEntries(kinds.map(([name]) => [name, of(({ parts }) => (parts.get(name) ?? 0) / 1000)])),
    slowest: all.toSorted((one, other) => other.paint - one.paint)[0]?.path ?? "",
  };
}

/** Times of the page at `index` of the route, a column per way. */
function pageTimes(visits: ReadonlyMap<string, Visit[]>, index: number): Record<string, string> {
  const of = (all: readonly Visit[], pick: (seen: Seen) => number) =>
    Math.round(median(all.flatMap(({ seen }) => (seen[index] ? [pick(seen[index])] : []))));
  return Object.fromEntries(
    [...visits].map(([title, all]) => [
      title,
      `${of(all, ({ paint }) => paint)} ${of(all, ({ full }) => full)}`,
    ]),
  );
}

/** The home page and eleven more, one or two of each kind. */
function route(): string[] {
  const paths = pages.map(({ path }) => path);
  const below = (base: string) => paths.find((path) => path.startsWith(`${base}/`)) ?? base;
  const work = ["/services", "/portfolio", "/case-studies", "/blog"].flatMap((base) => [base, below(base)]);
  return ["/", ...work, "/about", "/clients", "/contact"].slice(0, pageCount);
}

async function walk(
  context: BrowserContext,
  way: Way,
  pauseMs: number,
  edge: Edge,
  profile: LinkProfile,
): Promise<Visit> {
  using link = await openLink(edge.port, profile);
  edge.requests.length = 0;
  edge.hasPrecache = way.precache !== false;
  const origin = `https://localhost:${link.port}`;
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const seen: Seen[] = [];
  let began = Date.now();
  const [first = "/", ...further] = route();
  await page.goto(origin + first, { waitUntil: "commit" });
  for (let index = 1; ; index++) {
    seen.push(await look(page, began));
    const path = further[index - 1];
    if (path === undefined) break;
    const seenAt = Date.now();
    await page.waitForTimeout(Math.max(0, pauseMs - aimingMs));
    const target = await nextLink(page, path);
    await page.waitForTimeout(Math.max(0, pauseMs - (Date.now() - seenAt)));
    await page.evaluate(noteHeading);
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    began = Date.now();
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  }
  const parts = new Map<string, number>();
  for (const { path: asked, bytes } of edge.requests) {
    const [kind = ""] = kinds.find(([, address]) => address.test(asked)) ?? [];
    parts.set(kind, (parts.get(kind) ?? 0) + bytes);
  }
  return { seen, kilobytes: link.bytes() / 1000, requests: edge.requests.length, parts };
}

/** Scrolls the link to `path` into view. Throws when the page has none. */
async function nextLink(page: Page, path: string): Promise<Locator> {
  const found = page.locator(`main a[href="${path}"]:visible, footer a[href="${path}"]:visible`);
  if ((await found.count()) === 0) throw new Error(`${page.url()} has no link to ${path}`);
  const link = found.first();
  await link.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  // Pictures loading above it may still move it.
  for (let last = ""; ;) {
    const place = JSON.stringify(await link.boundingBox());
    if (last === place) return link;
    last = place;
    await page.waitForTimeout(100);
  }
}

/** Remembers the heading, to notice when the application renders another page. */
function noteHeading(): void {
  Object.assign(window, { before: document.querySelector("h1")?.textContent });
}

/** Waits for the page that a tap at `began` (ms since 1970) led to. */
async function look(page: Page, began: number): Promise<Seen> {
  let paint: number | undefined;
  for (;;) {
    if (Date.now() - began > patienceMs) throw new Error(`Nothing came after ${page.url()}`);
    const { at, isFull } = await page.evaluate(stateOfPage).catch(() => ({ at: 0, isFull: false }));
    if (at > 0) paint ??= at - began;
    if (paint !== undefined && isFull) {
      const { pathname } = new URL(page.url());
      return { path: pathname, paint, full: Math.max(paint, Date.now() - began) };
    }
    await new Promise((later) => setTimeout(later, 20));
  }
}

/** When the new page was first painted (0: not yet), and whether all pictures in view have loaded. */
function stateOfPage(): { at: number; isFull: boolean } {
  const { before } = window as { before?: string | null };
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const isReplaced = before !== undefined && document.querySelector("h1")?.textContent !== before;
  let at = 0;
  if (before === undefined && paint) at = performance.timeOrigin + paint.startTime;
  else if (isReplaced) at = performance.timeOrigin + performance.now();
  const isFull = [...document.images].every((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    const isInView = width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    return image.complete || !isInView || !image.checkVisibility();
  });
  return { at, isFull };
}
