import type { Article } from "../schema.ts";

export const aBriefWeCanPrice: Article = {
  slug: "a-brief-we-can-price",
  head: {
    title: "How to write a brief that can be priced",
    description:
      "One page is enough if it answers seven questions. What to include, what to leave out, and why to name a budget.",
  },
  heading: "A brief we can price",
  lead: "The best brief we ever received was a photograph of a whiteboard. The worst had ninety pages. The difference was not length but whether it said what should be true at the end.",
  summary: "Seven questions, one page, and the reason why naming a budget gets you a better offer.",
  topic: "Working together",
  published: "2025-07-08",
  updated: "2025-07-08",
  author: "The Tidemark Pacific team",
  minutes: 3,
  sections: [
    {
      heading: "Seven questions",
      paragraphs: ["Answer these in your own words and any agency can make you a serious offer."],
      list: [
        "What is happening now that should stop, or not happening that should start?",
        "Who is it for, and on what device will they meet it?",
        "How would you notice, half a year later, that it worked?",
        "What exists already: texts, pictures, systems, contracts?",
        "Who decides, and who can say no?",
        "By when, and what makes that date real?",
        "What may it cost, including the time of your own people?",
      ],
    },
    {
      heading: "Why name a budget",
      paragraphs: [
        "Many clients fear that a stated budget will be spent to the last dollar. It may be, but on the right things. Without it, agencies guess: one offers a dinghy, another a ferry, and you cannot compare them. A range is enough. If the range is too small for the goal, a decent agency will tell you which half to do first.",
      ],
    },
    {
      heading: "What to leave out",
      paragraphs: [
        "Do not prescribe the technology unless something forces you to. Do not list features copied from a competitor whose results you do not know. And resist describing the colour of buttons. Say what a visitor should be able to do; the rest is what you are paying for.",
      ],
    },
    {
      heading: "Attach the awkward things",
      paragraphs: [
        "If an earlier attempt failed, say so and why. If two departments disagree, name the disagreement. If the date is fixed because a minister has announced it, we need to know. These facts decide the price more than page counts do, and they always come out; early is cheaper.",
      ],
    },
    {
      heading: "Then talk",
      paragraphs: [
        "Send the page to three agencies, not ten, and speak with each for half an hour. Notice who asks questions that make you think. That is usually the one who will also ask them when it matters.",
      ],
    },
  ],
  related: [
    { label: "Request a quote", href: "/contact/quote" },
    { label: "Project management", href: "/services/project-management" },
  ],
};
