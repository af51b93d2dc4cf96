import type { Project } from "../schema.ts";

export const thermoFisher: Project = {
  slug: "thermo-fisher-project",
  client: "Thermo Fisher",
  category: "campaign",
  tag: "PPC",
  card: {
    title: "Life-sciences advertising on two networks",
    description:
      "Paid search for laboratory products: tight keyword groups, landing pages scientists can use, and one cost table for both ad networks.",
    technologies: ["Google Ads", "Microsoft Advertising", "Looker Studio"],
    linkLabel: "View Case Study",
    imageFit: "cover",
  },
  image: {
    name: "projects/thermo-fisher",
    alt: "Illustrated advertising console comparing two search networks for laboratory products",
  },
  head: {
    title: "Thermo Fisher: life-sciences paid search",
    description: "How paid search on two ad networks reached laboratory buyers and returned 10X on ad spend.",
  },
  title: "Reaching scientists mid-experiment",
  tags: ["Paid Media", "Analytics", "Strategy"],
  subtitle: "Paid search across two ad networks for laboratory instruments and reagents",
  description:
    "A researcher who types a catalogue number at the bench knows exactly what is needed. The task was to answer that query on Google Ads and Microsoft Advertising before a reseller did, and to stay out of searches by students writing essays. Fifteen specialists from search, analytics and copy worked for four months on structure, negatives and landing pages, product family by product family.",
  stats: [
    { value: "2", label: "Ad Networks" },
    { value: "10X", label: "Return on Ad Spend" },
    { value: "4", label: "Months" },
    { value: "15", label: "Specialists" },
  ],
  workDelivered: [
    "Account structure by product family and buying stage",
    "Shared negative lists for classroom and job queries",
    "Advert copy reviewed by people with laboratory training",
    "Landing pages that start at the catalogue number",
    "Bid rules set by margin instead of click volume",
    "One weekly report covering both networks",
  ],
  tools: [
    "Google Ads",
    "Microsoft Advertising",
    "Google Tag Manager",
    "Looker Studio",
    "Semrush",
    "Google Analytics",
  ],
  clientProfile:
    "Thermo Fisher supplies instruments, reagents and services to laboratories in research, health and industry. Its buyers are specialists with little time, who compare specifications rather than slogans and often order through a procurement system several weeks after the first search. An advert has to be exact to be of any use.",
  result: {
    headline: "Ten back for each one spent",
    text: "The campaigns returned 10X on ad spend over both networks. Just as useful was what the team learned about wording: exact part names beat benefits, and a clear statement of stock beat any offer. Those findings went back to the content team, who rewrote product introductions accordingly. The account is documented so that a new manager can follow why each group exists and what would justify closing it.",
    metrics: [
      { value: "10X", label: "Return on ad spend" },
      { value: "Two", label: "Networks in one report" },
      { value: "By part number", label: "How adverts are grouped" },
    ],
  },
  actions: [{ label: "See How We Did It", href: "/case-studies/thermo-fisher" }],
  viewDetails: false,
  footerLinks: [],
  next: "/portfolio/kleenex-project",
  reveal: { threshold: 0.1, fadeMs: 1000 },
};
