import type { AboutVariant, Image, Point, Question, TimelineEntry, Value } from "./schema.ts";

export const aboutVariants: readonly AboutVariant[] = [
  {
    section: "",
    name: "About us",
    head: {
      title: "About us: an agency in Honiara",
      description:
        "A full-service digital agency in Honiara, Solomon Islands, working for the Pacific, Australia, New Zealand and EMEA.",
    },
    heading: "We read the water here",
    subtitle: "A digital agency at the edge of the map, which from where we sit is the middle.",
  },
  {
    section: "mission",
    name: "Mission",
    head: {
      title: "Our mission, vision and values",
      description:
        "What we are for, where we want to arrive, and the six values we hold to when nobody is checking.",
    },
    heading: "Why we put to sea",
    subtitle: "What the agency exists to do, what it hopes to see, and the rules kept on the way.",
  },
  {
    section: "team",
    name: "Team",
    head: {
      title: "Our team in Honiara and London",
      description:
        "Six people you will deal with: strategy, technology, client services, data, design, search and media.",
    },
    heading: "Six people, short corridors",
    subtitle: "Those who answer your call are those who do the work, in Honiara and on the London line.",
  },
  {
    section: "story",
    name: "Story",
    head: {
      title: "Our story since 2016",
      description:
        "From one room in Honiara in 2016 to work in twenty countries: how the agency grew, year by year.",
    },
    heading: "From one room above a hardware shop",
    subtitle: "Ten years of slow links, long flights and clients who kept introducing us to other clients.",
  },
  {
    section: "careers",
    name: "Careers",
    head: {
      title: "Careers: work with us",
      description:
        "What we offer to people who want to do international digital work from the Pacific, and how to get in touch.",
    },
    heading: "Do world-class work, go home for dinner",
    subtitle: "We look for careful people in the Pacific and beyond, and we read every CV that arrives.",
  },
  {
    section: "faq",
    name: "FAQ",
    head: {
      title: "Questions we are asked before the first call",
      description:
        "What sets us apart, where we work, time zones, how long projects take, and what happens after launch.",
    },
    heading: "Asked before the first call",
    subtitle: "Five honest answers to the questions that nearly every new client brings to us.",
  },
];

export const aboutIntro: readonly string[] = [
  "Tidemark Pacific is a full-service digital agency in Honiara, with a second telephone line in London. We design, build, measure and manage: websites and platforms, campaigns, brands, and the training that lets clients carry on alone.",
  "Our customers are growers and ministries in the islands, importers in Australia and New Zealand, and companies across EMEA and further away whose names you would know. They share one wish: to be understood by people who are busy and far off. Living where bandwidth costs money has made us good at that.",
];

export const strengths: readonly Point[] = [
  {
    title: "Light by necessity",
    text: "Our own connection punishes waste, so what we build is small, quick and sturdy, qualities that do no harm in Frankfurt either.",
  },
  {
    title: "Two horizons",
    text: "The same people advise a village co-operative in the morning and a European board at night, and each learns from the other.",
  },
  {
    title: "Whole crews",
    text: "Strategy, code, words, pictures and numbers sit at one table, which saves you five suppliers and about as many misunderstandings.",
  },
];

export const aboutImages: readonly Image[] = [
  {
    name: "about/archipelago",
    alt: "Drawn chart of the Solomon Islands with wave crests bending round each island",
  },
  {
    name: "about/workshop",
    alt: "Drawn workshop table with a laptop, sketched notes, coffee and a bowl of mangoes",
  },
  {
    name: "about/chart-table",
    alt: "Drawn star compass, with star paths arching between east and west in one ring",
  },
];

/** The six core values, shown on `/about` and `/about/mission`. */
export const values: readonly Value[] = [
  {
    icon: "i-lucide-eye",
    title: "Candour",
    description:
      "We say what we know, what we guess and what it will cost, in the same meeting and the same tone of voice.",
  },
  {
    icon: "i-lucide-handshake",
    title: "Wantok",
    description:
      "People who share a language look after one another. Clients, colleagues and their families become part of that circle.",
  },
  {
    icon: "i-lucide-hammer",
    title: "Craft",
    description:
      "Somebody will open this file in five years. We name things properly, leave notes, and sand the side that faces the wall.",
  },
  {
    icon: "i-lucide-scale",
    title: "Fairness",
    description:
      "Those whose pictures, patterns or data we use decide how, are named when they wish to be, and are paid when others would be.",
  },
  {
    icon: "i-lucide-waves",
    title: "Steadiness",
    description:
      "Weather changes plans. We keep our word about dates by leaving slack, warning early and never sailing on hope alone.",
  },
  {
    icon: "i-lucide-sprout",
    title: "Stewardship",
    description:
      "Small pages use less power, small projects less patience. We leave places, systems and budgets in better order than we met them.",
  },
];

export const mission =
  "To give organisations of the Pacific, and everyone who trades with them, digital work of the first rank: quick on poor connections, clear to hurried readers, honest in its claims, and handed over so completely that they could continue without us tomorrow if they chose to.";

export const vision =
  "An ocean whose peoples are found, read and paid on their own terms, where a family on an outer island and a buyer in a distant port look at the same page and trust it equally, and where talent no longer has to emigrate in order to be challenged.";

export const storyIntro: readonly string[] = [
  "The agency was founded in 2016, though its people had been at it for longer: together they look back on 18 years' experience that began in newsrooms, banks and ministries. Since then we have worked with 50+ clients, large and tiny; 29 of them are with us at present.",
  "Projects for regional bodies have reached 15 Pacific nations. In five island countries we have delivered work on the spot, with boots on the jetty. The distinction matters to us, so we keep the two figures apart.",
];

export const timeline: readonly TimelineEntry[] = [
  {
    year: 2016,
    title: "Two desks and a fan",
    description:
      "Three founders rent a room above a hardware shop on Mendana Avenue. The first client pays in instalments and timber; the website still runs today.",
  },
  {
    year: 2018,
    title: "The London line",
    description:
      "A former colleague in England begins to answer a telephone for us. Work arrives from clinics and telecoms, and we learn to hand over between two nights.",
  },
  {
    year: 2020,
    title: "Everyone is remote now",
    description:
      "Borders close, and what had been our handicap turns into experience. Clients ask how we have always managed without meeting; training becomes a service of its own.",
  },
  {
    year: 2022,
    title: "Numbers find a home",
    description:
      "The data team is formed around dashboards for consumer and fitness brands, and the house glossary of metrics is started in a shared document everyone may correct.",
  },
  {
    year: 2024,
    title: "Platforms for the islands",
    description:
      "Export and e-learning projects bring the work back to our own shores: bigger than before, carried out with the communities who will use them every day.",
  },
];

export const reasons: readonly Point[] = [
  {
    title: "Work that travels",
    text: "Your page may be opened in Gizo and Geneva on the same day, and both visits count as much.",
  },
  {
    title: "Hours with edges",
    text: "Late calls are taken in turns and given back as free mornings, written into the calendar beforehand.",
  },
  {
    title: "Time to learn",
    text: "Every second Friday belongs to study, and the course fee is ours when the subject is useful.",
  },
  {
    title: "A say in the work",
    text: "Anyone may decline a client on grounds of conscience; it has happened, and nobody was the poorer.",
  },
  {
    title: "Home island leave",
    text: "Unpaid weeks around Christmas and harvest are normal here, with your place kept and your plants watered.",
  },
  {
    title: "Mentors on both lines",
    text: "Newcomers get one guide in Honiara and another abroad, for craft and for everything else.",
  },
];

/** Five questions, in the order of R-ABT-08. */
export const questions: readonly Question[] = [
  {
    question: "What makes you different from other agencies?",
    answer:
      "We build for the hardest connection first, because it is our own. That habit produces lighter, clearer and more durable work for everybody. You also deal with the people who do it: strategy, design, development, data and media are under one roof, and the person on the telephone has the file open.",
  },
  {
    question: "Do you take on work outside the Pacific?",
    answer:
      "Gladly, and for years. Clients in the UK, the European Union, Georgia, the Gulf, Asia and North America make up a good part of our work. They come for the quality and stay for the price and the calm. Contracts, invoices and data protection follow the rules of your country.",
  },
  {
    question: "How do you handle the time zones?",
    answer:
      "Honiara keeps GMT+11 all year. We overlap with most of the Australian and New Zealand day, and with Europe in its early morning and our evening. Two fixed hours a week are agreed for talking; the rest is written down, so that work moves on while one side sleeps.",
  },
  {
    question: "How long does a project take?",
    answer:
      "Simple sites take 4–6 weeks from the first workshop to launch; larger transformations need 3–6 months. Programmes that span several markets, with translation and legal review in each, run longer, and our case studies show some of eight and twelve months. You receive dates before you sign anything.",
  },
  {
    question: "Is there support after the launch?",
    answer:
      "Yes, in ongoing packages that fit the size of the site: security updates and backups for small ones, a monthly block of development and analysis hours for busy ones, a named crew with agreed response times for platforms. Each can be ended at a month's notice, and the code is yours regardless.",
  },
];
