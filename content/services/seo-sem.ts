import type { Service } from "../schema.ts";

export const seoSem: Service = {
  slug: "seo-sem",
  name: "SEO & SEM",
  icon: "i-lucide-search",
  head: {
    title: "Search, earned and paid, run as one budget",
    description:
      "Technical SEO, content for search and paid search campaigns planned together, for single sites and for groups with many.",
  },
  headline: "Be found for what you really sell",
  intro:
    "Ranking first for a word nobody buys with is expensive vanity. We read what people type when they need you, repair whatever stops search engines from reading your answer, and use paid search to cover the gap while the unpaid positions grow. Both halves share one keyword list and one report, so no team bids against its own pages.",
  deliver: [
    {
      title: "Technical audits",
      text: "Crawling, indexing, speed, structured data and redirects examined with logs, not only with a tool's traffic light.",
    },
    {
      title: "Keyword and intent maps",
      text: "Queries grouped by what the searcher wants, each assigned to exactly one page, so that sister sites stop competing.",
    },
    {
      title: "Paid search",
      text: "Google Ads and Microsoft Advertising accounts with tight structure, negative lists that are kept up, and landing pages that match.",
    },
    {
      title: "Local search",
      text: "Business profiles, directions, opening hours and reviews looked after for every branch, clinic or showroom you run.",
    },
    {
      title: "Content briefs",
      text: "Outlines that tell a writer which question to answer, which sources to cite and where the page should lead.",
    },
    {
      title: "Search reporting",
      text: "Positions, cost and enquiries in one table per market, with a sentence under each change that explains it.",
    },
  ],
  approach: [
    {
      title: "Listen to the queries",
      text: "Search terms from ads, site search and the sales inbox go into one list before any tool is opened.",
    },
    {
      title: "Fix what blocks",
      text: "Duplicate addresses, orphaned pages and slow templates come first, since new copy on a broken base is wasted.",
    },
    {
      title: "Test with paid clicks",
      text: "A modest campaign shows within weeks which phrases lead to enquiries; only those earn long articles.",
    },
    {
      title: "Keep and prune",
      text: "Every quarter pages are merged, refreshed or retired, and bids follow what the season and the stock allow.",
    },
  ],
  capabilities: [
    {
      title: "Groups with many sites",
      text: "Invicta's companies share a search plan in which each domain owns its own subjects and links politely to its siblings.",
    },
    {
      title: "Two networks, one plan",
      text: "Thermo Fisher's life-sciences advertising ran on two ad networks and returned 10X on ad spend.",
    },
    {
      title: "Launch into a crowded shelf",
      text: "Bene Natural Products entered the UK nutraceutical market with search, content and ads that tell the same story.",
    },
  ],
  whyUs: [
    {
      title: "No secret methods",
      text: "Every change is logged with its reason; if you leave us, the log goes with you.",
    },
    {
      title: "Honest timing",
      text: "Paid results take days, unpaid ones take months, and we never sell one as the other.",
    },
    {
      title: "Scientists welcome",
      text: "We are used to regulated, technical subjects where a careless adjective can cost an approval.",
    },
    {
      title: "Your accounts",
      text: "Ad accounts are opened in your name, with your card and full history, from the first click.",
    },
  ],
  closing: "Send us three searches you should win and do not.",
  proof: [
    { label: "Life-sciences advertising with Thermo Fisher", href: "/case-studies/thermo-fisher" },
    { label: "SEO for the Invicta group", href: "/portfolio/invicta-project" },
  ],
};
