import type { CaseStudy } from "../schema.ts";

export const tfpStudy: CaseStudy = {
  slug: "tfp-fertility-group",
  client: "TFP Fertility Group",
  category: "Healthcare & Enterprise",
  card: {
    title: "One content system for five countries",
    description:
      "Clinic websites under five health systems moved to a common platform by twelve people, with every national site live on the agreed date.",
    durationMonths: 8,
    specialists: 12,
    growth: "Five sites to one platform",
    results: ["All five sites live on time", "One CMS for every clinic", "Editors publish without tickets"],
    tags: ["CMS migration", "Healthcare", "Multilingual", "Project management"],
  },
  image: {
    name: "case-studies/tfp-fertility-group",
    alt: "Five drawn clinic doors in a row, joined by one continuous line",
  },
  head: {
    title: "Case study: TFP Fertility Group",
    description:
      "Eight months, twelve people, five countries: a CMS migration for fertility clinics, delivered 100% on time.",
  },
  title: "Moving five clinics without waking anyone",
  subtitle:
    "A content migration in which patients were to notice nothing except that answers became easier to find",
  stats: [
    { value: "8", label: "Months" },
    { value: "12", label: "Team Members" },
    { value: "5", label: "Countries" },
    { value: "100%", label: "On Time" },
  ],
  clientLink: { label: "Visit the TFP Fertility Group website", href: "https://tfp-fertility.example/" },
  overview: {
    text: "The group had grown by joining clinics that each brought a website. Five systems had to be patched, five agencies to be called, and a correction about medication could be right in Warsaw while still waiting in Copenhagen. Patients meanwhile read these pages at two in the morning. The brief was to unite everything behind the scenes and to be gentle in front of them.",
    industry: "Healthcare: fertility treatment",
    regions: ["UK", "Poland", "Netherlands", "Denmark", "Austria"],
  },
  objectives: [
    "Bring all national clinic sites to a single content management system",
    "Keep every address that patients, doctors and search engines know",
    "Let each country follow its own medical advertising law",
    "Give clinic editors the means to publish without technical help",
    "Meet accessibility standards on every template and form",
    "Go live in all countries on dates fixed in advance",
  ],
  approach: [
    {
      title: "Count before moving",
      text: "Every page, form and download was listed with its owner and its last reader. What nobody had needed for years was left behind.",
    },
    {
      title: "Design the common parts",
      text: "Treatments, people, prices and places became shared components, with slots where a country may say something of its own.",
    },
    {
      title: "Rehearse the migration",
      text: "Scripts carried the content over again and again, until a full rehearsal finished in one night without manual repair.",
    },
    {
      title: "Build law into workflow",
      text: "Statements about success need different approvals in each market. The editor cannot publish them until the right person has signed.",
    },
    {
      title: "Train in the mother tongue",
      text: "Editors were taught in their own language with their own pages, and each clinic named one colleague as first help.",
    },
    {
      title: "Launch country by country",
      text: "The smallest site went first. What it taught was written down the same day and applied to the next.",
    },
  ],
  challenges: [
    {
      title: "Private by nature",
      text: "Even the fact of a visit is sensitive. Analytics were reduced to what the clinics truly use, and forms were encrypted in transit and at rest.",
    },
    {
      title: "Words with two meanings",
      text: "Terms that sound alike carry different legal weight across borders, so the glossary was reviewed by clinicians in every country.",
    },
    {
      title: "Opening hours never stop",
      text: "There was no quiet weekend on which to switch. Old and new ran in parallel behind the same addresses for a while.",
    },
    {
      title: "Twelve calendars",
      text: "Holidays of five nations and the team's own three time zones were planned on one sheet from the beginning.",
    },
  ],
  results: [
    "Every national site went live on the promised day, which made the programme 100% on time",
    "Clinic editors correct and publish pages themselves, with approvals recorded beside each version",
    "Bookmarks, printed leaflets and links from doctors still reach the page they were made for",
    "A treatment text improved in one market is offered to the other four as a draft",
    "Security updates are applied once for the whole group instead of five times",
  ],
  technologies: [
    "Umbraco",
    "Cloudflare",
    "Figma",
    "Jira",
    "Google Analytics",
    "Google Search Console",
    "axe",
    "Azure",
  ],
  outcome:
    "Nobody congratulated the patients on their new website, and none of them wrote to complain about the old one. That silence was the aim. Behind it, editors in five countries work on the same platform with rules that fit their law, and the group's small digital team maintains one system where it had five. The eight months were spent mostly on content and consent; the technical switch in each country took a night. When a sixth clinic asks to join, there is a checklist.",
  quote: {
    text: "They asked our nurses what patients ring about and moved those answers to the top. The migration itself I hardly noticed, which is exactly what we had been promised and what I had not believed.",
    role: "Group Digital Lead, TFP Fertility Group",
    threshold: 0.5,
  },
  fadeMs: 1000,
};
