import type { Article } from "../schema.ts";

export const beforeYourFirstExportOrder: Article = {
  slug: "before-your-first-export-order",
  head: {
    title: "Before your first export order online",
    description:
      "What a small Pacific exporter needs in place before a buyer abroad can say yes: lots, papers, prices and replies.",
  },
  heading: "Before your first export order",
  lead: "A website does not find you a buyer. It keeps the one who has already heard of you from giving up. These are the questions that buyer brings, in the order in which they are asked.",
  summary:
    "Buyers abroad ask the same six questions. A small exporter who can answer them on one page is ahead of most.",
  topic: "Export",
  published: "2026-05-20",
  updated: "2026-05-20",
  author: "The Tidemark Pacific team",
  minutes: 4,
  sections: [
    {
      heading: "What exactly do you have?",
      paragraphs: [
        "Traders buy lots, not dreams. State the crop and variety, how it was fermented or dried, the grade and who graded it, how much there is, and from which place. Say when the next harvest is expected. If a lot is sold, leave it visible and mark it so; a record of sold lots is the best reference you have.",
      ],
    },
    {
      heading: "Can I taste it?",
      paragraphs: [
        "Explain how a sample is requested, what it costs and how it travels. Prepare small sealed bags with a label that matches the lot number. Answer within two days even when the parcel will take three weeks.",
      ],
    },
    {
      heading: "What does the price include?",
      paragraphs: [
        "Write the trade term next to the price. Ex works, free on board and delivered are three different numbers, and confusion about them ends friendships. If your price depends on quantity, show a small table. Quote in a currency the buyer thinks in, with the date on which the rate was taken.",
      ],
    },
    {
      heading: "Which papers come with it?",
      paragraphs: [
        "List the documents by name: commercial invoice, packing list, phytosanitary certificate, certificate of origin, and whatever the market adds. Say who issues each and how long it takes at home. Buyers forgive slow offices when they were told beforehand.",
      ],
    },
    {
      heading: "Who are you?",
      paragraphs: [
        "Show the people and the place, with their permission. One clear photograph of the drying floor and the names of those who run it do more than a film with music. Add a telephone number that is answered, and the hours at which somebody does.",
      ],
    },
    {
      heading: "What happens if something goes wrong?",
      paragraphs: [
        "Damage, delay and disagreement are part of trade. Two sentences on how you handle them will set you apart from almost everyone: who decides, how quickly, and what you will do about it.",
      ],
    },
    {
      heading: "Start with a page",
      paragraphs: [
        "None of this needs a shop. A single page with these six answers, kept current by someone with a phone, is enough for the first orders. Build the marketplace when the inbox tells you to.",
      ],
    },
  ],
  related: [
    { label: "Island Harvests: what the growers corrected", href: "/case-studies/island-harvests" },
    { label: "Branding and packaging", href: "/services/branding" },
  ],
};
