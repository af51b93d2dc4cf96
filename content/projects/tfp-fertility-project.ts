import type { Project } from "../schema.ts";

export const tfpFertility: Project = {
  slug: "tfp-fertility-project",
  client: "TFP Fertility Group",
  category: "web",
  tag: "CMS Migration",
  card: {
    title: "Fertility group CMS migration",
    description:
      "Clinic sites of five countries brought into one content system, with local languages, local law and one shared set of components.",
    technologies: ["Umbraco", "Figma", "Cloudflare", "Jira"],
    linkLabel: "View Case Study",
    imageFit: "cover",
  },
  image: {
    name: "projects/tfp-fertility",
    alt: "Illustrated clinic website with treatments, five country tabs and an appointment form",
  },
  head: {
    title: "TFP Fertility Group: five countries, one CMS",
    description:
      "Moving the clinic sites of a European fertility group to one content system in eight months, on time.",
  },
  title: "Five countries, one calm website",
  tags: ["Web Dev", "Design", "Project Management"],
  subtitle: "A CMS migration for fertility clinics in the UK, Poland, the Netherlands, Denmark and Austria",
  description:
    "Somebody looking for a fertility clinic is rarely relaxed. The group's national sites had grown apart: different systems, different answers to the same question, and editors who waited days for a small change. We moved all of them to a single platform in eight months, kept every address that patients and doctors had bookmarked, and gave each country room for its own law and language.",
  stats: [
    { value: "8", label: "Months" },
    { value: "12", label: "People" },
    { value: "5", label: "Countries" },
    { value: "100%", label: "On Time" },
  ],
  workDelivered: [
    "Content inventory of every national clinic site",
    "Shared design system with country variations",
    "Migration scripts and a complete redirect map",
    "Editorial workflow with medical and legal sign-off",
    "Appointment forms that meet each country's rules",
    "Training for clinic editors in all five markets",
  ],
  tools: ["Umbraco", "Figma", "Cloudflare", "Jira", "Google Analytics", "Google Search Console", "axe"],
  clientProfile:
    "TFP Fertility Group runs fertility clinics in the UK, Poland, the Netherlands, Denmark and Austria. Patients, partners, referring doctors and donors all use its sites, often on a phone and often at night. What may be said about treatments and success differs from one jurisdiction to the next, so central control and local care must coexist.",
  result: {
    headline: "Every site moved on the day agreed",
    text: "All five countries went live on schedule, so the programme finished 100% on time. Editors now publish a change in the morning without raising a ticket, and a treatment page corrected in one market can be offered to the others as a draft. Old addresses still lead where they should. The clinics kept their voices; the group gained one system to secure, update and pay for.",
    metrics: [
      { value: "100%", label: "Delivered on time" },
      { value: "One", label: "CMS for all clinics" },
      { value: "Five", label: "National sites live" },
    ],
  },
  actions: [
    { label: "Visit Website", href: "https://tfp-fertility.example/" },
    { label: "See How We Did It", href: "/case-studies/tfp-fertility-group" },
  ],
  viewDetails: false,
  footerLinks: [{ label: "Start Your Project", href: "/contact" }],
  next: "/portfolio/pacificskillshare-project",
  reveal: { threshold: 0.1, fadeMs: 1000 },
};
