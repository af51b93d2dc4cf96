import type { CaseStudy } from "../schema.ts";

export const pacificSkillshareStudy: CaseStudy = {
  slug: "pacificskillshare",
  client: "PacificSkillshare",
  category: "Education & Skills Development",
  card: {
    title: "An e-learning prototype without a signal",
    description:
      "Twelve months with trainers and learners on more than fifteen islands, towards courses that download once and count wherever they are taken.",
    durationMonths: 12,
    specialists: 8,
    growth: "Capital to village",
    results: [
      "Whole lessons run offline",
      "Trainers publish by themselves",
      "Progress merges on reconnection",
    ],
    tags: ["E-learning", "Offline first", "Education"],
  },
  image: {
    name: "case-studies/pacificskillshare",
    alt: "Drawn phone as a lantern with lesson cards crossing between small islands",
  },
  head: {
    title: "Case study: PacificSkillshare e-learning",
    description:
      "How an e-learning prototype for more than fifteen Pacific islands was built to work without a connection.",
  },
  title: "School is where the boat stops",
  subtitle: "Designing an e-learning prototype with people who share a phone and buy data by the day",
  stats: [
    { value: "12", label: "Months" },
    { value: "15+", label: "Islands" },
    { value: "8", label: "Team Members" },
    { value: "January 2026", label: "Delivery" },
  ],
  clientLink: { label: "Open the PacificSkillshare demo", href: "https://demo.pacificskillshare.example/" },
  overview: {
    text: "Training in the islands usually means a flight, a hostel and a month without income. PacificSkillshare asks whether the course could make the journey instead. Its partners teach trades, care and small business on more than fifteen islands. The software they knew took an office connection for granted, so the first question was not what to teach but how a lesson arrives.",
    industry: "Education: vocational training",
    regions: ["Solomon Islands", "Vanuatu", "Fiji", "Samoa", "Papua New Guinea"],
  },
  objectives: [
    "Let a learner finish a unit without any connection at all",
    "Respect that one phone may serve a whole household",
    "Give trainers tools to write and correct courses alone",
    "Record attendance and results in a way employers accept",
    "Test each idea on the islands before it is built out",
  ],
  approach: [
    {
      title: "Prototype early, carry it far",
      text: "A rough player travelled with trainers after six weeks. Watching it fail in a boatshed saved us months.",
    },
    {
      title: "Ten-minute units",
      text: "Lessons are cut to what fits into a wait for the bus and a small data bundle, with sound that is worth its bytes.",
    },
    {
      title: "Profiles without passwords",
      text: "Each learner has a picture and a short code on the shared phone, so siblings do not overwrite one another.",
    },
    {
      title: "Merge, never overwrite",
      text: "Results are small signed notes. When a phone finds a network they are added to the record in any order.",
    },
    {
      title: "Trainers as authors",
      text: "A template with five kinds of step was enough. After a day's workshop every trainer had published a unit.",
    },
  ],
  challenges: [
    {
      title: "Old phones, full phones",
      text: "Storage runs out before patience. Units are removed automatically once passed, and nothing else on the phone is touched.",
    },
    {
      title: "Many first languages",
      text: "English alone would exclude. Narration can be recorded locally over the same pictures by anyone a trainer trusts.",
    },
    {
      title: "Proof without a network",
      text: "Employers wanted certainty that a named person did the work. Trainers countersign practical tasks with their own code.",
    },
  ],
  results: [
    "Complete units, tests included, run with no connection on phones that are several years old",
    "Trainers write, narrate and correct their courses themselves from a simple set of templates",
    "Learning done on different devices is joined to one record when they reconnect, without loss",
    "Partners on more than fifteen islands review each release before it is called finished",
  ],
  technologies: ["React", "Moodle", "Cloudflare", "Figma", "Jira", "Workbox"],
  outcome:
    "Launch and delivery are different days here, and we keep them apart on purpose. The prototype is released in October 2025, to be used and criticised by the partners; the finished platform follows in January 2026, at the end of the twelve months. Eight people work on it, two of them permanently away from the office. So far the lesson that has taught us most was given by a class that charged one phone from a car battery and passed it round. Every decision since has had to answer to them.",
  quote: {
    text: "My students finish the theory on the ferry now and we use the workshop for work. I changed three lessons myself last week. Nobody had to come from the capital to do that for me.",
    role: "Trades trainer, PacificSkillshare partner college",
    threshold: 0.5,
  },
  fadeMs: 1000,
};
