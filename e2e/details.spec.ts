import type { Page } from "playwright/test";
import { canonicalPaths } from "./paths.ts";
import { expect, running, test } from "./visitor.ts";

const below = (base: string) => canonicalPaths.filter((path) => path.startsWith(`${base}/`));

test("R-SRV-07 to 13: eleven service pages on one layout", async ({ page }) => {
  const optional = new Set<string>();
  for (const path of below("/services")) {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Back to Services" })).toHaveAttribute("href", "/services");
    await expect(main.getByRole("link", { name: "Get Started", exact: true })).toHaveAttribute(
      "href",
      "/contact",
    );
    const headings = await main.getByRole("heading", { level: 2 }).allTextContents();
    expect(headings[0], path).toBe("What We Deliver");
    expect(headings.at(-1), path).toBe("Why Choose Us");
    for (const heading of headings.slice(1, -1)) {
      expect(["Our Approach", "Proven Capabilities"]).toContain(heading);
      optional.add(heading);
    }
    const deliver = main.locator('section[aria-labelledby="deliver"]').getByRole("listitem");
    expect(await deliver.count(), path).toBeGreaterThanOrEqual(3);
  }
  expect(optional.size).toBe(2);
});

test("C-03: the branding page leads on to project management", async ({ page }) => {
  await page.goto("/services/branding");
  const link = page.getByRole("main").getByRole("link", { name: "Project management for brand programmes" });
  await expect(link).toHaveAttribute("href", "/services/project-management");
});

/** Links of each project page: name, target (R-PRJ-06 to 29). `null` means that no such link may exist. */
const projectLinks: Record<string, [name: string, href: string | null][]> = {
  "tfp-fertility-project": [
    ["Visit Website", "https://tfp-fertility.example/"],
    ["See How We Did It", "/case-studies/tfp-fertility-group"],
    ["Start Your Project", "/contact"],
  ],
  "pacificskillshare-project": [
    ["View Demo", "https://demo.pacificskillshare.example/"],
    ["See How We Did It", "/case-studies/pacificskillshare"],
    ["Next Project", "/portfolio/samsung-project"],
  ],
  "batumi-immo-project": [
    ["Visit Website", "https://batumi-immo.example/"],
    ["See How We Did It", "/case-studies/batumi-immo"],
    ["Next Project", "/portfolio/pacificskillshare-project"],
  ],
  "kleenex-project": [
    ["View Case Study", "/case-studies/kimberly-clark-kleenex"],
    ["See How We Did It", "/case-studies/kimberly-clark-kleenex"],
    ["Next Project", "/portfolio/tfp-fertility-project"],
  ],
  "samsung-project": [
    ["View Case Study", "/case-studies/samsung"],
    ["See How We Did It", "/case-studies/samsung"],
    ["Next Project", "/portfolio/batumi-immo-project"],
  ],
  "imga-project": [
    ["Next Project", "/portfolio/voxbone-project"],
    ["See How We Did It", null],
  ],
  "voxbone-project": [
    ["Next Project", "/portfolio/bene-project"],
    ["See How We Did It", null],
  ],
  "bene-project": [["Next Project", "/portfolio/invicta-project"]],
  "invicta-project": [["Next Project", "/portfolio/precor-project"]],
  "precor-project": [["Next Project", "/portfolio/peloton-project"]],
  "peloton-project": [
    ["View All Projects", "/portfolio"],
    ["Next Project", null],
  ],
  "island-harvests-project": [
    ["See How We Did It", "/case-studies/island-harvests"],
    ["View Full Case Study", "/case-studies/island-harvests"],
    ["Start Your Project", "/contact"],
  ],
  "thermo-fisher-project": [["See How We Did It", "/case-studies/thermo-fisher"]],
};

test("R-PRJ-01 to 29: thirteen project pages with their parts and their own links", async ({ page }) => {
  test.setTimeout(60_000);
  const pictures = new Set<string>();
  expect(Object.keys(projectLinks)).toHaveLength(13);
  for (const [slug, links] of Object.entries(projectLinks)) {
    await page.goto(`/portfolio/${slug}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Back to Portfolio" })).toHaveAttribute("href", "/portfolio");
    await expect(main.getByRole("heading", { level: 2 })).toHaveText([
      "Project Highlights",
      "Project Result",
    ]);
    await expect(main.locator("dl").first().locator("dd")).toHaveCount(4);
    const result = main.locator('section[aria-labelledby="result"]');
    await expect(result.locator("dd")).toHaveCount(3);
    await expect(main.getByRole("heading", { level: 3 })).toHaveText([
      "Work delivered",
      "Tools",
      "Client profile",
      (await result.getByRole("heading", { level: 3 }).textContent()) ?? "",
    ]);
    pictures.add((await main.locator("img").first().getAttribute("src")) ?? "");
    for (const [name, href] of links) {
      const link = main.getByRole("link", { name });
      if (href === null) await expect(link, `${slug}: ${name}`).toHaveCount(0);
      else await expect(link, `${slug}: ${name}`).toHaveAttribute("href", href);
      if (href?.startsWith("https")) await expect(link).toHaveAttribute("target", "_blank");
    }
  }
  expect(pictures.size).toBe(13);
  await page.goto("/portfolio/peloton-project");
  await expect(page.getByText("Portfolio Complete")).toBeVisible();
});

for (const slug of ["imga-project", "voxbone-project"]) {
  test(`R-PRJ-19, 21: View Details on ${slug} goes nowhere but to the highlights`, async ({ page }) => {
    await page.goto(`/portfolio/${slug}`);
    await running(page);
    await page.getByRole("button", { name: "View Details" }).click();
    await expect(page.getByRole("heading", { name: "Project Highlights" })).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`/portfolio/${slug}$`));
    await expect(page.getByRole("main").locator('a[href^="/case-studies/"]')).toHaveCount(0);
  });
}

test("R-CSD-01 to 06, 13: seven case studies with their sections in order", async ({ page }) => {
  for (const path of below("/case-studies")) {
    await page.goto(path);
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
    await expect(main.locator("dl").first().locator("dd")).toHaveCount(4);
    await expect(main.locator("blockquote")).toHaveCount(1);
    await expect(main.locator("figcaption")).not.toBeEmpty();
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
    expect(cards.length).toBeGreaterThanOrEqual(7);
    for (const { title, href } of cards) {
      await page.goto(href);
      const { heading, step } = await namesOf(page);
      expect(heading?.endsWith(`: ${title}`), `${href}: ${heading} / ${title}`).toBe(true);
      expect(step, href).toBe(heading);
    }
  }
});

test("each study is told in three lines, says how its results are known, and leads on", async ({ page }) => {
  for (const path of below("/case-studies")) {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("region", { name: "The study in three lines" }).locator("p")).toHaveCount(3);
    await expect(main.locator('section[aria-labelledby="results"]')).toContainText(
      /How we know\. (?:All results|Results? \d[\w ,]*): \w/,
    );
    const further = main.getByRole("navigation", { name: "Read on" });
    await expect(further.locator('a[href^="/services/"]').first()).toBeVisible();
    await expect(further.locator('a[href^="/portfolio/"]')).toHaveCount(1);
    await expect(further.locator('a[href^="/case-studies/"]')).toHaveCount(1);
    await expect(further.locator(`a[href="${path}"]`)).toHaveCount(0);
  }
});

test("what went wrong is told where it is known, within the challenges", async ({ page }) => {
  for (const slug of ["island-harvests", "pacificskillshare"]) {
    await page.goto(`/case-studies/${slug}`);
    await expect(
      page.locator('section[aria-labelledby="challenges"]').getByRole("heading", { name: "What went wrong" }),
    ).toBeVisible();
  }
  await page.goto("/case-studies/samsung");
  await expect(page.getByRole("heading", { name: "What went wrong" })).toHaveCount(0);
});

test("pictures of work say that they are drawn, and a project without a study says so", async ({ page }) => {
  for (const path of [...below("/portfolio"), ...below("/case-studies")]) {
    await page.goto(path);
    await expect(page.getByText(/^Illustration, drawn by us/), path).toBeVisible();
    const studies = await page.getByRole("main").locator('a[href^="/case-studies/"]').count();
    const note = page.getByText("There’s no case study of this project.");
    await expect(note, path).toHaveCount(studies === 0 ? 1 : 0);
  }
});

test("R-CSD-07 to 09: the fertility study's figures, regions and counts", async ({ page }) => {
  await page.goto("/case-studies/tfp-fertility-group");
  const main = page.getByRole("main");
  await expect(main.locator("dl").first().locator("dd")).toHaveText(["8", "12", "5", "100%"]);
  await expect(main.locator('section[aria-labelledby="overview"]').getByRole("listitem")).toHaveText([
    "UK",
    "Poland",
    "Netherlands",
    "Denmark",
    "Austria",
  ]);
  for (const [id, count] of Object.entries({
    objectives: 6,
    approach: 6,
    challenges: 4,
    results: 5,
    technologies: 8,
  })) {
    await expect(main.locator(`section[aria-labelledby="${id}"]`).getByRole("listitem"), id).toHaveCount(
      count,
    );
  }
});

test("R-CST-07, R-CLI-01 to 09, 16: figures, flags, voices, partners, featured work and four regions", async ({
  page,
}) => {
  await page.goto("/clients");
  const main = page.getByRole("main");
  await expect(main.locator("dl").first().locator("dd")).toHaveText(["29", "47", "5", "4", "20"]);
  await expect(main.locator("dl").first().locator("dt")).toHaveText([
    "Happy Clients",
    "Projects Completed",
    "Pacific Islands Served",
    "Continents",
    "Countries We've Worked In",
  ]);
  await expect(main.locator('img[src^="/images/flags/"]')).toHaveCount(20);
  await expect(main.locator("#partners").getByRole("listitem")).toHaveCount(12);
  await expect(main.locator("#featured-projects").getByRole("link")).toHaveCount(6);
  await expect(main.locator("#global-reach").getByRole("heading", { level: 3 })).toHaveText([
    "Pacific Islands",
    "Australia & New Zealand",
    "International",
    "EMEA",
  ]);
  await expect(
    main.locator("#global-reach").getByRole("img", { name: /centred on the Pacific/ }),
  ).toBeVisible();
  const closing = main.locator("section").last();
  await expect(closing.locator('a[href="/contact/consultation"]')).toHaveCount(1);
  await expect(closing.locator('a[href="/portfolio"]')).toHaveCount(1);
});

test("R-ABT-01 to 10: six variants, each with its own parts", async ({ page }) => {
  const counts: Record<string, [selector: string, count: number]> = {
    "/about": ["main img", 3],
    "/about/team": ["main img", 6],
    "/about/story": ["main ol > li h2", 5],
    "/about/mission": ['section[aria-labelledby="values"] li', 6],
    "/about/careers": ["main dl dt", 6],
    "/about/faq": ["main ol > li h2", 5],
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
  for (const text of ["2016", "2018", "2020", "2022", "2024"]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByText(/50\+ clients/)).toBeVisible();
  await expect(page.getByText(/15 Pacific nations/)).toBeVisible();
  await page.goto("/about/careers");
  await expect(page.getByRole("link", { name: "Express Interest" })).toHaveAttribute(
    "href",
    "/contact/careers",
  );
  await page.goto("/about/faq");
  await expect(page.getByText(/4–6 weeks/)).toBeVisible();
  await expect(page.getByText(/3–6 months/)).toBeVisible();
});

test("R-CON-01 to 07: four types, the office, its hours, and a map that calls nobody until asked", async ({
  page,
  baseURL,
}) => {
  const others: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "")) others.push(request.url());
  });
  const titles = new Set<string | null>();
  for (const type of ["general", "quote", "consultation", "careers"]) {
    await page.goto(`/contact/${type}`);
    await running(page);
    const main = page.getByRole("main");
    await expect(main.locator('[aria-current="page"]')).toHaveAttribute("href", `/contact/${type}`);
    titles.add(await main.getByRole("heading", { level: 2 }).first().textContent());
    for (const text of ["Mon–Fri", "9:00–17:00", "10:00–14:00", "closed", "Solomon Islands time (GMT+11)"]) {
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(main.locator('a[href^="tel:"]')).toHaveCount(2);
    await expect(main.getByText(/Open now|Closed at the moment/)).toBeVisible();
  }
  expect(titles.size).toBe(4);
  expect(others).toEqual([]);
  await page.goto("/contact/consultation");
  await expect(page.getByText(/free 30-minute/i)).toBeVisible();
  await running(page);
  await page.getByRole("link", { name: "Show the interactive map here", exact: true }).press("Enter");
  await expect(page.locator("iframe")).toHaveAttribute("title", /Honiara/);
  await expect(page.locator("iframe")).toBeFocused();
  expect(others.length).toBeGreaterThan(0);
});

test("the contact forms are named, so that they are landmarks", async ({ page }) => {
  for (const type of ["general", "quote", "consultation", "careers"]) {
    await page.goto(`/contact/${type}`);
    const heading = page.getByRole("main").getByRole("heading", { level: 2 }).first();
    await expect(page.getByRole("form", { name: (await heading.textContent())! })).toHaveCount(1);
  }
});

test("what is not there, or cannot be reached, has a title with the site's name as every page has", async ({
  page,
}) => {
  await page.goto("/no-such-page");
  await expect(page).toHaveTitle("404 Page Not Found · Tidemark Pacific");
  await page.goto("/offline");
  await expect(page).toHaveTitle("No signal out here · Tidemark Pacific");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("R-CON-05, R-NET-08: the map's link says that it opens in a new tab", async ({ page }) => {
    await page.goto("/contact");
    const link = page.getByRole("link", {
      name: "Show the interactive map (opens in a new tab)",
      exact: true,
    });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  });
});
