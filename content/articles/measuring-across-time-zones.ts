import type { Article } from "../schema.ts";

export const measuringAcrossTimeZones: Article = {
  slug: "measuring-across-time-zones",
  head: {
    title: "Measuring campaigns across time zones",
    description:
      "Why yesterday differs between your ad network, your shop and your office, and how to make the three agree.",
  },
  heading: "Whose Tuesday is it?",
  lead: "When it is Tuesday morning in Honiara it is Monday evening in London and Monday noon in Toronto. Most reporting quarrels we are called to settle come down to that sentence.",
  summary:
    "Advertising days, shop days and office days seldom begin together. How to make them agree before the meeting.",
  topic: "Data",
  published: "2025-11-03",
  updated: "2025-11-03",
  author: "The Tidemark Pacific team",
  minutes: 3,
  sections: [
    {
      heading: "Find every clock",
      paragraphs: [
        "List each system that stamps a time: the ad accounts, analytics, the shop, the CRM, the bank. Note the zone of each and whether it observes daylight saving. In some advertising accounts the zone can never be changed after creation, which is worth knowing before you create one.",
      ],
    },
    {
      heading: "Store moments, show days",
      paragraphs: [
        "Keep raw events in universal time. A day is a way of reading them and should be chosen in the report, in one place, visibly. We print the zone in the title of every chart. It looks pedantic until the first time it prevents a wrong decision.",
      ],
    },
    {
      heading: "Choose the day that decides",
      paragraphs: [
        "For a campaign in a single market, use the customers' own day, because their habits follow it. For a regional total, use the day of whoever moves the budget. For anything with a legal deadline, use the zone the contract names. Three rules cover nearly all cases.",
      ],
    },
    {
      heading: "Windows do not line up by themselves",
      paragraphs: [
        "Networks credit a sale to the day of the click or to the day of the purchase, and look back over different spans. Before comparing two of them, set the same window and the same rule, even if both then look worse than in their own reports. A fair comparison is worth more than a flattering one.",
      ],
    },
    {
      heading: "Leave the last days open",
      paragraphs: [
        "Late conversions, returns and corrections arrive for a while. Mark recent days as unfinished instead of drawing them as a drop. Readers accept an honest gap; they do not forgive a panic caused by an incomplete Tuesday.",
      ],
    },
  ],
  related: [
    { label: "Thermo Fisher: two networks, one measure", href: "/case-studies/thermo-fisher" },
    { label: "Precor: totals that add up", href: "/portfolio/precor-project" },
  ],
};
