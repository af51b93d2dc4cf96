import type { Project } from "../schema.ts";

export const islandHarvests: Project = {
  slug: "island-harvests-project",
  client: "Island Harvests",
  category: "web",
  tag: "Export Platform",
  card: {
    title: "Pacific export platform",
    description:
      "A marketplace where overseas buyers find, question and order cocoa, coconut and nuts from growers in three Pacific regions.",
    technologies: ["Shopify", "React", "Cloudflare", "Figma"],
    linkLabel: "View Case Study",
    imageFit: "cover",
  },
  image: {
    name: "projects/island-harvests",
    alt: "Illustrated export marketplace listing Pacific cocoa, coconut and ngali nut lots",
  },
  head: {
    title: "Island Harvests: an export platform",
    description:
      "Brand and platform that bring growers of three Pacific regions together with buyers of cocoa, coconut and nuts.",
  },
  title: "From the garden to the world's docks",
  tags: ["Web Dev", "Branding", "Strategy"],
  subtitle: "A brand and a marketplace for growers in three Pacific regions",
  description:
    "A chocolate maker in Melbourne wants to know which valley a sack came from; a grower on Makira wants to know the price before the boat leaves. Island Harvests puts both on one page. Eight specialists spent six months on the brand, the catalogue of lots, quote requests and the paperwork that follows. The platform launched in September 2025 with its first growers, and its public launch is planned for January 2026.",
  stats: [
    { value: "6", label: "Months" },
    { value: "8", label: "Specialists" },
    { value: "3", label: "Pacific Regions" },
    { value: "September 2025", label: "Launched" },
  ],
  workDelivered: [
    "Name, identity and packaging for export produce",
    "Lot catalogue with grade, origin and availability",
    "Quote requests that work from a basic phone",
    "Document checklist for customs and quarantine",
    "Grower stories recorded and approved on the farms",
    "Launch plan for buyers in Australia and beyond",
  ],
  tools: ["Shopify", "React", "Cloudflare", "Figma", "Mailchimp", "Google Analytics"],
  clientProfile:
    "Island Harvests represents smallholders who grow cocoa, coconut, ngali nuts and spices in three Pacific regions. Its team grades, combines and ships what single families could not export alone. Buyers are chocolate makers, grocers and ingredient traders who need samples, papers and a steady voice on the telephone.",
  result: {
    headline: "Growers and buyers share one page",
    text: "Lots, samples, questions and documents now stay together from the first enquiry until the container is closed. Growers hear what a buyer asked and in which words, instead of learning of it from a middleman weeks later. The first families have been working with the platform since it went live, and their corrections shaped what the public will see at the opening in the new year.",
    metrics: [
      { value: "3", label: "Regions on one platform" },
      { value: "January 2026", label: "Planned public launch" },
      { value: "By phone", label: "How growers update lots" },
    ],
  },
  actions: [
    { label: "See How We Did It", href: "/case-studies/island-harvests" },
    { label: "View Full Case Study", href: "/case-studies/island-harvests" },
  ],
  viewDetails: false,
  footerLinks: [{ label: "Start Your Project", href: "/contact" }],
  next: "/portfolio/thermo-fisher-project",
  reveal: { threshold: 0.3, fadeMs: 500 },
};
