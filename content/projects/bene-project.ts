import type { Project } from "../schema.ts";

export const bene: Project = {
  slug: "bene-project",
  client: "Bene Natural Products",
  category: "campaign",
  tag: "UK Launch",
  card: {
    title: "Nutraceutical UK launch",
    description:
      "A natural products brand introduced to British shelves and screens, with claims that hold up and packaging that explains itself.",
    technologies: ["Shopify", "Google Ads", "Klaviyo"],
    linkLabel: "View Project Details",
    imageFit: "contain",
  },
  image: {
    name: "projects/bene",
    alt: "Illustrated nutraceutical shop with amber bottles, plant drawings and a simple basket",
  },
  head: {
    title: "Bene Natural Products: UK launch",
    description:
      "Brand, shop and campaign for the launch of a natural products company in the UK nutraceutical market.",
  },
  title: "A quiet voice on a loud shelf",
  tags: ["Branding", "Content", "Paid Media"],
  subtitle: "Launching a nutraceutical brand in the United Kingdom",
  description:
    "Supplement aisles shout. Bene wanted to be the brand that reads its own label aloud: what is in it, what it is for, what is not known. We shaped the identity, wrote and photographed the range, built the shop, and planned a launch that brought search, social and a few trusted practitioners together within the rules for health claims.",
  stats: [
    { value: "UK", label: "Market" },
    { value: "D2C", label: "Sales Channel" },
    { value: "Full range", label: "Copy and Pictures" },
    { value: "Delivered", label: "Project Status" },
  ],
  workDelivered: [
    "Brand identity and label design for the range",
    "Product copy checked against UK claims rules",
    "Photography and illustration of every ingredient",
    "Online shop with subscriptions and clear returns",
    "Search and social campaigns for the first season",
    "Welcome e-mails that teach rather than push",
  ],
  tools: ["Shopify", "Google Ads", "Meta Ads", "Klaviyo", "Figma", "Google Analytics"],
  clientProfile:
    "Bene Natural Products makes plant-based supplements and came to the UK as a newcomer among long-established names. Its founders are formulators who prefer evidence to slogans. Their customers are careful readers: people who turn a bottle round in the shop and look up the Latin name at home.",
  result: {
    headline: "Launched with claims that hold",
    text: "The brand went to market with its range, shop and campaign ready on the same day and speaking in one tone. Every sentence about health carries its source, which shortened reviews by marketplaces and retailers. Customer service reports fewer questions of the kind a label should have answered. The client now runs the shop and the mailings, using templates we left behind.",
    metrics: [
      { value: "One tone", label: "From label to advert" },
      { value: "Sourced", label: "Every health claim" },
      { value: "Self-run", label: "Shop and mailings" },
    ],
  },
  actions: [],
  viewDetails: false,
  footerLinks: [],
  next: "/portfolio/invicta-project",
  reveal: { threshold: 0.1, fadeMs: 1000 },
};
