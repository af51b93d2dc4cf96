import type { Project } from "../schema.ts";

export const batumiImmo: Project = {
  slug: "batumi-immo-project",
  client: "Batumi.Immo",
  category: "web",
  tag: "Property Platform",
  card: {
    title: "Property platform in Georgia",
    description:
      "Flats and houses on the Black Sea coast in four languages, with a map search and listings that agents update themselves.",
    technologies: ["WordPress", "PHP", "OpenStreetMap"],
    linkLabel: "View Case Study",
    imageFit: "cover",
  },
  image: {
    name: "projects/batumi-immo",
    alt: "Illustrated property search with a coastal map, price tags and four language buttons",
  },
  head: {
    title: "Batumi.Immo: property in four languages",
    description: "A property platform for Batumi, Georgia, in English, Russian, Georgian and German.",
  },
  title: "A seafront searched in four languages",
  tags: ["Web Dev", "Design", "SEO"],
  subtitle: "Homes on Georgia's Black Sea coast for residents, returners and investors",
  description:
    "Batumi builds fast, and its buyers come from Tbilisi, Berlin, Warsaw and further away. The platform shows each property in English, Russian, Georgian and German from one record, so that a price changed once is changed for everybody. Four people formed the core team for five months; ten specialists took part in all, among them translators for each of the languages.",
  stats: [
    { value: "5", label: "Months" },
    { value: "4", label: "Languages" },
    { value: "4", label: "People" },
    { value: "1", label: "Market: Georgia" },
  ],
  workDelivered: [
    "Listing model shared by all four languages",
    "Search by map, price, floor and building stage",
    "Georgian typography tested on low-cost phones",
    "Agent screens for photographs and floor plans",
    "Address structure and markup for search engines",
  ],
  tools: ["WordPress", "PHP", "OpenStreetMap", "Figma", "Google Search Console", "Cloudflare"],
  clientProfile:
    "Batumi.Immo is a property agency on the Georgian coast that sells and lets flats, houses and commercial space. Its customers compare from abroad, often through relatives in the city, and expect the same facts in whichever of the four languages they read. Agents work from the building site with a telephone in one hand.",
  result: {
    headline: "One record, four honest translations",
    text: "An agent enters a flat once, and the facts appear in all languages while the description waits for its translator. Missing text is shown as missing rather than filled by a machine. Visitors can send a saved search to family members who read another language, and it opens in theirs. The agency maintains the whole without a developer at hand.",
    metrics: [
      { value: "Four", label: "Languages from one record" },
      { value: "On site", label: "Where agents add photographs" },
      { value: "Shareable", label: "Searches between languages" },
    ],
  },
  actions: [
    { label: "Visit Website", href: "https://batumi-immo.example/" },
    { label: "See How We Did It", href: "/case-studies/batumi-immo" },
  ],
  viewDetails: false,
  footerLinks: [{ label: "Continue Exploring", href: "/portfolio/imga-project" }],
  next: "/portfolio/pacificskillshare-project",
  reveal: { threshold: 0.1, fadeMs: 1000 },
};
