import type { Service } from "../schema.ts";

export const digitalTransformation: Service = {
  slug: "digital-transformation",
  name: "Digital Transformation",
  icon: "i-lucide-refresh-cw",
  head: {
    title: "Digital transformation, one process at a time",
    description:
      "From paper, phone and spreadsheet to systems your people trust: mapped, tried, taught and kept running on island power.",
  },
  headline: "From the exercise book to a system people trust",
  intro:
    "Transformation sounds like a storm. Done well it is more like a tide: one process rises, settles, and carries the next. We sit beside the person who keeps the ledger, find out why the paper works as well as it does, and replace it only with something that is better for her. Software comes third, after the people and the process.",
  deliver: [
    {
      title: "Process mapping",
      text: "A walk through how orders, patients or permits really move, including the shortcuts nobody has ever put on paper.",
    },
    {
      title: "System selection",
      text: "Two or three fitting products compared on price, language, offline use and exit costs, never a hundred-row matrix.",
    },
    {
      title: "Integration",
      text: "Shop, stock, accounting and CRM joined by small, documented connections that fail loudly instead of silently.",
    },
    {
      title: "Records and migration",
      text: "Files cleaned, scanned and moved with a count before and after, and the originals kept until everyone agrees.",
    },
    {
      title: "Offline first tools",
      text: "Field forms and catalogues that collect without a signal and synchronise quietly at the next tower.",
    },
    {
      title: "Change support",
      text: "Champions in every branch, help in the first weeks at the next desk, and a manager who listens to complaints.",
    },
  ],
  approach: [
    {
      title: "Watch a whole day",
      text: "An observer with a notebook learns more from one shift than from a month of requirement workshops.",
    },
    {
      title: "Pick a painful step",
      text: "The first change removes a chore that staff dislike, so that the second one is asked for.",
    },
    {
      title: "Run both for a while",
      text: "Old and new live side by side until the figures match, with a date at which paper ends.",
    },
    {
      title: "Grow by invitation",
      text: "Other departments join when they see the result; we keep a waiting list rather than a mandate.",
    },
  ],
  capabilities: [
    {
      title: "Growers on one platform",
      text: "Island Harvests brought quotes, lots and shipping papers of producers in three Pacific regions into a single place.",
    },
    {
      title: "Editors in five health systems",
      text: "Clinic teams of a European fertility group gave up separate tools for common components and shared workflows.",
    },
    {
      title: "Teaching beyond the classroom",
      text: "Trainers who had used printed handouts now publish, update and see progress through PacificSkillshare.",
    },
  ],
  whyUs: [
    {
      title: "Power cuts included",
      text: "We design for outages, shared devices and the one laptop that must not leave the office.",
    },
    {
      title: "Plain contracts",
      text: "Licences, data location and leaving terms are explained to you in a page of ordinary English.",
    },
    {
      title: "Staff keep their pride",
      text: "Experience is written into the new process, with the names of those who contributed it.",
    },
    {
      title: "Long after go-live",
      text: "We plan for the third year, when enthusiasm is gone and only usefulness keeps a system alive.",
    },
  ],
  closing: "Which form does your team fill in twice? That is where to start.",
  proof: [
    { label: "An export platform for three regions", href: "/portfolio/island-harvests-project" },
    { label: "Shared workflows for European clinics", href: "/portfolio/tfp-fertility-project" },
  ],
};
