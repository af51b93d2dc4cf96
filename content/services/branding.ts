import type { Service } from "../schema.ts";

export const branding: Service = {
  slug: "branding",
  name: "Branding",
  icon: "i-lucide-palette",
  head: {
    title: "Brands that hold from jetty to boardroom",
    description:
      "Names, identities and brand programmes for Pacific and international companies, with the project management to see them through.",
  },
  headline: "A name, a mark and the patience to use them",
  intro:
    "An identity lives on sacks, clinic doors, trade stands and four-centimetre phone icons. We design it for the worst of these first. Then comes the part most agencies skip: getting forty people in several offices to use it the same way for years. That is project management, and we treat it as half of every brand programme.",
  pointer: {
    text: "Project management for brand programmes",
    link: { label: "Project management for brand programmes", href: "/services/project-management" },
  },
  deliver: [
    {
      title: "Naming",
      text: "Shortlists screened for meaning in the languages that matter, for free domains and for registered marks in your classes.",
    },
    {
      title: "Visual identity",
      text: "Logo, type, colour and image style in a system small enough that a sign writer in Gizo can follow it.",
    },
    {
      title: "Packaging",
      text: "Labels that meet import rules in their market and still say at arm's length what is inside and where it grew.",
    },
    {
      title: "Brand guidelines",
      text: "A living web page instead of a locked document, with files to download and examples of use and misuse.",
    },
    {
      title: "Rollout plans",
      text: "Inventories of everything that carries the old mark, with an order, a cost and somebody's name against each item.",
    },
    {
      title: "Brand health checks",
      text: "A yearly look at how the identity has been stretched, what customers recall, and which rules deserve to be dropped.",
    },
  ],
  approach: [
    {
      title: "Hear what is already there",
      text: "Customers, staff and elders often carry the brand in a phrase; we collect those before sketching.",
    },
    {
      title: "Draw few, draw far apart",
      text: "Three directions that truly differ, each shown on the hardest real object rather than on a mock-up poster.",
    },
    {
      title: "Decide once",
      text: "One meeting, the people who must agree, and a written record of why the chosen route won.",
    },
    {
      title: "Carry it through",
      text: "A project manager tracks suppliers, stock and sign-offs until the last old sign has been taken down.",
    },
  ],
  whyUs: [
    {
      title: "Respect for pattern",
      text: "We do not borrow sacred designs; where a community offers one, terms and credit are agreed in writing.",
    },
    {
      title: "Made for rough use",
      text: "Marks are tested on hessian, fax, embroidery and sunlight before anyone calls them finished.",
    },
    {
      title: "Managers included",
      text: "Designers and project managers share a desk, so schedules are drawn up by those who keep them.",
    },
    {
      title: "Open files",
      text: "Source artwork and font licences are handed to you, not rented by the month.",
    },
  ],
  closing: "Show us where your name is hardest to read, and we will begin there.",
  proof: [
    { label: "An export brand from the garden to the dock", href: "/case-studies/island-harvests" },
    { label: "Launching Bene Natural Products in the UK", href: "/portfolio/bene-project" },
  ],
};
