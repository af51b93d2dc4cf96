import type { Service } from "../schema.ts";

export const digitalMarketing: Service = {
  slug: "digital-marketing",
  name: "Digital Marketing Strategy",
  icon: "i-lucide-compass",
  head: {
    title: "A marketing plan you can run yourself",
    description:
      "Positioning, channels, budget and calendar in one plan, with the reasons written down and the numbers to check it by.",
  },
  headline: "A course first, then the sails",
  intro:
    "Strategy is deciding what you will not do. We look at where your customers already are, what they have to believe before they buy, and how much each channel may cost to be worth it. The result is a plan of a dozen pages and a calendar that a team of two can keep, with dates on which to stop if the signs are wrong.",
  deliver: [
    {
      title: "Market reading",
      text: "Interviews with customers and lost customers, competitor pages, search demand and trade data condensed into what matters for you.",
    },
    {
      title: "Positioning",
      text: "One sentence your sales people can say aloud, with the proof for it and the objections it will meet.",
    },
    {
      title: "Channel mix",
      text: "Which of search, social, e-mail, partners and events earns a place, in what order, and what each has to bring.",
    },
    {
      title: "Budgets with exits",
      text: "Spending by month and market, including the result below which a channel is switched off without further debate.",
    },
    {
      title: "Content calendar",
      text: "Themes, formats and owners for two quarters, built around harvests, school terms, trade fairs and public holidays.",
    },
    {
      title: "Launch coordination",
      text: "Press, partners, paid media and site changes timed across zones, so that nobody announces before the page exists.",
    },
  ],
  approach: [
    {
      title: "Two weeks of listening",
      text: "We speak with the people who sell, serve and pay, and read a year of their inbox before proposing anything.",
    },
    {
      title: "Draft in the room",
      text: "Options are worked out with you in a day-long session, in Honiara or by video, with costs on the table.",
    },
    {
      title: "Small proof",
      text: "The riskiest assumption is tried for a month with a limited budget before the rest of the plan depends on it.",
    },
    {
      title: "Quarterly correction",
      text: "Four times a year we compare course and position and rewrite the plan where reality has moved.",
    },
  ],
  whyUs: [
    {
      title: "Pacific and abroad",
      text: "We know how a village store orders and how a European category buyer decides, and plan for both.",
    },
    {
      title: "Plans with numbers",
      text: "Each recommendation carries a cost, an owner and a date, or it does not go in.",
    },
    {
      title: "Doers in the house",
      text: "Those who write the plan have built the sites and campaigns it asks for.",
    },
    {
      title: "Right size",
      text: "A family business receives ten useful pages, a multinational gets the appendices it needs for approval.",
    },
  ],
  closing: "If you can tell us whom you want to serve, we can tell you what to leave out.",
  proof: [
    { label: "Taking Pacific produce to buyers abroad", href: "/case-studies/island-harvests" },
    { label: "A nutraceutical brand enters the UK", href: "/portfolio/bene-project" },
  ],
};
