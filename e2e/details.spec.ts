import type { Page } from "playwright/test";
import { aboutImages, questions, reasons, timeline, values } from "../content/generated/about.ts";
import { agency } from "../content/generated/agency.ts";
import { caseStudies } from "../content/generated/case-studies.server.ts";
import { clientFigures } from "../content/generated/clients.ts";
import { contactTypes } from "../content/generated/contact.ts";
import { countries } from "../content/generated/countries.ts";
import { featuredProjects } from "../content/generated/featured-projects.ts";
import { openingHours } from "../content/generated/opening-hours.ts";
import { partners } from "../content/generated/partners.ts";
import { projects } from "../content/generated/projects.server.ts";
import { regions } from "../content/generated/regions.ts";
import { services } from "../content/generated/services.server.ts";
import { team } from "../content/generated/team.ts";
import { below } from "./pages.ts";
import { expect, running, test } from "./visitor.ts";

test("R-SRV-07 to 13: every service page on one layout", async ({ page }) => {
  for (const service of services) {
    const path = `/services/${service.slug}`;
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Back to Services" })).toHaveAttribute("href", "/services");
    await expect(main.getByRole("link", { name: "Get Started", exact: true })).toHaveAttribute(
      "href",
      "/contact",
    );
    await expect(main.getByRole("heading", { level: 2 }), path).toHaveText([
      "What We Deliver",
      ...(service.approach ? ["Our Approach"] : []),
      ...(service.capabilities ? ["Proven Capabilities"] : []),
      ...(service.proof.length > 0 ? ["Where we did it"] : []),
      "Why Choose Us",
    ]);
    const deliver = main.locator('section[aria-labelledby="deliver"]').getByRole("listitem");
    await expect(deliver, path).toHaveCount(service.deliver.length);
    const steps = main.locator('section[aria-labelledby="approach"]').getByRole("listitem");
    await expect(steps.locator("svg"), path).toHaveCount(service.approach?.length ?? 0);
    const works = main.locator('section[aria-labelledby="works"]').getByRole("link");
    await expect(works.locator("img"), path).toHaveCount(service.proof.length);
    for (const [index, { label, href }] of service.proof.entries()) {
      await expect(works.nth(index), path).toHaveAttribute("href", href);
      await expect(works.nth(index), path).toContainText(label);
    }
    if (service.image) await expect(main.getByAltText(service.image.alt), path).toBeVisible();
    if (!service.pointer) continue;
    const { label, href } = service.pointer.link;
    await expect(main.getByRole("link", { name: label }), path).toHaveAttribute("href", href);
  }
});

test("R-PRJ-01 to 29: every project page with its parts and its own links", async ({ page }) => {
  for (const { slug, actions, footerLinks, next, stats, result: text, viewDetails } of projects) {
    await page.goto(`/portfolio/${slug}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Back to Portfolio" })).toHaveAttribute("href", "/portfolio");
    await expect(main.getByRole("heading", { level: 2 })).toHaveText([
      "Project Highlights",
      "Project Result",
    ]);
    await expect(main.locator("dl").first().locator("dd")).toHaveText(stats.map(({ value }) => value));
    const result = main.locator('section[aria-labelledby="result"]');
    await expect(result.locator("dd")).toHaveText(text.metrics.map(({ value }) => value));
    await expect(main.getByRole("heading", { level: 3 })).toHaveText([
      "Work delivered",
      "Tools",
      "Client profile",
      text.headline,
    ]);
    for (const { label, href } of [...actions, ...footerLinks]) {
      const link = main.getByRole("link", { name: label }).and(main.locator(`[href="${href}"]`));
      await expect(link.first(), `${slug}: ${label}`).toBeVisible();
      if (href.startsWith("https")) await expect(link.first()).toHaveAttribute("target", "_blank");
    }
    const onward = main.getByRole("link", { name: "Next Project" });
    if (next) await expect(onward, slug).toHaveAttribute("href", next);
    else await expect(onward, slug).toHaveCount(0);
    await expect(main.getByText("Portfolio Complete"), slug).toHaveCount(next ? 0 : 1);
    await expect(main.getByRole("button", { name: "View Details" }), slug).toHaveCount(viewDetails ? 1 : 0);
  }
});

test("every project shows its pictures, each told and captioned, and leads on to another with that one's picture", async ({
  page,
}) => {
  for (const { slug, image, images = [], next } of projects) {
    await page.goto(`/portfolio/${slug}`);
    const main = page.getByRole("main");
    const figures = main.locator("figure");
    await expect(figures, slug).toHaveCount(images.length);
    for (const [index, { alt, caption = "" }] of images.entries()) {
      const shown = figures.nth(index).getByRole("img", { name: alt });
      await expect(shown, slug).toHaveAttribute("loading", "lazy");
      await expect(shown, slug).toHaveAttribute("width", /^\d+$/);
      await expect(figures.nth(index), slug).toContainText(caption);
      await shown.scrollIntoViewIfNeeded();
      await expect
        .poll(() => shown.evaluate((element: HTMLImageElement) => element.naturalWidth))
        .toBeGreaterThan(1);
    }
    expect(new Set([image.alt, ...images.map(({ alt }) => alt)]).size, slug).toBe(1 + images.length);
    const onward = main
      .getByRole("navigation")
      .getByRole("link")
      .filter({ has: page.locator("img") });
    await expect(onward, slug).toHaveCount(1);
    const href = await onward.getAttribute("href");
    expect(href, slug).not.toBe(`/portfolio/${slug}`);
    if (next) expect(href, slug).toBe(next);
    const following = projects.find((project) => `/portfolio/${project.slug}` === href);
    await expect(onward, slug).toContainText(following?.title ?? "no project");
    await expect(onward.locator("img"), slug).toHaveAttribute(
      "src",
      new RegExp(`/${following?.image.name}\\.`),
    );
  }
});

for (const { slug } of projects.filter(({ viewDetails }) => viewDetails)) {
  test(`R-PRJ-19, 21: View Details on ${slug} goes nowhere but to the highlights`, async ({ page }) => {
    await page.goto(`/portfolio/${slug}`);
    await running(page);
    await page.getByRole("button", { name: "View Details" }).click();
    await expect(page.getByRole("heading", { name: "Project Highlights" })).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`/portfolio/${slug}$`));
  });
}

test("R-CSD-01 to 09, 13: every case study with its sections in order, all that its record tells in them", async ({
  page,
}) => {
  for (const study of caseStudies) {
    await page.goto(`/case-studies/${study.slug}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: /back/i })).toHaveAttribute("href", "/case-studies");
    await expect(main.getByRole("heading", { level: 2 })).toHaveText([
      "Overview",
      "Objectives",
      "Approach",
      "Key challenges",
      "Results",
      "Technologies",
      "Final outcome",
    ]);
    await expect(main.locator("dl").first().locator("dd")).toHaveText(study.stats.map(({ value }) => value));
    // Drawings have lists of their own.
    const entries = (id: string) => main.locator(`section[aria-labelledby="${id}"] li:not(.drawing li)`);
    await expect(entries("overview")).toHaveText(study.overview.regions);
    for (const id of ["objectives", "approach", "challenges", "results", "technologies"] as const)
      await expect(entries(id), `${study.slug}: ${id}`).toHaveCount(study[id].length);
    await expect(main.locator("blockquote")).toHaveCount(1);
    await expect(main.locator("blockquote + figcaption")).not.toBeEmpty();
    await expect(main.getByRole("link", { name: "Start Your Project" })).toHaveAttribute("href", "/contact");
    await expect(main.getByRole("link", { name: "View More Case Studies" })).toHaveAttribute(
      "href",
      "/case-studies",
    );
  }
});

/** What a page calls itself: its first heading, and the last step of the way to it as machines are told. */
async function namesOf(page: Page) {
  const ways = await page.locator('script[type="application/ld+json"]').allTextContents();
  const steps = ways.flatMap((text) => Array.from(text.matchAll(/"position":\d+,"name":"([^"]*)"/g)));
  return { heading: await page.getByRole("heading", { level: 1 }).textContent(), step: steps.at(-1)?.[1] };
}

test("a study and a project are called the same on their card, their page and in breadcrumbs", async ({
  page,
}) => {
  for (const list of ["/case-studies", "/portfolio"]) {
    await page.goto(list);
    const cards = await page
      .getByRole("main")
      .locator("article")
      .evaluateAll((articles) =>
        articles.map((article) => ({
          title: (article.querySelector("h2 span") ?? article.querySelector("h2, h3"))?.textContent ?? "",
          href: article.querySelector("a")?.getAttribute("href") ?? "",
        })),
      );
    expect(cards.length).toBeGreaterThan(0);
    for (const { title, href } of cards) {
      await page.goto(href);
      const { heading, step } = await namesOf(page);
      expect(heading?.endsWith(`: ${title}`), `${href}: ${heading} / ${title}`).toBe(true);
      expect(step, href).toBe(heading);
    }
  }
});

test("each study is told in three lines, says how its results are known, and leads on", async ({ page }) => {
  for (const { slug, services: named } of caseStudies) {
    const path = `/case-studies/${slug}`;
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("region", { name: "The study in three lines" }).locator("p")).toHaveCount(3);
    await expect(main.locator('section[aria-labelledby="results"]')).toContainText(
      /How we know\. (?:All results|Results? \d[\w ,]*): \w/,
    );
    const further = main.getByRole("navigation", { name: "Read on" });
    const offered = services.filter((service) => named.includes(`/services/${service.slug}`));
    await expect(further.locator('a[href^="/services/"]')).toHaveCount(offered.length);
    const shown = projects.filter(({ actions }) => actions.some(({ href }) => href === path));
    await expect(further.locator('a[href^="/portfolio/"]')).toHaveCount(Math.min(shown.length, 1));
    await expect(further.locator('a[href^="/case-studies/"]')).toHaveCount(1);
    await expect(further.locator(`a[href="${path}"]`)).toHaveCount(0);
  }
});

test("what went wrong is told where it is known, within the challenges", async ({ page }) => {
  for (const { slug, setback } of caseStudies) {
    await page.goto(`/case-studies/${slug}`);
    await expect(
      page.locator('section[aria-labelledby="challenges"]').getByRole("heading", { name: "What went wrong" }),
      slug,
    ).toHaveCount(setback ? 1 : 0);
  }
});

test("pictures of work say that they are drawn, and a project without a study says so", async ({ page }) => {
  for (const path of [...below("/portfolio"), ...below("/case-studies")]) {
    await page.goto(path);
    await expect(page.getByText(/^Our illustration\b/), path).toBeVisible();
    const studies = await page.getByRole("main").locator('a[href^="/case-studies/"]').count();
    const note = page.getByText("There’s no case study of this project.");
    await expect(note, path).toHaveCount(studies === 0 ? 1 : 0);
  }
});

test("R-CST-07, R-CLI-01 to 09, 16: figures, flags, voices, partners, featured work and regions", async ({
  page,
}) => {
  await page.goto("/clients");
  const main = page.getByRole("main");
  const figures = main.locator("dl").first();
  await expect(figures.locator("dd")).toHaveText(clientFigures.map(({ value }) => value));
  await expect(figures.locator("dt")).toHaveText(clientFigures.map(({ label }) => label));
  await expect(main.locator('img[src^="/images/flags/"]')).toHaveCount(countries.length);
  await expect(main.locator("#partners").getByRole("listitem")).toHaveCount(partners.length);
  await expect(main.locator("#featured-projects").getByRole("link")).toHaveCount(featuredProjects.length);
  const reach = main.locator("#global-reach");
  await expect(reach.getByRole("heading", { level: 3 })).toHaveText(regions.map(({ title }) => title));
  await expect(reach.getByRole("img", { name: /^Map of the world/ })).toBeVisible();
  const closing = main.locator("section").last();
  await expect(closing.locator('a[href="/contact/consultation"]')).toHaveCount(1);
  await expect(closing.locator('a[href="/portfolio"]')).toHaveCount(1);
});

test("R-ABT-01 to 10: each variant with its own parts", async ({ page }) => {
  const counts: Record<string, [selector: string, count: number]> = {
    "/about": ["main img", aboutImages.length],
    "/about/team": ["main img", team.length],
    "/about/story": ["main ol > li h2", timeline.length],
    "/about/mission": ['section[aria-labelledby="values"] li', values.length],
    "/about/careers": ["main dl dt", reasons.length],
    "/about/faq": ["main ol > li h2", questions.length],
  };
  const headings = new Set<string | null>();
  for (const [path, [selector, count]] of Object.entries(counts)) {
    await page.goto(path);
    await expect(page.locator(selector), path).toHaveCount(count);
    headings.add(await page.getByRole("heading", { level: 1 }).textContent());
    const closing = page.getByRole("main").locator("section").last();
    await expect(closing.locator('a[href="/contact/consultation"]')).toHaveCount(1);
    await expect(closing.locator('a[href="/contact/general"]')).toHaveCount(1);
  }
  expect(headings.size).toBe(6);
  await page.goto("/about/story");
  for (const { year } of timeline) await expect(page.getByText(`${year}`, { exact: true })).toBeVisible();
  await page.goto("/about/careers");
  await expect(page.getByRole("link", { name: "Express Interest" })).toHaveAttribute(
    "href",
    "/contact/careers",
  );
  await page.goto("/about/faq");
  for (const { answer } of questions) await expect(page.getByText(answer)).toBeVisible();
});

test("R-CON-01 to 07: each type, the office, its hours, and a map that calls nobody until asked", async ({
  page,
  baseURL,
}) => {
  const others: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "")) others.push(request.url());
  });
  const titles = new Set<string | null>();
  for (const { type } of contactTypes) {
    await page.goto(`/contact/${type}`);
    await running(page);
    const main = page.getByRole("main");
    await expect(main.locator('[aria-current="page"]')).toHaveAttribute("href", `/contact/${type}`);
    titles.add(await main.getByRole("heading", { level: 2 }).first().textContent());
    for (const { days, hours } of openingHours.days) {
      const line = main.locator("dl > div").filter({ has: page.getByText(days, { exact: true }) });
      await expect(line).toContainText(hours);
    }
    await expect(main.getByText(openingHours.zone, { exact: true })).toBeVisible();
    await expect(main.locator('a[href^="tel:"]')).toHaveCount(agency.phones.length);
    await expect(main.getByText(/Open now|Closed at the moment/)).toBeVisible();
  }
  expect(titles.size).toBe(contactTypes.length);
  expect(others).toEqual([]);
  await page.goto("/contact/consultation");
  await expect(page.getByText(/free 30-minute/i)).toBeVisible();
  await running(page);
  await page.getByRole("link", { name: "Show the streets here", exact: true }).press("Enter");
  await expect(page.locator("iframe")).toHaveAttribute("title", /\w/);
  await expect(page.locator("iframe")).toBeFocused();
  await expect.poll(() => others.length).toBeGreaterThan(0);
});

test("the contact forms are named, so that they are landmarks", async ({ page }) => {
  for (const { type } of contactTypes) {
    await page.goto(`/contact/${type}`);
    const heading = page.getByRole("main").getByRole("heading", { level: 2 }).first();
    await expect(page.getByRole("form", { name: (await heading.textContent())! })).toHaveCount(1);
  }
});

test("what is not there, or cannot be reached, has a title with the site's name as every page has", async ({
  page,
}) => {
  await page.goto("/no-such-page");
  await expect(page).toHaveTitle(`404 Page Not Found · ${agency.name}`);
  await page.goto("/offline");
  await expect(page).toHaveTitle(new RegExp(`^You.re offline · ${agency.name}$`));
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("R-CON-05: the map's link says that it opens in a new tab", async ({ page }) => {
    await page.goto("/contact");
    const link = page.getByRole("link", {
      name: "Show the streets on OpenStreetMap (opens in a new tab)",
      exact: true,
    });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  });
});
