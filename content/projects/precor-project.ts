import type { Project } from "../schema.ts";

export const precor: Project = {
  slug: "precor-project",
  client: "Precor",
  category: "dashboard",
  tag: "KPI Tracking",
  card: {
    title: "Fitness equipment KPI tracking for EMEA",
    description:
      "One definition for each figure across Europe, the Middle East and Africa, and a map that shows which market needs a call.",
    technologies: ["Power BI", "Salesforce", "Excel"],
    linkLabel: "View Case Study",
    imageFit: "cover",
  },
  image: {
    name: "projects/precor",
    alt: "Illustrated map of Europe, the Middle East and Africa with KPI columns by market",
  },
  head: {
    title: "Precor: EMEA KPI tracking",
    description:
      "Shared KPI definitions and a regional dashboard for fitness equipment across Europe, the Middle East and Africa.",
  },
  title: "EMEA on one honest map",
  tags: ["Analytics", "KPI", "EMEA"],
  subtitle: "Regional KPI tracking for a maker of gym equipment",
  description:
    "An order counted at signature in Dubai was counted at delivery in Madrid. Regional totals were correct and meaningless at the same time. Together with country managers we wrote down what each figure should mean, found where it could be taken from, and drew it on a map and a table that fit on one page, month after month.",
  stats: [
    { value: "EMEA", label: "Region" },
    { value: "Monthly", label: "Reporting Cycle" },
    { value: "One", label: "KPI Glossary" },
    { value: "Direct + dealer", label: "Sales Channels" },
  ],
  workDelivered: [
    "Workshops with country and dealer managers",
    "KPI glossary with examples and edge cases",
    "Data model joining direct and dealer sales",
    "Regional map and one-page monthly report",
    "Check routine for late and corrected figures",
  ],
  tools: ["Power BI", "Salesforce", "Excel", "SQL", "Microsoft Teams"],
  clientProfile:
    "Precor builds cardio and strength machines for gyms, hotels and clubs. Across EMEA it sells through subsidiaries in some countries and through dealers in others, in several currencies and under different fiscal calendars. Regional leaders meet monthly and decide where people, stock and demonstration machines should go.",
  result: {
    headline: "Totals that add up for everyone",
    text: "Markets are compared on the same terms, and the footnotes that used to fill half the slide have gone. Dealers deliver their figures in a template that refuses impossible values politely. When a number changes after the close, the report says so and by how much, which did more for trust than any chart. Regional meetings begin with the map.",
    metrics: [
      { value: "Same terms", label: "In every EMEA market" },
      { value: "One page", label: "Monthly regional report" },
      { value: "Visible", label: "Late corrections" },
    ],
  },
  actions: [],
  viewDetails: false,
  footerLinks: [],
  next: "/portfolio/peloton-project",
  reveal: { threshold: 0.1, fadeMs: 1000 },
};
