import type { CaseStudy } from "../schema.ts";

export const batumiStudy: CaseStudy = {
  slug: "batumi-immo",
  client: "Batumi.Immo",
  category: "Real Estate & Commercial",
  card: {
    title: "Selling the Black Sea in four languages",
    description:
      "A property platform whose listings say the same thing to readers of English, Russian, Georgian and German, run by agents from building sites.",
    durationMonths: 5,
    specialists: 10,
    growth: "One listing, four readers",
    results: [
      "Four languages from one record",
      "Agents publish from the site",
      "Searches shared across languages",
    ],
    tags: ["Property", "Multilingual", "Web platform"],
  },
  image: {
    name: "case-studies/batumi-immo",
    alt: "Drawn seafront towers reflected in water as letters of four scripts",
  },
  head: {
    title: "Case study: Batumi.Immo property platform",
    description:
      "Five months to a property platform in English, Russian, Georgian and German for the coast of Georgia.",
  },
  title: "The same flat, read four ways",
  subtitle: "A real-estate platform for a city where buyer, seller and notary rarely share a language",
  stats: [
    { value: "5", label: "Months" },
    { value: "10", label: "Specialists" },
    { value: "4", label: "Languages" },
    { value: "1", label: "Market: Georgia" },
  ],
  clientLink: { label: "Visit the Batumi.Immo website", href: "https://batumi-immo.example/" },
  overview: {
    text: "In Batumi a German pensioner may buy from a Georgian builder through a cousin who reads Russian. Listings circulated as screenshots and lost their price on the way. The agency wanted a platform that keeps facts together and lets everybody read them in their own tongue. A core of four people built it, supported by translators and reviewers; ten specialists contributed over the five months.",
    industry: "Real estate: sales and lettings",
    regions: ["Georgia"],
  },
  objectives: [
    "Keep price, size and status of a property in one place for all languages",
    "Offer complete pages in English, Russian, Georgian and German",
    "Let agents add homes and photographs from a telephone on site",
    "Make a search shareable between readers of different languages",
    "Be found by people who search from abroad",
  ],
  approach: [
    {
      title: "Separate facts from prose",
      text: "Numbers, features and places are fields that translate themselves; only descriptions go to a human translator.",
    },
    {
      title: "Design in Georgian first",
      text: "The script with the widest words and the fewest good fonts set the layout, and the others fitted easily.",
    },
    {
      title: "Walk with the agents",
      text: "We followed three agents through muddy stairwells to see when a hand is free and what a thumb can reach.",
    },
    {
      title: "Map before list",
      text: "Distance to the sea decides more here than the number of rooms, so the search opens on the coast.",
    },
    {
      title: "Build for crawlers in each language",
      text: "Every listing has its own address per language, and they point to each other so that search engines understand.",
    },
  ],
  challenges: [
    {
      title: "Fonts for Mkhedruli",
      text: "Few typefaces draw Georgian as carefully as Latin. We tested weights on inexpensive phones until both looked equally at home.",
    },
    {
      title: "Prices in motion",
      text: "Builders quote in dollars, buyers think in euros, contracts are in lari. The platform stores one and labels conversions as estimates.",
    },
    {
      title: "Unfinished buildings",
      text: "Much is sold before it exists. Each listing states its building stage and the date on which that was last confirmed.",
    },
  ],
  results: [
    "Agents enter a property once and its facts appear in four languages at the same moment",
    "Photographs and status changes are added on site with a phone, in minutes between two viewings",
    "A search saved in one language opens in the language of whoever receives it",
    "The agency runs the platform by itself, with translators as its only regular supplier",
  ],
  technologies: ["WordPress", "PHP", "OpenStreetMap", "Figma", "Google Search Console", "Cloudflare"],
  outcome:
    "The agency has stopped sending screenshots. A link is shorter, and whoever opens it sees today's price in words they can read. Missing translations are shown as missing, which some feared would look unfinished; customers took it for honesty. The work was modest in technology and demanding in language: of the ten people involved, most were concerned with words. We would do it in that proportion again, and we would begin with the Georgian text again too.",
  quote: {
    text: "My buyers forward our pages to their parents now. The son reads German, the father Russian, and they talk to me about the same floor and the same price. Before, half of my day went into explaining that.",
    role: "Senior Agent, Batumi.Immo",
    threshold: 0.5,
  },
  fadeMs: 1000,
};
