import type { TeamMember } from "./schema.ts";

const image = (name: string, person: string) => ({
  name: `people/${name}`,
  alt: `Monogram tile with the initials of ${person}`,
});

/** The team. Names are samples until the owner enters the real ones. */
export const team: readonly TeamMember[] = [
  {
    name: "Selina Maelanga",
    position: "Managing Director",
    specialisation: "Strategy and export marketing",
    image: image("selina-maelanga", "Selina Maelanga"),
    bio: "Grew up between Auki and Honiara, sold cocoa for a co-operative and then software for a bank before founding the agency. She still writes the first page of each proposal and signs off the last invoice.",
    skills: ["Positioning", "Export", "Negotiation"],
    sample: true,
  },
  {
    name: "Peter Kwalea",
    position: "Technical Director",
    specialisation: "Web platforms and offline systems",
    image: image("peter-kwalea", "Peter Kwalea"),
    bio: "Built his first server from ferry salvage. Peter decides what our sites may weigh and defends those limits against everybody, including the managing director. Weekends find him repairing outboard motors for half the neighbours on his road.",
    skills: ["Architecture", "Performance", "Offline"],
    sample: true,
  },
  {
    name: "Anna Reid",
    position: "Head of Client Services, London",
    specialisation: "Programmes across EMEA",
    image: image("anna-reid", "Anna Reid"),
    bio: "Answers the London line and leads work that crosses borders. After twelve years in healthcare communication she reads contracts for pleasure and can say no in five languages without losing a friend or a deadline.",
    skills: ["Programme management", "Healthcare", "Procurement"],
    sample: true,
  },
  {
    name: "Tevita Moala",
    position: "Data Lead",
    specialisation: "Measurement and dashboards",
    image: image("tevita-moala", "Tevita Moala"),
    bio: "A former statistician at a national census who believes every chart owes its reader an apology for the space it takes. Tevita runs the Monday reading sessions and keeps our glossary of metrics free of synonyms.",
    skills: ["Analytics", "SQL", "Teaching"],
    sample: true,
  },
  {
    name: "Grace Tagini",
    position: "Creative Director",
    specialisation: "Identity, editorial and film",
    image: image("grace-tagini", "Grace Tagini"),
    bio: "Trained as a printmaker and later directed documentaries in Melanesia. She asks permission first, frames second. Nothing leaves the studio before Grace has seen it on the oldest phone in the house, outdoors, at noon.",
    skills: ["Branding", "Photography", "Editing"],
    sample: true,
  },
  {
    name: "Marcus Lind",
    position: "Search and Media Lead",
    specialisation: "SEO, paid search and social",
    image: image("marcus-lind", "Marcus Lind"),
    bio: "Came from Copenhagen for a three-month contract and stayed. Marcus manages campaigns for clients on both sides of the date line and knows precisely when a reporting day ends in each of them, daylight saving included.",
    skills: ["SEO", "Paid search", "Attribution"],
    sample: true,
  },
];
