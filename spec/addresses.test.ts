/** Every address the specification fixes (App. B of the requirements): 48 pages, aliases and linked pages. */
import { expect, test } from "vitest";
import { aliases } from "../e2e/pages.ts";
import { pages } from "../content/pages.server.ts";

const under = (base: string, slugs: string) => slugs.split(" ").map((slug) => `${base}/${slug}`);

const canonicalPaths = [
  "/",
  "/services",
  ...under(
    "/services",
    "web-development data-analytics seo-sem digital-marketing content project-management branding social-media digital-transformation training account-based-management",
  ),
  "/portfolio",
  ...under(
    "/portfolio",
    "tfp-fertility-project pacificskillshare-project batumi-immo-project kleenex-project samsung-project imga-project voxbone-project bene-project invicta-project precor-project peloton-project island-harvests-project thermo-fisher-project",
  ),
  "/case-studies",
  ...under(
    "/case-studies",
    "island-harvests tfp-fertility-group pacificskillshare batumi-immo kimberly-clark-kleenex samsung thermo-fisher",
  ),
  "/clients",
  "/about",
  ...under("/about", "mission team story careers faq"),
  "/contact",
  ...under("/contact", "general quote consultation careers"),
  "/presentation",
];

const linkedPaths = ["/blog", "/privacy", "/terms", "/cookies"];

const furtherAddresses = [
  ["/portfolio/pacific-skillshare-project", "/portfolio/pacificskillshare-project"],
  ["/case-studies/pacific-skillshare", "/case-studies/pacificskillshare"],
];

test("R-RTE-01 to 12: there are 48 canonical pages, and those they link to", () => {
  expect(new Set(canonicalPaths).size).toBe(48);
  const there = new Set(pages.map(({ path }) => path));
  expect([...canonicalPaths, ...linkedPaths].filter((path) => !there.has(path))).toEqual([]);
});

test("R-RTE-13, R-RTE-15: two records have a second address", () =>
  expect(aliases).toEqual(furtherAddresses));
