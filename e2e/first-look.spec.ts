/** A page as somebody sees it who does not touch it yet, and that it does not change under those who do. */
import sharp from "sharp";
import { home } from "../content/generated/home.ts";
import { projectPath } from "./pages.ts";
import { chanceIs, expect, hold, running, test } from "./fixtures.ts";

/** Height of the highest piece of a picture in which nothing is, in pixels. */
async function highestBlank(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  let blank = 0;
  let highest = 0;
  for (let start = 0; start < data.length; start += info.width) {
    const [first = 0] = data.subarray(start);
    const isBlank = data.subarray(start, start + info.width).every((shade) => Math.abs(shade - first) < 4);
    blank = isBlank ? blank + 1 : 0;
    highest = Math.max(highest, blank);
  }
  return highest;
}

test("a picture of a whole page that nobody has scrolled has no large blank", async ({ openPage }) => {
  const faults: string[] = [];
  for (const [javaScriptEnabled, width, path] of [
    [true, 390, "/"],
    [true, 1440, projectPath],
    [false, 1440, "/clients"],
  ] as const) {
    const page = await openPage({
      javaScriptEnabled,
      viewport: { width, height: 900 },
      // A sixteenth of the pixels.
      deviceScaleFactor: 0.25,
      serviceWorkers: "block",
    });
    await page.goto(path);
    // Flat parts stay flat in a JPEG, which takes a fraction of the time of a PNG.
    const blank = 4 * (await highestBlank(await page.screenshot({ fullPage: true, type: "jpeg" })));
    if (blank > 700) faults.push(`${path}, ${width} px, script ${javaScriptEnabled}: ${blank} px are blank`);
  }
  expect(faults).toEqual([]);
});

test("counters count once they come into view, and never fall", async ({ page }) => {
  await page.goto("/");
  const values = home.counters.items.map(({ value }) => value);
  const counters = page.locator(".counting");
  const first = counters.first();
  /** Whether each is counting, and for how many milliseconds it has been. */
  const counting = () =>
    counters.evaluateAll((all) =>
      all.flatMap((figure) =>
        figure.getAnimations().map(({ playState, currentTime }) => `${playState} ${Number(currentTime)}`),
      ),
    );
  await expect(first).not.toBeInViewport();
  expect(await counting()).toEqual([]);
  // Stopped when they begin: on a busy machine they would be over before the test looks.
  const stopped = page.waitForFunction((count) => {
    const figures = Array.from(document.querySelectorAll(".counting"));
    const animations = figures.flatMap((figure) => figure.getAnimations());
    for (const animation of animations) animation.pause();
    return animations.filter(({ pending }) => !pending).length === count;
  }, values.length);
  await first.scrollIntoViewIfNeeded();
  await stopped;
  const before = await counting();
  await expect(first).toHaveCSS("animation-duration", "2s");
  await expect(first).toHaveCSS("animation-iteration-count", "1");
  await expect(first).toHaveCSS("animation-timing-function", "steps(60)");
  await running(page);
  // The application doesn't begin them anew.
  expect(await counting()).toEqual(before);
  await counters.evaluateAll((all) => {
    for (const animation of all.flatMap((figure) => figure.getAnimations())) animation.finish();
  });
  for (const [place, value] of values.entries())
    await expect(counters.nth(place)).toHaveCSS("counter-reset", `count ${value}`);
  const heard = page.getByRole("main").locator("dl").first().locator("dd");
  await expect(heard.locator("span:not([aria-hidden])")).toHaveText(values.map(String));
});

test("everything a visitor has seen stays as it is when the application starts", async ({ openPage }) => {
  for (const [path, parts] of [
    ["/clients", { "#testimonials": "Next testimonials", "#global-reach": "EMEA" }],
    [
      "/",
      {
        'section[aria-labelledby="home-featured"]': "Pause case studies",
        // The others are out of view.
        '[aria-roledescription="slide"]': "Next slide",
      },
    ],
  ] as const) {
    const page = await openPage({ viewport: { width: 1280, height: 800 } });
    // Every order would change.
    await chanceIs(page, 0.3);
    const release = await hold(page, "**/assets/*.js");
    await page.goto(path);
    const look = async () => {
      const seen = [];
      for (const [part, name] of Object.entries(parts)) {
        const shown = page.locator(part).first();
        await shown.scrollIntoViewIfNeeded();
        await expect(page.getByRole("button", { name })).toBeVisible();
        await expect(shown).not.toHaveAttribute("data-unseen");
        const { y, height } = (await shown.boundingBox())!;
        const top = y + (await page.evaluate(() => scrollY));
        seen.push(await shown.innerText(), Math.round(top), Math.round(height));
      }
      return seen;
    };
    const before = await look();
    release();
    await running(page);
    expect(await look(), path).toEqual(before);
  }
});
