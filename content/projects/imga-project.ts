import type { Project } from "../schema.ts";

export const imga: Project = {
  slug: "imga-project",
  client: "International Mobile Gaming Awards",
  category: "web",
  tag: "Awards Platform",
  card: {
    title: "Mobile gaming awards",
    description:
      "Entry, judging and ceremony pages for an awards programme that gathers mobile game studios from three continents.",
    technologies: ["WordPress", "React", "Stripe"],
    linkLabel: "View Case Study",
    imageFit: "cover",
  },
  image: {
    name: "projects/imga",
    alt: "Illustrated awards website with nominee tiles, a trophy and a jury score panel",
  },
  head: {
    title: "International Mobile Gaming Awards platform",
    description: "A website for an awards programme with more than 500 entries a year from three continents.",
  },
  title: "Five hundred games, one stage",
  tags: ["Web Dev", "Design", "Content"],
  subtitle: "Entry, judging and ceremony for an awards programme on three continents",
  description:
    "Every season more than 500 studios upload a game, a trailer and their hopes, most of them in the last two days. The site has to take the rush, keep the jury's work confidential, and then turn into a stage when nominees are announced. We designed it as one platform with three faces that change on fixed dates, and wrote the words that guide people through.",
  stats: [
    { value: "500+", label: "Annual Entries" },
    { value: "3", label: "Continents" },
    { value: "Seasonal", label: "Platform Modes" },
    { value: "Jury", label: "Private Workspace" },
  ],
  workDelivered: [
    "Entry forms that save every field as typed",
    "Jury workspace with scoring and conflict rules",
    "Nominee and winner pages with shareable pictures",
    "Press area with logos, films and embargo dates",
    "Copy for studios, jurors, press and partners",
  ],
  tools: ["WordPress", "React", "Stripe", "Figma", "Mailchimp", "Cloudflare"],
  clientProfile:
    "The International Mobile Gaming Awards honour the best mobile games of the year, with programmes on three continents. Its small team works with volunteer jurors, sponsors and venues. Entrants range from two friends in a bedroom to publishers with a legal department, and all deserve the same careful reading.",
  result: {
    headline: "Ready on the last night",
    text: "Entries are saved as they are typed, so a lost connection costs a sentence at most. Jurors see only what they should, score on a train if they like, and declare conflicts with a tick. When the announcement comes, the site changes its face on time and without a deployment. The organisers spend the evening with their guests.",
    metrics: [
      { value: "500+", label: "Entries a year" },
      { value: "3", label: "Continents taking part" },
      { value: "On schedule", label: "Changes of season" },
    ],
  },
  actions: [],
  viewDetails: true,
  footerLinks: [],
  next: "/portfolio/voxbone-project",
  reveal: { threshold: 0.1, fadeMs: 1000 },
};
