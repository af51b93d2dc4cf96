/** Every address the specification fixes (App. B of the requirements): 48 pages, aliases and linked pages. */
const under = (base: string, slugs: string) => slugs.split(" ").map((slug) => `${base}/${slug}`);

export const canonicalPaths = [
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

export const linkedPaths = ["/blog", "/privacy", "/terms", "/cookies"];

export const aliases: [alias: string, canonical: string][] = [
  ["/portfolio/pacific-skillshare-project", "/portfolio/pacificskillshare-project"],
  ["/case-studies/pacific-skillshare", "/case-studies/pacificskillshare"],
  ["/contact/anything", "/contact"],
  ["/about/anything", "/about"],
  ["/clients/partners", "/clients"],
];
