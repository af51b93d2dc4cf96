import type { Project } from "../schema.ts";

export const kleenex: Project = {
  slug: "kleenex-project",
  client: "Kleenex (Kimberly-Clark)",
  category: "dashboard",
  tag: "Performance Hub",
  card: {
    title: "Consumer brand performance hub",
    description:
      "Media, search and retail figures of a household name in a single hub, built around the meeting where budgets are moved.",
    technologies: ["Power BI", "Google Analytics", "Snowflake"],
    linkLabel: "View Case Study",
    imageFit: "cover",
  },
  image: {
    name: "projects/kleenex",
    alt: "Illustrated brand dashboard with seasonal curves, channel tiles and a soft paper texture",
  },
  head: {
    title: "Kleenex: a performance hub for one brand",
    description:
      "A dashboard hub that puts media, search and retail data of a consumer brand on one page for weekly decisions.",
  },
  title: "One hub for a box in every room",
  tags: ["Data", "Dashboards", "Project Management"],
  subtitle: "Bringing the scattered figures of a global consumer brand into a weekly view",
  description:
    "Tissue sales follow colds, pollen and school terms. The brand's numbers followed agencies: one file for television, another for search, a third from retailers, each with its own calendar. Over eight months six of us agreed the definitions with the people who use them, joined the sources, and built a hub that a brand manager can read in the five minutes before a call.",
  stats: [
    { value: "8", label: "Months" },
    { value: "6", label: "People" },
    { value: "1", label: "Performance Hub" },
    { value: "Weekly", label: "Decision Rhythm" },
  ],
  workDelivered: [
    "Interviews with brand, media and sales teams",
    "Metric glossary signed off by every department",
    "Connections to media, search and retail sources",
    "Hub with overview, channel and season views",
    "Data quality alerts ahead of the weekly meeting",
    "Onboarding sessions and a recorded guided tour",
  ],
  tools: ["Power BI", "Snowflake", "Google Analytics", "Google Ads", "Meta Ads", "Asana"],
  clientProfile:
    "Kleenex is the tissue brand of Kimberly-Clark, sold in supermarkets, pharmacies and online. Responsibility for it is shared by brand managers, media planners, retail teams and several agencies. Each had good data of its own; what they lacked was a common page to point at when money had to be moved between channels.",
  result: {
    headline: "The weekly meeting argues about plans",
    text: "Discussion used to begin with whose spreadsheet was right. Today the hub is on the screen when people arrive and the talk starts with what to do. Seasonal views place pollen and cold indicators beside spending, which makes an early or late season visible to everyone. The glossary has been taken over by the client, who extends it without our help.",
    metrics: [
      { value: "One", label: "Source for weekly reviews" },
      { value: "Shared", label: "Definitions across teams" },
      { value: "In-house", label: "Ownership after handover" },
    ],
  },
  actions: [
    { label: "View Case Study", href: "/case-studies/kimberly-clark-kleenex" },
    { label: "See How We Did It", href: "/case-studies/kimberly-clark-kleenex" },
  ],
  viewDetails: false,
  footerLinks: [],
  next: "/portfolio/tfp-fertility-project",
  reveal: { threshold: 0.1, fadeMs: 1000 },
};
