/** The services as cards: nine on their own page, six at home (C-04). The links are the spec's, C-03 included. */
import type { ServiceCard } from "./schema.ts";

export const serviceCards: readonly ServiceCard[] = [
  {
    icon: "i-lucide-code",
    title: "Web Development",
    description:
      "Sites, shops and platforms that open quickly on mobile data and stay easy to edit for years.",
    features: [
      "Company sites",
      "Online shops",
      "CMS migrations",
      "Portals",
      "Multilingual sites",
      "Care plans",
    ],
    href: "/services/web-development",
  },
  {
    icon: "i-lucide-chart-column",
    title: "Data & Analytics",
    description:
      "Clear measurement, tidy sources and dashboards that settle the question instead of raising three more.",
    features: ["Measurement plans", "Dashboards", "KPI frameworks", "Tagging and consent", "Data clean-up"],
    href: "/services/data-analytics",
  },
  {
    icon: "i-lucide-search",
    title: "SEO & SEM",
    description:
      "Being found for what you sell, with unpaid and paid search planned from one list of queries.",
    features: ["Technical audits", "Paid search", "Keyword maps", "Local search", "Search reporting"],
    href: "/services/seo-sem",
  },
  {
    icon: "i-lucide-kanban",
    title: "Project Management",
    description:
      "Brand and digital programmes steered across countries and time zones by managers who write things down.",
    features: ["Brand programmes", "Schedules", "Supplier coordination", "Risk tracking", "Launch plans"],
    href: "/services/branding",
  },
  {
    icon: "i-lucide-pen-line",
    title: "Content Creation & Branding",
    description:
      "Words, film, pictures and identities gathered where the work is done and edited for whoever reads them.",
    features: [
      "Web copy",
      "Photography and film",
      "Visual identity",
      "Packaging",
      "Style guides",
      "Translation",
    ],
    href: "/services/content",
  },
  {
    icon: "i-lucide-compass",
    title: "Digital Marketing Strategy",
    description: "Where to compete, what to say, which channels to pay for, and the point at which to stop.",
    features: ["Positioning", "Channel mix", "Budgets", "Social Media Management", "Content calendars"],
    href: "/services/digital-marketing",
  },
  {
    icon: "i-lucide-refresh-cw",
    title: "Digital Transformation",
    description:
      "Paper and spreadsheets replaced one process at a time, together with the people who run them.",
    features: ["Process mapping", "System selection", "Integration", "Offline tools", "Change support"],
    href: "/services/digital-transformation",
  },
  {
    icon: "i-lucide-graduation-cap",
    title: "Training & Workshops",
    description:
      "Practical sessions with your own accounts and figures, in Honiara, at your place or online.",
    features: ["Analytics", "Search and ads", "Writing", "CMS editing", "Train the trainer"],
    href: "/services/training",
  },
  {
    icon: "i-lucide-target",
    title: "Account Based Management",
    description: "Research, content and outreach centred on the few companies that will decide your year.",
    features: ["Account selection", "Buying circles", "Targeted media", "CRM hygiene"],
    href: "/services/account-based-management",
  },
];

export const homeServiceCards: readonly ServiceCard[] = [
  {
    icon: "i-lucide-code",
    title: "Web Development",
    description: "Fast, sturdy websites and platforms, built for one bar of signal and ready for five.",
    features: ["Sites and shops", "CMS migrations", "Portals", "Several languages"],
    href: "/services/web-development",
  },
  {
    icon: "i-lucide-chart-column",
    title: "Data & Analytics",
    description: "Figures everyone agrees on, from tracking that respects people to dashboards for Monday.",
    features: ["Dashboards", "KPI frameworks", "Measurement plans"],
    href: "/services/data-analytics",
  },
  {
    icon: "i-lucide-search",
    title: "SEO & SEM",
    description:
      "Search engine work, earned and paid, so that buyers meet your answer rather than your rival's.",
    features: ["Technical SEO", "Google Ads", "Local search", "Content briefs"],
    href: "/services/seo-sem",
  },
  {
    icon: "i-lucide-compass",
    title: "Digital Marketing Strategy",
    description: "A plan of a dozen pages with costs, dates and reasons, small enough to be followed.",
    features: ["Positioning", "Channels", "Budgets", "Calendars"],
    href: "/services/digital-marketing",
  },
  {
    icon: "i-lucide-kanban",
    title: "Project Management",
    description:
      "Steady hands for programmes that span oceans: scope, suppliers, decisions, and an honest weekly page.",
    features: ["Brand programmes", "Scheduling", "Suppliers", "Launches"],
    href: "/services/branding",
  },
  {
    icon: "i-lucide-target",
    title: "Account Based Management",
    description:
      "For long sales with many signatures: the right companies, known by name and helped in turn.",
    features: ["Account maps", "Tailored content", "CRM hygiene"],
    href: "/services/account-based-management",
  },
];
