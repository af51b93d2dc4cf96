import { globSync, readFileSync } from "node:fs";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { everyPath, pageOfEachKind } from "./pages.ts";
import { expect, gotoHydrated, running, test } from "./fixtures.ts";

/** What every answer carries, whether the platform (`public/_headers`) or the worker gives it. */
const common = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
};

const documentHeaders = {
  ...common,
  // For this host only, unless the owner sets `HSTS` otherwise.
  "strict-transport-security": "max-age=63072000",
  "cross-origin-opener-policy": "same-origin",
  "x-frame-options": "DENY",
};

for (const path of [
  "/",
  "/clients",
  "/contact?submitted=true",
  "/nothing-here",
  "/services/nothing",
  "/offline",
]) {
  test(`${path}: a strict policy that its own evaluator accepts, and the other headers`, async ({
    request,
  }) => {
    const response = await request.get(path);
    const headers = response.headers();
    expect(headers).toMatchObject(documentHeaders);
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["access-control-allow-origin"]).toBeUndefined();
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).not.toMatch(/unsafe-|https?:\/\/\*|script-src[^;]* \*/);
    for (const directive of [
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy).toContain(directive);
    }
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    expect(findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)).toEqual([]);
  });
}

test("static files and the API carry the same headers as pages, and allow nothing", async ({ request }) => {
  const asset = /"(\/assets\/[^" ]+\.js)[" ]/.exec(await (await request.get("/")).text())?.[1] ?? "";
  const files = [asset, "/favicon.svg", "/fonts/mona-sans-text.woff2", "/images/art/reach.svg"];
  for (const path of [...files, "/api/health", "/api/nothing", "/services.data"]) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject(common);
    expect(headers["content-security-policy"], path).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers["access-control-allow-origin"], path).toBeUndefined();
  }
  // A browser that shows one of these asks for the icon.
  for (const path of ["/llms.txt", "/robots.txt", "/feed.xml", "/sitemap.xml"]) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject(common);
    const policy = "default-src 'none'; img-src 'self'; frame-ancestors 'none'";
    expect(headers["content-security-policy"], path).toBe(policy);
  }
  for (const [path, type] of [
    ["/favicon.ico", /^image\//],
    ["/speculation.json", "application/speculationrules+json"],
  ] as const)
    expect((await request.get(path)).headers()["content-type"], path).toMatch(type);
  expect((await request.get(asset)).headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await request.get("/api/health")).headers()["cache-control"]).toBe("no-store");
});

test("what is not for visitors is not there", async ({ request }) => {
  const others = ["/.git/HEAD", "/.env", "/.dev.vars", "/wrangler.toml", "/package.json", "/_headers"];
  for (const path of others) expect((await request.get(path)).status(), path).toBe(404);
});

test("no secret, setting or visitor's data is in what browsers load", async ({ request }) => {
  const files = globSync("build/client/**/*.{js,css,txt}").map((file) => [file, readFileSync(file, "utf8")]);
  const pages = await Promise.all(
    everyPath.map(async (path) => [path, await (await request.get(path)).text()]),
  );
  for (const [file, text] of [...files, ...pages]) {
    expect(text, file).not.toMatch(/FORWARD_|whsec_|RETENTION_DAYS|CONTACT_LIMIT|sourceMappingURL=data/);
    expect(text, file).not.toMatch(/\/(?:home|root|work|Users)\/[a-z]+\//);
  }
});

// A violation is an error in the console, which fails any test; tests of layout open each page by its address.
test("no kind of page violates its policy, opened by the router", async ({ page }) => {
  await gotoHydrated(page, "/");
  for (const path of pageOfEachKind) {
    // Not awaited in the page: the router opens the slides as a new document, which ends this one.
    await page.evaluate((to) => {
      type Router = { navigate(to: string): Promise<void> };
      const name = "__reactRouterDataRouter";
      void (window as unknown as Record<typeof name, Router>)[name].navigate(to);
    }, path);
    await page.waitForURL((url) => url.pathname === path);
    await running(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});
