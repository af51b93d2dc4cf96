import type { PortfolioFilter } from "./schema.ts";

export const portfolioFilters: readonly PortfolioFilter[] = [
  { key: "all", label: "All Projects" },
  { key: "web", label: "Website Builds" },
  { key: "dashboard", label: "Dashboards" },
  { key: "campaign", label: "Digital Campaigns" },
];
