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
import { asked, elsewhere, expect, expectHref, gotoHydrated, test } from "./fixtures.ts";

/** A page on a project or study says once who drew its pictures; a project without a case study invites to a call. */
async function expectWork(page: Page, path: string): Promise<void> {
  await expect(page.getByText(/^Illustration: /), path).toHaveCount(1);
  const studies = await page.getByRole("main").locator('a[href^="/case-studies/"]').count();
  const call = page.getByRole("main").getByRole("link", { name: "Ask us on a call." });
  await expect(call, path).toHaveCount(studies === 0 ? 1 : 0);
}

// Texts come with the page; starting the application would only take time.
test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every service page on one layout", async ({ page }) => {
    for (const service of services) {
      const path = `/services/${service.slug}`;
      await page.goto(path);
      const main = page.getByRole("main");
      await expectHref(main.getByRole("link", { name: "Back to Services" }), "/services");
      await expectHref(main.getByRole("link", { name: "Get Started", exact: true }), "/contact");
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
        await expectHref(works.nth(index), href, path);
        await expect(works.nth(index), path).toContainText(label);
      }
      if (service.image) await expect(main.getByAltText(service.image.alt), path).toBeVisible();
      if (!service.pointer) continue;
      const { label, href } = service.pointer.link;
      await expectHref(main.getByRole("link", { name: label }), href, path);
    }
  });

  test("project pages with their name, parts, own links and pictures", async ({ page }) => {
    for (const project of projects) {
      const { slug, images = [], next } = project;
      const path = `/portfolio/${slug}`;
      await page.goto(path);
      await expectWork(page, path);
      const main = page.getByRole("main");
      await expectHref(main.getByRole("link", { name: "Back to Portfolio" }), "/portfolio");
      await expect(main.getByRole("heading", { level: 2 })).toHaveText([
        "Project Highlights",
        "Project Result",
      ]);
      const stats = main.locator("dl").first().locator("dd");
      await expect(stats).toHaveText(project.stats.map(({ value }) => value));
      const result = main.locator('section[aria-labelledby="result"]');
      await expect(result.locator("dd")).toHaveText(project.result.metrics.map(({ value }) => value));
      await expect(main.getByRole("heading", { level: 3 })).toHaveText([
        "Work delivered",
        "Tools",
        "Client profile",
        project.result.headline,
      ]);
      for (const { label, href } of [...project.actions, ...project.footerLinks]) {
        const link = main.getByRole("link", { name: label }).and(main.locator(`[href="${href}"]`));
        await expect(link.first(), `${slug}: ${label}`).toBeVisible();
      }
      const nextLink = main.getByRole("link", { name: "Next Project" });
      if (next) await expectHref(nextLink, next, slug);
      else await expect(nextLink, slug).toHaveCount(0);
      await expect(main.getByText("Portfolio Complete"), slug).toHaveCount(next ? 0 : 1);
      const details = main.getByRole("button", { name: "View Details" });
      await expect(details, slug).toHaveCount(project.viewDetails ? 1 : 0);

      const figures = main.locator("figure");
      await expect(figures, slug).toHaveCount(images.length);
      for (const [index, { alt, caption = "" }] of images.entries()) {
        const shown = figures.nth(index).getByRole("img", { name: alt });
        await expect(shown, slug).toHaveAttribute("loading", "lazy");
        await expect(shown, slug).toHaveAttribute("width", /^\d+$/);
        await expect(figures.nth(index), slug).toContainText(caption);
      }
      const alts = [project.image, ...images].map(({ alt }) => alt);
      expect(new Set(alts).size, slug).toBe(alts.length);
      const onward = main.locator("nav a:has(img)");
      await expect(onward, slug).toHaveCount(1);
      const href = await onward.getAttribute("href");
      expect(href, slug).not.toBe(path);
      if (next) expect(href, slug).toBe(next);
      const following = projects.find((each) => `/portfolio/${each.slug}` === href);
      await expect(onward, slug).toContainText(following?.title ?? "no project");
      const picture = new RegExp(`/${following?.image.name}\\.`);
      await expect(onward.locator("img"), slug).toHaveAttribute("src", picture);
    }
  });

  test("case studies with all their records tell, and ways on", async ({ page }) => {
    for (const study of caseStudies) {
      const path = `/case-studies/${study.slug}`;
      await page.goto(path);
      await expectWork(page, path);
      const main = page.getByRole("main");
      await expectHref(main.getByRole("link", { name: /back/i }), "/case-studies");
      await expect(main.getByRole("heading", { level: 2 })).toHaveText([
        "Overview",
        "Objectives",
        "Approach",
        "Key challenges",
        "Results",
        "What we delivered",
        "Technologies",
        "Final outcome",
      ]);
      const stats = main.locator("dl").first().locator("dd");
      await expect(stats).toHaveText(study.stats.map(({ value }) => value));
      const section = (id: string) => main.locator(`section[aria-labelledby="${id}"]`);
      // Drawings have lists of their own.
      const entries = (id: string) => section(id).locator("li:not(.drawing li)");
      await expect(entries("overview")).toHaveText(study.overview.regions);
      for (const id of [
        "objectives",
        "approach",
        "challenges",
        "results",
        "delivered",
        "technologies",
      ] as const)
        await expect(entries(id), `${study.slug}: ${id}`).toHaveCount(study[id].length);
      await expect(main.locator("blockquote")).toHaveCount(1);
      await expect(main.locator("blockquote + figcaption")).not.toBeEmpty();
      await expectHref(main.getByRole("link", { name: "Start Your Project" }), "/contact");
      await expectHref(main.getByRole("link", { name: "View More Case Studies" }), "/case-studies");
      const lines = main.getByRole("region", { name: "The study in three lines" }).locator("p");
      await expect(lines).toHaveCount(3);
      const further = main.getByRole("navigation", { name: "Read on" });
      const offered = services.filter((service) => study.services.includes(`/services/${service.slug}`));
      await expect(further.locator('a[href^="/services/"]')).toHaveCount(offered.length);
      const shown = projects.filter(({ actions }) => actions.some(({ href }) => href === path));
      await expect(further.locator('a[href^="/portfolio/"]')).toHaveCount(Math.min(shown.length, 1));
      await expect(further.locator('a[href^="/case-studies/"]')).toHaveCount(1);
      await expect(further.locator(`a[href="${path}"]`)).toHaveCount(0);
      const wrong = section("challenges").getByRole("heading", { name: "What went wrong" });
      await expect(wrong, study.slug).toHaveCount(study.setback ? 1 : 0);
    }
  });

  test("figures, flags, partners, featured work, regions", async ({ page }) => {
    await page.goto("/clients");
    const main = page.getByRole("main");
    const figures = main.locator("dl").first();
    await expect(figures.locator("dd")).toHaveText(clientFigures.map(({ value }) => value));
    await expect(figures.locator("dt")).toHaveText(clientFigures.map(({ label }) => label));
    await expect(main.locator('img[src^="/images/flags/"]')).toHaveCount(countries.length);
    await expect(main.locator("#partners").getByRole("listitem")).toHaveCount(partners.length);
    await expect(main.locator("#featured-projects").getByRole("link")).toHaveCount(featuredProjects.length);
    const reach = main.locator("#global-reach");
    await expect(reach.getByRole("heading", { level: 3 })).toHaveText(
      regions.map(({ title }) => title),
      { useInnerText: true },
    );
    await expect(reach.getByRole("img", { name: /^Map of the world/ })).toBeVisible();
    const closing = main.locator("section").last();
    await expect(closing.locator('a[href="/contact/consultation"]')).toHaveCount(1);
    await expect(closing.locator('a[href="/portfolio"]')).toHaveCount(1);
  });

  test("each variant with its own parts", async ({ page }) => {
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
      if (path === "/about/story")
        for (const { year } of timeline)
          await expect(page.getByText(`${year}`, { exact: true })).toBeVisible();
      if (path === "/about/careers")
        await expectHref(page.getByRole("link", { name: "Express Interest" }), "/contact/careers");
      if (path === "/about/faq")
        for (const { answer } of questions) await expect(page.getByText(answer)).toBeVisible();
    }
    expect(headings.size).toBe(6);
  });
});

test("View Details goes nowhere but to the highlights", async ({ page }) => {
  const path = `/portfolio/${projects.find(({ viewDetails }) => viewDetails)?.slug}`;
  await gotoHydrated(page, path);
  await page.getByRole("button", { name: "View Details" }).click();
  await expect(page.getByRole("heading", { name: "Project Highlights" })).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

/** Who reads the messages of each type. */
const readBy = {
  general: /client team/,
  quote: /would lead the work/,
  consultation: /client team/,
  careers: /team you’d join/,
};

test("each type, the office, and a map that waits to be asked", async ({ page, baseURL }) => {
  const others = asked(page, elsewhere(baseURL));
  const titles = new Set<string | null>();
  const main = page.getByRole("main");
  await gotoHydrated(page, `/contact/${contactTypes[0]?.type}`);
  for (const { type } of contactTypes) {
    // From one to the next by its link, as visitors do.
    if (titles.size > 0) await main.locator(`a[href="/contact/${type}"]`).first().click();
    await expectHref(main.locator('[aria-current="page"]'), `/contact/${type}`);
    const title = (await main.getByRole("heading", { level: 2 }).first().textContent()) ?? "";
    titles.add(title);
    // With a name it is a landmark.
    await expect(page.getByRole("form", { name: title })).toHaveCount(1);
    for (const { days, hours } of openingHours.days) {
      const line = main.locator("dl > div").filter({ has: page.getByText(days, { exact: true }) });
      await expect(line).toContainText(hours);
    }
    await expect(main.getByText(openingHours.zone, { exact: true })).toBeVisible();
    await expect(main.locator('a[href^="tel:"]')).toHaveCount(agency.phones.length);
    await expect(main.getByText(/Open now|Closed at the moment/)).toBeVisible();
    const next = page.getByRole("region", { name: "What happens next" });
    await expect(next.getByRole("term"), type).toHaveText([
      "Who reads it",
      "When you hear from us",
      "Have ready",
      "Your reference",
    ]);
    await expect(next, type).toContainText(readBy[type]);
    await expect(next, type).toContainText(
      type === "careers" ? "within a week" : /within 24 hours, on working days/,
    );
  }
  expect(titles.size).toBe(contactTypes.length);
  expect(others).toEqual([]);
  await main.locator('a[href="/contact/consultation"]').first().click();
  await expect(page.getByText(/free 30-minute/i)).toBeVisible();
  const frame = page.locator("iframe");
  await expect(frame).toHaveAttribute("title", new RegExp(agency.address.city));
  // Our own chart says where the office is, also to those who do not see it.
  const chart = page.frameLocator("iframe").getByRole("img", { name: new RegExp(agency.address.city) });
  await expect(chart).toBeVisible();
  await expect(chart.getByText("Our office")).toBeVisible();
  await page.getByRole("button", { name: "Show the streets on OpenStreetMap", exact: true }).press("Enter");
  await expect(page.locator("iframe")).toBeFocused();
  await expect.poll(() => others.length).toBeGreaterThan(0);
});
