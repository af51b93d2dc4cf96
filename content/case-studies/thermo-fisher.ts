import type { CaseStudy } from "../schema.ts";

export const thermoFisherStudy: CaseStudy = {
  slug: "thermo-fisher",
  client: "Thermo Fisher",
  category: "Performance Marketing & Advertising",
  card: {
    title: "Paid search for people in lab coats",
    description:
      "Four months, fifteen specialists and two ad networks: adverts exact enough for scientists, with a return of 10X on what was spent.",
    durationMonths: 4,
    specialists: 15,
    growth: "10X return on ad spend",
    results: ["10X return on ad spend", "Two networks, one structure", "Student searches filtered out"],
    tags: ["PPC", "Life sciences", "Analytics"],
  },
  image: {
    name: "case-studies/thermo-fisher",
    alt: "Drawn flask whose rising bubbles form two parallel bar charts",
  },
  head: {
    title: "Case study: Thermo Fisher paid search",
    description:
      "Life-sciences PPC on two ad networks, built by fifteen specialists in four months: 10X return on ad spend.",
  },
  title: "An advert as exact as its reader",
  subtitle: "Paid search for laboratory products, where the wrong adjective loses the click and the customer",
  stats: [
    { value: "4", label: "Months" },
    { value: "15", label: "Specialists" },
    { value: "2", label: "Ad Networks" },
    { value: "10X", label: "Return on Ad Spend" },
  ],
  overview: {
    text: "Laboratory buyers search in part numbers, methods and abbreviations that mean something else outside their field. Broad campaigns attract students, job seekers and the curious, all of whom cost money. Thermo Fisher wanted its life-sciences advertising rebuilt on Google Ads and Microsoft Advertising within four months, which is why an unusually large group of fifteen worked in parallel by product family.",
    industry: "Life sciences: instruments, reagents and services",
    regions: ["EMEA", "North America"],
  },
  objectives: [
    "Rebuild the accounts on both networks around product families",
    "Stop paying for searches by students and job seekers",
    "Lead each click to a page that begins with the product sought",
    "Judge both networks by the same measure of return",
    "Document every decision so that others can continue",
  ],
  approach: [
    {
      title: "Learn the vocabulary",
      text: "Application scientists explained what colleagues type at the bench. Their lists replaced the suggestions of keyword tools.",
    },
    {
      title: "Divide by family",
      text: "Small pairs of a searcher and a writer owned one product family from query to landing page, with weekly peer review.",
    },
    {
      title: "Exclude with care",
      text: "A shared list of unwanted meanings was kept for both networks, and each addition had to name an example.",
    },
    {
      title: "Pay by margin",
      text: "Bids followed what an order is worth after costs, so that cheap consumables did not drain the budget of instruments.",
    },
    {
      title: "Compare fairly",
      text: "One attribution window, one currency and one definition of an order made the two networks comparable for the first time.",
    },
  ],
  challenges: [
    {
      title: "Homonyms everywhere",
      text: "A column, a culture and a gel exist in many worlds. Phrases were only admitted with a second word that fixes the meaning.",
    },
    {
      title: "Claims under scrutiny",
      text: "What an instrument may be said to do depends on its approval. Copy passed a regulatory reader before it passed a marketer.",
    },
    {
      title: "Long silence before orders",
      text: "Purchases follow weeks after a search, through procurement. Samples and quotes were recorded as steps in between.",
    },
  ],
  results: [
    "Advertising returned 10X on the money spent, measured in the same way on both networks",
    "Google Ads and Microsoft Advertising share one structure, naming scheme and exclusion list",
    "Budgets are no longer consumed by classroom and career searches, which are filtered before the bid",
    "Product pages now open with the catalogue number that brought the visitor there",
  ],
  technologies: [
    "Google Ads",
    "Microsoft Advertising",
    "Google Tag Manager",
    "Looker Studio",
    "Semrush",
    "Google Analytics",
  ],
  outcome:
    "The return, 10X on ad spend, is the figure people remember. Inside the project another finding mattered more: adverts written with application scientists needed fewer words and fewer revisions. Four months is short for accounts of this size, and it was only possible because families were separated cleanly and because every pair could see the others' work. The client received the accounts in its own name with a handbook that gives a reason for each campaign, so that nothing has to be kept merely because it has always been there.",
  quote: {
    text: "For once the agency asked what our customers type before telling us what we should say. The adverts read as if a colleague in the next lab had written them, and the report fits on one page.",
    role: "Digital Marketing Manager, life sciences, Thermo Fisher",
    threshold: 0.5,
  },
  fadeMs: 1000,
};
