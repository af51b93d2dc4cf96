import type { Project } from "../schema.ts";

export const samsung: Project = {
  slug: "samsung-project",
  client: "Samsung UK",
  category: "dashboard",
  tag: "CRM",
  card: {
    title: "Consumer electronics CRM",
    description:
      "Customer journeys for phones, screens and kitchens drawn as one map, with a board that shows where messages collide.",
    technologies: ["Salesforce", "Tableau", "SQL"],
    linkLabel: "View Case Study",
    imageFit: "cover",
  },
  image: {
    name: "projects/samsung",
    alt: "Illustrated CRM canvas with customer journeys branching between devices and messages",
  },
  head: {
    title: "Samsung UK: CRM journeys on one map",
    description:
      "Ordering the customer journeys of a consumer-electronics brand in the UK and making clashes visible.",
  },
  title: "Fewer messages, better timed",
  tags: ["CRM", "Data", "Strategy"],
  subtitle: "Mapping and measuring customer journeys of a UK electronics brand",
  description:
    "A person who has just bought a refrigerator does not wish to hear about refrigerators. Separate product teams had each written sensible programmes, and together they talked across one another. Four specialists spent six months charting every journey, agreeing who may speak when, and building a dashboard that warns of overlap before a message leaves.",
  stats: [
    { value: "6", label: "Months" },
    { value: "4", label: "Specialists" },
    { value: "UK", label: "Market" },
    { value: "CRM", label: "Focus" },
  ],
  workDelivered: [
    "Inventory of all automated customer messages",
    "Journey map from purchase through repair to renewal",
    "Contact rules agreed between product teams",
    "Segments rebuilt from ownership and service data",
    "Overlap dashboard with a seven-day outlook",
  ],
  tools: ["Salesforce", "Tableau", "SQL", "Figma", "Jira"],
  clientProfile:
    "Samsung UK sells phones, televisions, computers and home appliances to millions of households, directly and through retailers. Registration, warranty, app and shop each know a customer by a different key. The CRM group serves several product teams whose seasons, targets and agencies do not move together.",
  result: {
    headline: "Product teams plan from one calendar",
    text: "Every journey now has an owner, a purpose and a place on the shared map, and the dashboard shows a week ahead where two would reach the same household. Teams settle such cases between themselves by rules they wrote. Programmes that nobody could explain were switched off. New colleagues learn the customer's path from one drawing instead of nine slide decks.",
    metrics: [
      { value: "One map", label: "For all product journeys" },
      { value: "A week", label: "Outlook on overlaps" },
      { value: "Named", label: "Owner for every message" },
    ],
  },
  actions: [
    { label: "View Case Study", href: "/case-studies/samsung" },
    { label: "See How We Did It", href: "/case-studies/samsung" },
  ],
  viewDetails: false,
  footerLinks: [],
  next: "/portfolio/batumi-immo-project",
  reveal: { threshold: 0.1, fadeMs: 1000 },
};
