import type { Project } from "../schema.ts";

export const voxbone: Project = {
  slug: "voxbone-project",
  client: "Voxbone",
  category: "campaign",
  tag: "Account Based Management",
  card: {
    title: "Telecom account management",
    description:
      "Named accounts, careful research and content for network engineers: an account based programme for international voice services.",
    technologies: ["HubSpot", "LinkedIn", "Salesforce"],
    linkLabel: "View Case Study",
    imageFit: "cover",
  },
  image: {
    name: "projects/voxbone",
    alt: "Illustrated account room with company cards, call routes and a buying circle diagram",
  },
  head: {
    title: "Voxbone: account based telecom marketing",
    description:
      "An account based programme that helped a voice carrier speak with platforms and contact centres by name.",
  },
  title: "Speaking to carriers by name",
  tags: ["ABM", "Strategy", "Content"],
  subtitle: "Account based management for an international provider of voice numbers",
  description:
    "There are only so many companies that need local telephone numbers in dozens of countries, and most of them know each other. Broad lead generation produced forms and few conversations. We chose accounts with the sales team, mapped who decides in each, and wrote material for the engineers and compliance officers who hold the real veto.",
  stats: [
    { value: "ABM", label: "Method" },
    { value: "Telecom", label: "Sector" },
    { value: "Engineers", label: "Key Readers" },
    { value: "Fortnightly", label: "Account Review" },
  ],
  workDelivered: [
    "Account selection with scoring agreed by sales",
    "Maps of the buying circle in each company",
    "Technical guides on number portability and regulation",
    "Account pages with coverage for each prospect",
    "LinkedIn placements limited to the chosen firms",
  ],
  tools: ["HubSpot", "Salesforce", "LinkedIn Campaign Manager", "Google Analytics", "Notion"],
  clientProfile:
    "Voxbone, a provider of international telephone numbers and voice connectivity, serves communication platforms, contact centres and carriers. A purchase touches engineering, regulation, finance and product, and a mistake is heard by the customer's own callers. Trust is built in documentation long before a contract is discussed.",
  result: {
    headline: "Sales and marketing share the list",
    text: "The programme gave both departments the same accounts, the same notes and a regular half hour in which to divide the work. Engineers arrived at first calls with their questions already answered, having found the guides on their own. Accounts that did not fit were released without regret, and the time went to those that did. The method has since been kept by the client's team.",
    metrics: [
      { value: "Shared", label: "Account list and notes" },
      { value: "Technical", label: "Content engineers read" },
      { value: "In-house", label: "Programme today" },
    ],
  },
  actions: [],
  viewDetails: true,
  footerLinks: [],
  next: "/portfolio/bene-project",
  reveal: { threshold: 0.1, fadeMs: 1000 },
};
