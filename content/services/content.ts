import type { Service } from "../schema.ts";

export const content: Service = {
  slug: "content",
  name: "Content Creation",
  icon: "i-lucide-pen-line",
  head: {
    title: "Copy, film and pictures with something to say",
    description:
      "Articles, product copy, photography, film and interviews made in the Pacific, edited for readers at home and far away.",
  },
  headline: "Stories told by people who were there",
  intro:
    "Good content begins with a trip: to the drying shed, the clinic, the workshop. Our writers and camera people go, ask, and come back with details nobody could invent at a desk. Then we edit hard. A page should be as short as its reader's patience and as long as the decision demands, whether it sells cocoa or explains a treatment.",
  deliver: [
    {
      title: "Web and product copy",
      text: "Pages, labels and descriptions in plain English, checked by someone who knows the subject and someone who does not.",
    },
    {
      title: "Articles and guides",
      text: "Researched pieces that answer one question well enough to be bookmarked, with sources named and dates kept current.",
    },
    {
      title: "Photography and film",
      text: "Crews who travel by boat when needed, and deliver files already cut for web, print and a vertical phone screen.",
    },
    {
      title: "Interviews and oral history",
      text: "Conversations in Pijin, English or with an interpreter, recorded with consent and transcribed so that nothing is lost.",
    },
    {
      title: "Editorial systems",
      text: "Style guides, word lists and review steps that let a team in several countries sound like one company.",
    },
    {
      title: "Translation management",
      text: "Native translators, glossaries and a second reader for every language, with layouts tested before the text arrives.",
    },
  ],
  capabilities: [
    {
      title: "From grower to label",
      text: "Island Harvests' product stories were gathered on the farms and reviewed by the families who appear in them.",
    },
    {
      title: "Lessons that stand alone",
      text: "For PacificSkillshare we turned classroom sessions into short units that make sense without a teacher in the room.",
    },
    {
      title: "Entries from three continents",
      text: "International Mobile Gaming Awards receives more than 500 entries a year; our copy helps juries and studios find their way.",
    },
  ],
  whyUs: [
    {
      title: "Consent comes first",
      text: "Nobody's face or family story is published until they have seen the final version and agreed.",
    },
    {
      title: "Editors, not only writers",
      text: "A second pair of eyes cuts and questions each text before you ever see it.",
    },
    {
      title: "Proper names",
      text: "Macrons, ʻokina and place names are right, because we ask the people who use them.",
    },
    {
      title: "Rights in order",
      text: "You receive releases and licences in one folder, ready for the day a lawyer asks.",
    },
  ],
  closing: "Give us an afternoon where your work happens, and read what we bring back.",
  proof: [
    { label: "Produce with names and places", href: "/portfolio/island-harvests-project" },
    { label: "Awards copy for juries and studios", href: "/portfolio/imga-project" },
  ],
};
