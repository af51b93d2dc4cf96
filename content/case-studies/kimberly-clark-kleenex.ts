import type { CaseStudy } from "../schema.ts";

export const kleenexStudy: CaseStudy = {
  slug: "kimberly-clark-kleenex",
  client: "Kimberly-Clark Kleenex",
  category: "Global Consumer Brands",
  card: {
    title: "A performance hub brand managers read",
    description:
      "Six specialists and eight months to turn three reporting calendars into a single weekly page, agreed by marketing, sales and their agencies.",
    durationMonths: 8,
    specialists: 6,
    growth: "From files to one hub",
    results: [
      "One hub for the weekly review",
      "Definitions all teams signed",
      "Seasons visible beside spending",
    ],
    tags: ["Dashboards", "Data", "Consumer goods"],
  },
  image: {
    name: "case-studies/kimberly-clark-kleenex",
    alt: "Drawn tissue box whose sheets rise into a curve of seasonal demand",
  },
  head: {
    title: "Case study: the Kleenex performance hub",
    description:
      "How a consumer brand replaced competing spreadsheets with one hub its teams trust, in eight months.",
  },
  title: "Three calendars, one page",
  subtitle: "How the people behind a household name came to look at the same figures every week",
  stats: [
    { value: "8", label: "Months" },
    { value: "6", label: "Team Members" },
    { value: "1", label: "Performance Hub" },
    { value: "Weekly", label: "Review Rhythm" },
  ],
  overview: {
    text: "Kleenex is planned by season and bought by sneeze. Media agencies reported by campaign week, retailers by trading period, finance by month. Whoever prepared the weekly meeting spent two days reconciling them and was doubted anyway. Kimberly-Clark asked for a hub; what its people needed first was a set of words that meant the same to everyone in the room.",
    industry: "Consumer goods: tissues and personal care",
    regions: ["International"],
  },
  objectives: [
    "Give brand, media and sales teams one page for the weekly review",
    "Agree a written definition for every figure before it is charted",
    "Show season, spending and sales on the same time axis",
    "Warn about missing or odd data before the meeting begins",
    "Leave a system the client can extend without outside help",
  ],
  approach: [
    {
      title: "Sit in on the meeting",
      text: "For a month we only listened, noting which number was challenged, by whom, and what was decided in spite of it.",
    },
    {
      title: "Write the glossary",
      text: "Terms were drafted one by one, argued over and signed. Where two meanings were both needed, each received its own name.",
    },
    {
      title: "Join the sources",
      text: "Media, search and retail feeds were brought to one store with a shared calendar that understands all three habits.",
    },
    {
      title: "Draw little",
      text: "An overview, a page for each channel, a page for the season. Every chart that did not change a decision was removed.",
    },
    {
      title: "Teach the owners",
      text: "Two colleagues at the client learned to add sources and terms, and made the last changes themselves while we watched.",
    },
  ],
  challenges: [
    {
      title: "Calendars that disagree",
      text: "Trading periods and campaign weeks never align. We stored days and let each reader choose the period to add them by.",
    },
    {
      title: "Late retail data",
      text: "Some retailers report ten days after the rest. The hub marks such weeks as open instead of showing a false dip.",
    },
    {
      title: "Pride of authorship",
      text: "Analysts had built the old files with care. We invited them to design the views, and their best ideas survived.",
    },
  ],
  results: [
    "The weekly review runs from the hub, and separate slide decks are no longer prepared for it",
    "All departments use one glossary, which the client now maintains and translates itself",
    "Pollen and cold indicators stand beside spending, so an unusual season shows while there is time to react",
    "Data alerts reach the analysts the evening before, not the brand manager during the call",
  ],
  technologies: ["Power BI", "Snowflake", "Google Analytics", "Google Ads", "Meta Ads", "Asana"],
  outcome:
    "The hub is plain, and that was the hardest part to defend. Requests for more gauges arrived every week and most were answered with a question: what would you do differently? Because those answers are recorded in the glossary, new managers understand not only what a figure is but why it was chosen. Six people needed eight months, much of that time spent on words. Kimberly-Clark has since added sources of its own without asking us, which we count as the proper end of such a project.",
  quote: {
    text: "We used to open the meeting by defending our numbers. The first time nobody did, there was a short silence, and then somebody asked what we should do next week. That is when I knew the hub had worked.",
    role: "Brand Manager, Kleenex",
    threshold: 0.5,
  },
  fadeMs: 1000,
};
