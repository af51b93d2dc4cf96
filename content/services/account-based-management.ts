import type { Service } from "../schema.ts";

export const accountBasedManagement: Service = {
  slug: "account-based-management",
  name: "Account Based Management",
  icon: "i-lucide-target",
  head: {
    title: "Account based management for long sales",
    description:
      "Research, content and coordination around the few accounts that decide your year, shared between marketing and sales.",
  },
  headline: "Forty companies matter. Know them by name.",
  intro:
    "When a contract takes a year and nine people sign it, broad campaigns are a waste of good money. Account based work turns the order round: choose the companies first, learn how each of them buys, and give every person in that circle the one thing that helps them say yes. It needs patience, tidy records and two departments that talk to each other.",
  deliver: [
    {
      title: "Account selection",
      text: "A scored list agreed with sales, from fit, need and reachability, with the reasons kept beside each name.",
    },
    {
      title: "Buying-circle maps",
      text: "Who evaluates, who pays, who can veto and what each of them worries about, updated after every conversation.",
    },
    {
      title: "Account pages and packs",
      text: "Material made for one company: its own figures, its own words, the objections its engineers will raise.",
    },
    {
      title: "Targeted media",
      text: "LinkedIn and programmatic placements limited to the chosen companies, with frequency low enough to remain welcome.",
    },
    {
      title: "CRM hygiene",
      text: "Stages, contacts and next steps in HubSpot or Salesforce kept current, so that nobody asks a prospect twice.",
    },
    {
      title: "Joint reviews",
      text: "A fortnightly half hour in which marketing and sales look at the same account board and divide the work.",
    },
  ],
  approach: [
    {
      title: "Ten before a hundred",
      text: "We begin with a handful of accounts, learn what opens doors there, and only then widen the programme.",
    },
    {
      title: "Research by hand",
      text: "Annual reports, tenders, job adverts and talks tell more about intent than any purchased score does.",
    },
    {
      title: "Help before asking",
      text: "Early contacts offer something useful: a benchmark, a checklist, an introduction, never a calendar link on its own.",
    },
    {
      title: "Count meetings, not clicks",
      text: "Progress is measured by people reached and stages passed in each account, reviewed openly with the sellers.",
    },
  ],
  capabilities: [
    {
      title: "Telecom accounts",
      text: "With Voxbone we organised content and outreach around named carriers and platforms instead of job titles.",
    },
    {
      title: "Journeys inside a CRM",
      text: "Our Samsung UK work showed how much a well-kept customer record does before any advert is bought.",
    },
    {
      title: "Corporate wellness buyers",
      text: "Peloton's business side needed employers and hotels to be told apart, counted and followed up separately.",
    },
  ],
  whyUs: [
    {
      title: "Comfortable with engineers",
      text: "Our writers ask until they understand, so technical buyers are not handed adjectives.",
    },
    {
      title: "Between time zones",
      text: "Questions that London asks in the evening are answered by the time it makes coffee.",
    },
    {
      title: "Sales sits in",
      text: "Programmes without a seller in the room fail; we make that seat a condition.",
    },
    {
      title: "Quiet persistence",
      text: "Long cycles are planned for, with material for month nine as well as week one.",
    },
  ],
  closing: "Write down your ten hardest accounts; that list is the brief.",
  proof: [
    { label: "Account management for Voxbone", href: "/portfolio/voxbone-project" },
    { label: "Customer journeys at Samsung UK", href: "/case-studies/samsung" },
  ],
};
