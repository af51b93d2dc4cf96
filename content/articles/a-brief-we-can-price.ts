import type { Article } from "../schema.ts";

export const aBriefWeCanPrice: Article = {
  slug: "a-brief-we-can-price",
  head: {
    title: "How to write a brief that can be priced",
    description:
      "One page is enough if it answers seven questions. What to include, what to leave out, and why to name a budget.",
  },
  heading: "A brief we can price",
  lead: "A good brief can be a photograph of a whiteboard. A bad one can run to ninety pages. The difference is not length but whether it says what should be true at the end.",
  summary: "Seven questions, one page, and the reason why naming a budget gets you a better offer.",
  topic: "Working together",
  published: "2025-07-08",
  updated: "2025-07-08",
  author: "The Tidemark Pacific team",
  minutes: 4,
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
      heading: "An answer that helps, and one that does not",
      paragraphs: [
        'Take the first question. "We need a modern website" gives an agency nothing to work with: any website at all would satisfy it. "Guests telephone to ask whether the boat runs on Sundays, and in the evening nobody is there to answer" is a brief in one sentence. It tells who is asking, what they want and when, and it lets somebody suggest a timetable page, a recorded message or a better sign at the wharf. The last two are cheaper than a website, and you would want to be told so.',
        'The third question is the hardest. You do not need a figure. "The bookings clerk goes home on time" is a measure. So is "a teacher on an outer island finishes the course without telephoning us". Write down how things stand today as well, even roughly, because nobody can go back and count it later.',
      ],
    },
    {
      heading: "What moves the price",
      paragraphs: [
        "Page counts matter less than most people think. Thirty pages of the same kind are one design and some typing. What costs money is difference, dependence and doubt, and a brief that mentions them early gets a price that holds.",
      ],
      list: [
        "Kinds of page: a list, a product, a form and an article are four designs, however often each is used.",
        "Systems to be joined: each booking, payment or stock system needs access, a test account and a person who knows it.",
        "Languages: translation, checking by a speaker, and layouts that stand longer words.",
        "Text and pictures: who writes, who photographs, who has the right to say that a name is spelled correctly.",
        "Content to be moved: how much there is, in what shape, and whether anybody would miss the old half of it.",
        "Rounds of approval: two people in one room, or four committees that meet once a month.",
        "Life afterwards: who updates it, on what connection, and who pays for hosting and repairs.",
      ],
    },
    {
      heading: "Why name a budget",
      paragraphs: [
        "Many clients fear that a stated budget will be spent to the last dollar. It may be, but on the right things. Without it, agencies guess: one offers a dinghy, another a ferry, and you cannot compare them. A range is enough. If the range is too small for the goal, a decent agency will tell you which half to do first.",
        "If you truly have no idea, say so, and ask for a small paid piece of work first: a few days to look at what exists, talk to the people who will use it and come back with a plan. You own that plan and may take it anywhere.",
      ],
    },
    {
      heading: "What to leave out",
      paragraphs: [
        "Do not prescribe the technology unless something forces you to. Do not list features copied from a competitor whose results you do not know. And resist describing the colour of buttons. Say what a visitor should be able to do; the rest is what you are paying for.",
        "Leave out the company history too, and the sentence about being a leading provider. If it helps, add two or three websites you like, with one line each on what you like about them. Those lines are worth more than the addresses.",
      ],
    },
    {
      heading: "Attach the awkward things",
      paragraphs: [
        "If an earlier attempt failed, say so and why. If two departments disagree, name the disagreement. If the date is fixed because a minister has announced it, we need to know. These facts decide the price more than anything on the site map does, and they always come out; early is cheaper.",
      ],
    },
    {
      heading: "Compare like with like",
      paragraphs: [
        "Ask every agency to answer in the same order: what they understood, what they would do, what they left out, who would do it, what it costs, what it costs to run each year, and what they assumed. The assumptions are the most useful part. Two offers that look far apart often differ in a single one of them, such as who writes the texts, and become comparable once that is settled.",
        'A very low price usually means that something was not understood. Ask what would make it rise. If the answer is "nothing", ask again.',
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
