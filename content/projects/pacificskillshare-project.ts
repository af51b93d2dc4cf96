import type { Project } from "../schema.ts";

export const pacificSkillshare: Project = {
  slug: "pacificskillshare-project",
  client: "PacificSkillshare",
  category: "web",
  tag: "E-Learning",
  card: {
    title: "E-learning platform for the islands",
    description:
      "Short lessons for trades, health and small business that download at the jetty and play in a village without a signal.",
    technologies: ["React", "Moodle", "Cloudflare", "Figma"],
    linkLabel: "View Case Study",
    imageFit: "cover",
  },
  image: {
    name: "projects/pacificskillshare",
    alt: "Illustrated learning platform with lesson cards, an island route and a download button",
  },
  head: {
    title: "PacificSkillshare: learning across islands",
    description:
      "An e-learning platform for more than fifteen Pacific islands that works with and without a connection.",
  },
  title: "Lessons that travel by boat",
  tags: ["Web Dev", "Design", "Project Management"],
  subtitle: "An e-learning platform made for shared phones and days without signal",
  description:
    "A plumber on Malaita and a nurse aide in Vanuatu have the same problem: the course is in the capital. PacificSkillshare brings it to them in units of ten minutes that can be fetched once and passed on. Eight people have been at work for twelve months; the prototype launches in October 2025, and the complete platform is delivered in January 2026.",
  stats: [
    { value: "12", label: "Months" },
    { value: "15+", label: "Islands" },
    { value: "8", label: "People" },
    { value: "January 2026", label: "Delivery" },
  ],
  workDelivered: [
    "Research visits with learners and trainers",
    "Lesson player that works without a connection",
    "Progress that merges when a phone reconnects",
    "Authoring screens for trainers, with templates",
    "Accounts suited to phones shared by a family",
    "Pilot courses in trades, health and business",
  ],
  tools: ["React", "Moodle", "Cloudflare", "Figma", "Jira", "Workbox"],
  clientProfile:
    "PacificSkillshare joins training providers, employers and communities on more than fifteen islands. Learners are adults with work and families; many share a phone and buy data by the day. Trainers know their trade better than any software. Partners ask for proof of attendance that does not depend on a connection.",
  result: {
    headline: "A classroom that fits in a pocket",
    text: "The prototype shows that a full unit can be taken, tested and recorded on an old phone with no network at all, and that results find their way home later. Trainers publish without a developer. What remains until delivery is breadth: more courses, more languages, and the certificates that employers have asked for. The same team continues until then.",
    metrics: [
      { value: "15+", label: "Islands in the programme" },
      { value: "October 2025", label: "Prototype launch" },
      { value: "Offline", label: "Lessons, tests and records" },
    ],
  },
  actions: [
    { label: "View Demo", href: "https://demo.pacificskillshare.example/" },
    { label: "See How We Did It", href: "/case-studies/pacificskillshare" },
  ],
  viewDetails: false,
  footerLinks: [],
  next: "/portfolio/samsung-project",
  reveal: { threshold: 0.1, fadeMs: 1000 },
};
