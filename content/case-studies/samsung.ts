import type { CaseStudy } from "../schema.ts";

export const samsungStudy: CaseStudy = {
  slug: "samsung",
  client: "Samsung UK",
  category: "Technology & Data",
  card: {
    title: "Making room between messages",
    description:
      "Four specialists drew every customer journey of an electronics brand on one map, found the collisions, and gave the teams a way to avoid them.",
    durationMonths: 6,
    specialists: 4,
    growth: "Many senders, one map",
    results: ["One map of all journeys", "Overlaps seen a week ahead", "Every message has an owner"],
    tags: ["CRM", "Data", "Customer journeys"],
  },
  image: {
    name: "case-studies/samsung",
    alt: "Drawn network of household devices linked by calm curved message paths",
  },
  head: {
    title: "Case study: Samsung UK customer journeys",
    description:
      "How four specialists mapped the CRM journeys of Samsung UK in six months and made overlaps visible.",
  },
  title: "Who speaks to this household next?",
  subtitle: "Ordering the messages of an electronics brand whose product teams had never compared calendars",
  stats: [
    { value: "6", label: "Months" },
    { value: "4", label: "Specialists" },
    { value: "UK", label: "Market" },
    { value: "CRM", label: "Focus" },
  ],
  overview: {
    text: "Phones, televisions and kitchens are sold by different teams with different seasons, yet they arrive in the same home. A customer could receive a welcome, a survey and an upgrade offer within a day, each sensible and together a nuisance. Samsung UK wanted to know how often that happened, why, and who could prevent it without a committee for every e-mail.",
    industry: "Consumer electronics",
    regions: ["UK"],
  },
  objectives: [
    "List every automated message a UK customer can receive",
    "Draw the journeys of all product lines on a single map",
    "Agree who has priority when two messages would meet",
    "Make coming overlaps visible early enough to act",
  ],
  approach: [
    {
      title: "Collect, then count",
      text: "Messages were gathered from five tools, some of them forgotten. Each was read in full and given a purpose in one line.",
    },
    {
      title: "Map on a wall",
      text: "Teams placed their own programmes on a long paper timeline. Seeing neighbours for the first time did half of the convincing.",
    },
    {
      title: "Let teams set rules",
      text: "Priorities were written by those who must live with them: service before sales, safety before everything, silence after complaints.",
    },
    {
      title: "Look a week ahead",
      text: "A dashboard projects planned sends against segments and marks households that would be contacted more often than the rules allow.",
    },
  ],
  challenges: [
    {
      title: "Five keys to one customer",
      text: "Registration, shop, app, warranty and retailer data identify people differently. We matched only where consent covered it.",
    },
    {
      title: "Targets that compete",
      text: "Each team is measured by its own sales. The rules were therefore tied to quarterly planning, where trade-offs are decided anyway.",
    },
    {
      title: "Programmes without parents",
      text: "Some automations had outlived their authors. If nobody could state the purpose within a month, they were paused.",
    },
  ],
  results: [
    "All automated journeys appear on one map that new colleagues are shown in their first week",
    "Possible overlaps are visible seven days in advance, and teams resolve them without escalation",
    "Each message carries the name of a person who answers for it and a date for review",
    "Segments rely on products owned and service needed rather than on past clicks",
  ],
  technologies: ["Salesforce", "Tableau", "SQL", "Figma", "Jira"],
  outcome:
    "The project ended with fewer messages and no argument about it. What changed was less the technology, most of which had been there, than the fact that it could be seen. A paper wall, four specialists and six months produced a rule book of three pages and a screen with one graph. Product teams check it on Mondays. When a new launch approaches they move their own programmes aside, because they can see whose day it is, and because next month it will be theirs.",
  quote: {
    text: "I had run our programme for years and never seen what reached the same customer from the floor above. The map was uncomfortable for an afternoon and has been useful every week since.",
    role: "Head of CRM, consumer electronics, Samsung UK",
    threshold: 0.3,
  },
  fadeMs: 1000,
};
