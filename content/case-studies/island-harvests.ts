import type { CaseStudy } from "../schema.ts";

export const islandHarvestsStudy: CaseStudy = {
  slug: "island-harvests",
  client: "Island Harvests",
  category: "Agriculture & Export",
  card: {
    title: "An export platform grown with its growers",
    description:
      "Eight specialists, six months and three Pacific regions: a brand and marketplace that smallholders correct, use and recognise as theirs.",
    durationMonths: 6,
    specialists: 8,
    growth: "Garden gate to container",
    results: [
      "Three regions on one platform",
      "Growers update lots by phone",
      "Papers travel with the goods",
    ],
    tags: ["Export", "E-commerce", "Branding", "Agriculture"],
  },
  image: {
    name: "case-studies/island-harvests",
    alt: "Drawn cargo canoe loaded with cocoa pods and coconuts crossing patterned swell",
  },
  head: {
    title: "Case study: Island Harvests export platform",
    description:
      "How growers in three Pacific regions received a brand, a marketplace and export papers in one platform.",
  },
  title: "What the growers corrected",
  subtitle: "Building an export platform with the people whose names are on the sacks",
  stats: [
    { value: "6", label: "Months" },
    { value: "8", label: "Specialists" },
    { value: "3", label: "Pacific Regions" },
    { value: "January 2026", label: "Public Launch" },
  ],
  overview: {
    text: "Good cocoa leaves the islands as anonymous weight. The margin is earned later, by whoever can tell where it came from. Island Harvests wanted that story and that margin to stay with the families. So the platform had to satisfy two strict audiences: a buyer who needs grades, samples and certificates, and a grower who has a cracked phone and an hour of signal in the evening.",
    industry: "Agriculture: export of cocoa, coconut, nuts and spices",
    regions: ["Solomon Islands", "Vanuatu", "Papua New Guinea"],
  },
  objectives: [
    "Show every lot with its origin, grade and the people behind it",
    "Let growers update quantities by phone, with or without a connection",
    "Bring quote, sample, order and papers into a single thread",
    "Create a brand that buyers respect and families recognise",
    "Prepare a public launch with produce actually in store",
  ],
  approach: [
    {
      title: "Begin on the drying floor",
      text: "The first month was spent on farms and wharves. Most of our early assumptions did not survive the second village.",
    },
    {
      title: "Name lots, not products",
      text: "Buyers purchase this season's cocoa from this slope. The catalogue follows that and never promises an endless shelf.",
    },
    {
      title: "Text before app",
      text: "Growers send short messages in an agreed form, and a person checks them. An app can come when phones do.",
    },
    {
      title: "Papers as a path",
      text: "Customs, quarantine and certificates are steps that light up as they are done, visible to both sides.",
    },
    {
      title: "Return with the draft",
      text: "Families saw their pages before anyone else. They changed spellings, prices, and one photograph that showed the wrong uncle.",
    },
  ],
  challenges: [
    {
      title: "Signal by the hour",
      text: "Some villages are reachable only at night from one hill. Everything a grower does can wait and be sent later.",
    },
    {
      title: "Seasons do not scroll",
      text: "Stock may be sold before a page is updated. Quotes hold a lot for two days so that nobody buys the same sack twice.",
    },
    {
      title: "Trust both ways",
      text: "Growers had been promised platforms before. We agreed what data belongs to whom and put it on one page in Pijin and English.",
    },
  ],
  results: [
    "Producers in three Pacific regions offer their lots on one platform, under their own names",
    "Availability is updated from basic phones by message, checked by a person and shown the same day",
    "Export papers stay attached to the order, so buyer and grower look at the same status",
    "Labels and stories were approved by the families who appear in them before publication",
  ],
  technologies: ["Shopify", "React", "Cloudflare", "Figma", "Mailchimp", "Google Analytics"],
  outcome:
    "Two dates belong to this project. In September 2025 the platform was launched with a first circle of growers and trade buyers, and in January 2026 it is to open to everyone. The months between are not a delay; they are the season in which lots are graded, pages corrected and freight tried out on a small scale. What we delivered in six months is therefore in daily use, and it is still being argued with by the people it is for. We think an export platform should be.",
  quote: {
    text: "Other people came to take our picture. These ones came back to ask if the picture was right. My daughter reads me what the buyers write, and I know which sack they are talking about.",
    role: "Cocoa grower and co-operative chair, Island Harvests",
    threshold: 0.5,
  },
  fadeMs: 500,
};
