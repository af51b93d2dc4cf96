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
        "Give every lot a number and use it everywhere: on the bag, on the page, in the sample, on the invoice. It costs nothing, and it lets a roaster in Melbourne ask about one sack without describing it. Where the product has a customs code, print it too. The first six digits of the Harmonised System are the same across the world, and the buyer's agent needs them to look up the duty.",
      ],
    },
    {
      heading: "Can I taste it?",
      paragraphs: [
        "Explain how a sample is requested, what it costs and how it travels. Prepare small sealed bags with a label that matches the lot number. Answer within two days even when the parcel will take three weeks.",
        "Ask before you post anything that grew. Many countries stop food and plant material at the border without a permit, small bags included, and a sample destroyed by quarantine is a poor first impression. Australia and New Zealand both publish their import conditions by product; read the entry for yours, and link to it.",
      ],
    },
    {
      heading: "What does the price include?",
      paragraphs: [
        "Write the trade term next to the price, with the named place and the edition: FCA Honiara, Incoterms 2020. Ex works, free on board and delivered are three different numbers, and confusion about them ends friendships. If your price depends on quantity, show a small table. Quote in a currency the buyer thinks in, with the date on which the rate was taken and the day until which the offer stands.",
        "Then say how you are paid. A bank transfer with a deposit in advance and the balance against documents is common for a first order; letters of credit protect both sides but carry fees that a small shipment may not bear. Ask your bank what an incoming transfer costs and how many days it takes before you promise a price that forgets it.",
      ],
    },
    {
      heading: "Which papers come with it?",
      paragraphs: [
        "Say who issues each document and how long it takes at home. Buyers forgive slow offices when they were told beforehand. The usual set is short, and the market adds to it.",
      ],
      list: [
        "Commercial invoice and packing list, which you write yourself.",
        "Bill of lading or air waybill, from the carrier.",
        "Phytosanitary certificate for plants and most plant products, from the biosecurity authority.",
        "Certificate of origin, if the buyer wants a lower duty under a trade agreement.",
        "Proof of organic or fair trade status, only if you hold it and only for the lots it covers.",
        "For cocoa, coffee and timber bound for the European Union: the location of the plots, under its deforestation rules. Check from what date they apply to your buyer.",
        "For food bound for the United States: a registered facility and notice before arrival.",
      ],
    },
    {
      heading: "Who are you?",
      paragraphs: [
        "Show the people and the place, with their permission. One clear photograph of the drying floor and the names of those who run it do more than a film with music. Add a telephone number that is answered, and the hours at which somebody does, in your time and in the buyer's.",
        "Use an address under your own domain, and have whoever runs it set up SPF, DKIM and DMARC. These three records tell other mail servers that the message is really yours. Without them a quotation may land among the spam, and you will never hear that it did.",
      ],
    },
    {
      heading: "What happens if something goes wrong?",
      paragraphs: [
        "Damage, delay and disagreement are part of trade. Two sentences on how you handle them will set you apart from almost everyone: who decides, how quickly, and what you will do about it. Name the moment at which the risk passes, which the trade term fixes, and say who insures the voyage. Keep a sealed sample of each lot you ship, so that there is something to compare when a buyer reports mould.",
      ],
    },
    {
      heading: "Start with a page",
      paragraphs: [
        "None of this needs a shop. A single page with these six answers, kept current by someone with a phone, is enough for the first orders. A card terminal, a basket and a login only add things that can break while the quantities still change with every harvest.",
        "Before you publish, ask a person who has never seen your product to read the page and then tell you what one bag would cost at their door. If they cannot, you know which of the questions is still open. Build the marketplace when the inbox tells you to.",
      ],
    },
  ],
  related: [
    { label: "Island Harvests: what the growers corrected", href: "/case-studies/island-harvests" },
    { label: "Branding and packaging", href: "/services/branding" },
  ],
};
