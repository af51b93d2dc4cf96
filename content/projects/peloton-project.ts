import type { Project } from "../schema.ts";

export const peloton: Project = {
  slug: "peloton-project",
  client: "Peloton",
  category: "dashboard",
  tag: "B2B Analytics",
  card: {
    title: "Fitness brand B2B analytics",
    description:
      "Separating hotels, employers and campuses from home riders in the data, so that the business team sees its own funnel.",
    technologies: ["Google Analytics", "HubSpot", "Looker Studio"],
    linkLabel: "View Case Study",
    imageFit: "cover",
  },
  image: {
    name: "projects/peloton",
    alt: "Illustrated analytics board with a business funnel and a ring chart of account types",
  },
  head: {
    title: "Peloton: analytics for the business side",
    description:
      "B2B analytics for a fitness-technology brand: telling corporate interest apart and following it to the enquiry.",
  },
  title: "Finding the business buyer in a crowd of riders",
  tags: ["Analytics", "Dashboards", "B2B"],
  subtitle: "Measurement for a fitness-technology brand's hotel, workplace and campus sales",
  description:
    "When millions visit for a bicycle of their own, the few who plan to equip a hotel disappear in the average. We gave those visitors a measurement of their own: events that only a business buyer triggers, forms that record the kind of organisation, and boards that follow an enquiry from first page to signed order without touching riders' personal data.",
  stats: [
    { value: "B2B", label: "Focus" },
    { value: "Hotels", label: "First Segment" },
    { value: "Shared", label: "Sales Board" },
    { value: "Quarterly", label: "Review Rhythm" },
  ],
  workDelivered: [
    "Event plan for business-only interactions",
    "Form fields and routing by organisation type",
    "CRM connection with stage names sales agreed on",
    "Funnel board for marketing and sales together",
    "Privacy review of every event collected",
  ],
  tools: ["Google Analytics", "Google Tag Manager", "HubSpot", "Looker Studio", "BigQuery"],
  clientProfile:
    "Peloton makes connected bikes, treads and classes for homes and, through its business division, for hotels, workplaces, universities and apartment buildings. Business customers take longer to decide, ask about service and space, and are served by a sales team that needs to know early who is serious.",
  result: {
    headline: "Business demand has a funnel of its own",
    text: "The sales team no longer asks marketing for a list; both look at a board where business visits, enquiries and stages appear apart from consumer traffic. Content for facility managers is judged by their behaviour, not by the crowd's. Because events were chosen sparingly, the set-up survived a site relaunch without being rebuilt, and the privacy review is repeated with every addition.",
    metrics: [
      { value: "Separate", label: "Business and rider traffic" },
      { value: "One board", label: "For marketing and sales" },
      { value: "Minimal", label: "Personal data collected" },
    ],
  },
  actions: [],
  viewDetails: false,
  footerLinks: [{ label: "View All Projects", href: "/portfolio" }],
  reveal: { threshold: 0.1, fadeMs: 1000 },
};
