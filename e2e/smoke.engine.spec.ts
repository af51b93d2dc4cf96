import { findFirefox } from "../scripts/browser.ts";
import { startChromium } from "./engines/chromium.ts";
import type { Engine } from "./engines/engine.ts";
import { startFirefox } from "./engines/firefox.ts";
import { startWebKit } from "./engines/webkit.ts";
import { pageOfEachKind, servicePath } from "./pages.ts";
import { expect, test as base } from "./visitor.ts";

/** The variable `ENGINE` names one; `chromium:PATH` is a Chromium of any age. */
const engines: Record<string, (path: string) => Promise<Engine>> = {
  firefox: () => startFirefox(findFirefox() ?? "firefox"),
  chromium: startChromium,
  webkit: startWebKit,
};

/**
 * The site in engines other than Playwright's Chromium: Firefox with every `npm test`, WebKit and an old Chrome each
 * night. Each test has a relay of its own, so an origin with nothing kept.
 */
const test = base.extend<{ clean: void }, { engine: Engine }>({
  engine: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const [name = "", path = ""] = (process.env["ENGINE"] ?? "firefox").split(/:(.*)/);
      const start = engines[name];
      if (!start) throw new Error(`ENGINE is none of ${Object.keys(engines).join(", ")}`);
      const engine = await start(path);
      await use(engine);
      await engine.close();
    },
    { scope: "worker" },
  ],
  clean: [
    async ({ engine, relay }, use) => {
      engine.problems();
      await use();
      expect(engine.problems()).toEqual([]);
      // A page whose line is cut would log errors into the next test.
      await engine.open("about:blank");
      await relay.cut();
    },
    { auto: true },
  ],
});

test.describe.configure({ mode: "serial" });

const isRunning = "document.documentElement.dataset.hydrated !== undefined";

/** Starts the application by a key on a control, which works on a slow link too, and waits until it runs. */
async function running(engine: Engine): Promise<void> {
  await engine.evaluate(
    'document.querySelector("button").dispatchEvent(new Event("keydown", { bubbles: true }))',
  );
  await until(engine, isRunning);
}

async function until(engine: Engine, expression: string, timeout = 15_000): Promise<void> {
  await expect
    .poll(() => engine.evaluate(`Promise.resolve(${expression}).then(Boolean)`), {
      message: expression,
      timeout,
    })
    .toBe(true);
}

/** Points at the middle of the first visible element that `selector` finds and that has `text`. */
async function point(engine: Engine, selector: string, text = "", press = true): Promise<void> {
  const place = await engine.evaluate<{ x: number; y: number } | null>(`(() => {
    const found = [...document.querySelectorAll(${JSON.stringify(selector)})].find((element) =>
      element.getClientRects().length > 0 && element.textContent.includes(${JSON.stringify(text)}));
    if (!found) return null;
    found.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = found.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`);
  if (!place) throw new Error(`Nothing to point at: ${selector} ${text}`);
  await engine.point(place.x, place.y, press);
}

async function write(engine: Engine, name: string, text: string): Promise<void> {
  await engine.evaluate(`document.querySelector('main form [name="${name}"]').focus()`);
  await engine.evaluate(`document.execCommand("insertText", false, ${JSON.stringify(text)})`);
}

const isOpen = "document.querySelector('dialog').open";
const heading = "document.querySelector('h1').textContent";

test("a page of each kind starts, and pointing at a link fetches its page", async ({ engine, relay }) => {
  await engine.open(`${relay.url}/llms.txt`);
  // Before Chrome 104 the policy affected the browser's own view of a text.
  expect(engine.problems().filter((text) => /icon/.test(text))).toEqual([]);
  // On the last one links are pointed at.
  for (const path of [...pageOfEachKind, "/search", "/about"]) {
    await engine.open(relay.url + path);
    await engine.point(200, 400, false);
    await running(engine);
    expect(engine.problems(), path).toEqual([]);
  }
  // React Router's `prefetch="intent"`: the page's code, and its data where it has some.
  const fetched = "document.querySelectorAll('link[rel=modulepreload], link[rel=prefetch]').length";
  const before = await engine.evaluate<number>(fetched);
  await point(engine, "footer a[href='/services']:not([target]), footer a[href='/portfolio']", "", false);
  await expect.poll(() => engine.evaluate<number>(fetched)).toBeGreaterThan(before);
});

test("R-NAV-06: Menu opens before the application runs and after, and closes", async ({ engine, relay }) => {
  await engine.open(relay.url + servicePath);
  expect(await engine.evaluate(isRunning)).toBe(false);
  await point(engine, "header button", "Menu");
  await until(engine, isOpen, 1000);
  await running(engine);
  expect(await engine.evaluate(isOpen)).toBe(true);
  await point(engine, "dialog button", "Close");
  await until(engine, `!${isOpen}`);
  await point(engine, "header button", "Menu");
  await until(engine, isOpen);
  await point(engine, "dialog nav a", "Home");
  await until(engine, "location.pathname === '/'");
  expect(await engine.evaluate(isOpen)).toBe(false);
});

test("R-ERR-03, R-CON-12: a form says what is missing, then sends", async ({ engine, relay }) => {
  await engine.open(`${relay.url}/contact/quote`);
  await engine.point(200, 400, false);
  await running(engine);
  await point(engine, "main button", "Send Message");
  const notice = "document.querySelector('[aria-label^=Notifications]').textContent";
  await until(engine, `${notice}.includes("Please fill in all required fields")`);
  await write(engine, "name", "Ana Tangi");
  await write(engine, "email", "ana@example.com");
  await write(engine, "message", "We would like a website for our growers.");
  await new Promise((resolve) => setTimeout(resolve, 1300));
  await point(engine, "main button", "Send Message");
  await until(engine, "/reference is \\d{8}T/.test(document.querySelector('main').textContent)");
});

test("visited pages can be read offline; what is not there says so", async ({ engine, relay }) => {
  await engine.open(`${relay.url}/about/team`);
  await running(engine);
  for (const path of ["/offline", "/about/team"]) await until(engine, `caches.match("${path}")`);
  for (const path of ["/services", "/clients"]) {
    await engine.open(relay.url + path);
    await until(engine, `caches.match("${path}")`);
  }
  await relay.cut();
  for (const path of ["/about/team", "/services", "/clients"]) {
    await engine.open(relay.url + path);
    expect(await engine.evaluate("location.pathname")).toBe(path);
    expect(await engine.evaluate(heading)).not.toContain("offline");
  }
  await engine.open(`${relay.url}/nothing-here`);
  expect(await engine.evaluate(heading)).toMatch(/You.re offline/);
  expect(await engine.evaluate("location.hash")).toBe("#/nothing-here");
  // What could not be fetched over the cut line.
  engine.problems();
});
