import type { Project } from "../schema.ts";

export const invicta: Project = {
  slug: "invicta-project",
  client: "Invicta",
  category: "campaign",
  tag: "SEO",
  card: {
    title: "SEO for a multi-site group",
    description:
      "Several company sites that used to compete for the same searches, now with subjects, links and a plan they share.",
    technologies: ["Semrush", "Screaming Frog", "Search Console"],
    linkLabel: "View Case Study",
    imageFit: "cover",
  },
  image: {
    name: "projects/invicta",
    alt: "Illustrated rank charts of several sister sites crossing and then running side by side",
  },
  head: {
    title: "Invicta: SEO for a group of sites",
    description: "How a group with several websites stopped competing with itself in search.",
  },
  title: "Sister sites that stopped fighting",
  tags: ["SEO", "Content", "Analytics"],
  subtitle: "Search engine optimisation for a group with many websites",
  description:
    "Type a product name and three sites of one group appeared on the second page, each holding the others down. We read the logs, drew up a register of subjects with one owner apiece, merged what was double, and taught the editors of every company to link to their relatives. Nothing exotic: patience, redirects and a spreadsheet that everybody respects.",
  stats: [
    { value: "Group-wide", label: "Scope" },
    { value: "One", label: "Subject Register" },
    { value: "Editors", label: "Trained Audience" },
    { value: "Organic", label: "Channel" },
  ],
  workDelivered: [
    "Crawl and log analysis of all group sites",
    "Register of subjects with one owner each",
    "Merging and redirecting of duplicate pages",
    "Internal linking rules between sister companies",
    "Editor training and quarterly search reviews",
  ],
  tools: ["Semrush", "Screaming Frog", "Google Search Console", "Google Analytics", "Looker Studio"],
  clientProfile:
    "Invicta is a group of companies whose websites were started at different times by different people. Ranges overlap, customers do not always know which company they need, and each managing director cares about the position of their own site. Any plan had to be fair as well as clever.",
  result: {
    headline: "One answer from the group to each search",
    text: "Each subject is now treated in depth on one site and mentioned, with a link, on the rest. Editors consult the register before they write, and disputes are settled in a quarterly review with figures on the table. Redirects keep old catalogues and printed leaflets working. The group's sites have become neighbours in the results instead of rivals.",
    metrics: [
      { value: "One owner", label: "For each subject" },
      { value: "Merged", label: "Duplicate pages" },
      { value: "Quarterly", label: "Joint search review" },
    ],
  },
  actions: [],
  viewDetails: false,
  footerLinks: [],
  next: "/portfolio/precor-project",
  reveal: { threshold: 0.1, fadeMs: 1000 },
};
