/**
 * What the Digital Advisor says (spec §7, App. F of the requirements). Topics are in order of precedence; a message
 * belongs to the first that has one of its keywords in it.
 */
import { agency } from "./agency.ts";

export type AdvisorTopic =
  | "pricing"
  | "tools"
  | "timeline"
  | "services"
  | "seo"
  | "paid media"
  | "web development"
  | "case studies"
  | "contact"
  | "careers"
  | "big brands"
  | "project discussion";

export interface QuickAction {
  id: string;
  text: string;
  /** Opens a page in a new tab, has a topic answered here, or both. */
  action: { href?: string; topic?: AdvisorTopic };
}

export interface AdvisorReply {
  text: string;
  quickActions: readonly QuickAction[];
}

const page = (text: string, href: string): QuickAction => ({ id: href, text, action: { href } });
const topic = (text: string, name: AdvisorTopic): QuickAction => ({
  id: name,
  text,
  action: { topic: name },
});

const contactPage = page("Open the contact page", "/contact");

export const greeting: AdvisorReply = {
  text: "Hello, I am the Digital Advisor: automatic, quick, and honest about it. Ask me about our work, or choose a subject. A person is one message away.",
  quickActions: [
    topic("View Services", "services"),
    topic("See Case Studies", "case studies"),
    { id: "contact-us", text: "Contact Us", action: { href: "/contact", topic: "contact" } },
  ],
};

export const fallback: AdvisorReply = {
  text: "I'd be happy to help you with information about our services, case studies, or getting in touch with our team. What specifically would you like to know?",
  quickActions: [
    topic("Our Services", "services"),
    topic("Case Studies", "case studies"),
    topic("Contact Info", "contact"),
  ],
};

export const advisorTopics: readonly (AdvisorReply & { topic: AdvisorTopic; keywords: readonly string[] })[] =
  [
    {
      topic: "pricing",
      keywords: ["price", "cost", "how much", "pricing"],
      text: "What it costs depends on your goals, the scope and the timeline. Tell us those three in a few lines and you receive a written estimate with its assumptions, free of charge.",
      quickActions: [contactPage],
    },
    {
      topic: "tools",
      keywords: ["tools", "technology", "what do you use", "tech stack"],
      text: "We choose tools for the job: React and Cloudflare for sites, Shopify or WordPress where editors know them, Looker Studio, Power BI and Tableau for figures, HubSpot and Salesforce for accounts.",
      quickActions: [contactPage],
    },
    {
      topic: "timeline",
      keywords: ["timeline", "how long", "timeframe", "when will it be ready"],
      text: "Most projects take from a few weeks to a few months. A simple site is quick; a programme in several countries is not. You get dates before you sign anything.",
      quickActions: [contactPage],
    },
    {
      topic: "services",
      keywords: ["service", "what do you offer"],
      text: "We offer web development, data and analytics, SEO and SEM, project management, content creation and branding, digital marketing strategy, digital transformation, training and workshops, social media management and account based management.",
      quickActions: [contactPage],
    },
    {
      topic: "seo",
      keywords: ["seo", "search engine"],
      text: "Search is a craft of patience here: technical repairs first, then pages that answer one question each. For the Invicta group we ended a quarrel between sister sites.",
      quickActions: [page("SEO for the Invicta group", "/portfolio/invicta-project")],
    },
    {
      topic: "paid media",
      keywords: ["paid media", "google ads", "advertising"],
      text: "We run campaigns on search and social networks in accounts that belong to you. Our life-sciences work with Thermo Fisher ran on two networks and returned 10X on ad spend.",
      quickActions: [
        page("The Thermo Fisher project", "/portfolio/thermo-fisher-project"),
        page("How it was done", "/case-studies/thermo-fisher"),
      ],
    },
    {
      topic: "web development",
      keywords: ["web development", "website", "development"],
      text: "We build sites, shops and platforms that open on one bar of signal and stay easy to edit. PacificSkillshare is a good example: lessons that work without any connection.",
      quickActions: [page("The PacificSkillshare project", "/portfolio/pacific-skillshare-project")],
    },
    {
      topic: "case studies",
      keywords: ["case study", "portfolio", "examples", "past work", "done before"],
      text: "Here are three that show different sides of us: a dashboard hub for a household name, advertising for laboratories, and learning for more than fifteen islands.",
      quickActions: [
        page("Kleenex", "/case-studies/kimberly-clark-kleenex"),
        page("Thermo Fisher", "/case-studies/thermo-fisher"),
        page("Pacific Skillshare", "/case-studies/pacific-skillshare"),
      ],
    },
    {
      topic: "contact",
      keywords: ["contact", "reach", "email"],
      text: `Write to ${agency.email} or use the contact page; a person answers within 24 hours. Our telephones are in Honiara and London.`,
      quickActions: [contactPage],
    },
    {
      topic: "careers",
      keywords: ["career", "job", "hiring", "apply"],
      text: "Send your CV as PDF, DOC or DOCX. The lead of the team you would join reads it, and it is reviewed within a week.",
      quickActions: [page("Send your CV", "/contact/careers")],
    },
    {
      topic: "big brands",
      keywords: ["big brand", "clients"],
      text: "Yes, household names as well as village co-operatives. With Kimberly-Clark Kleenex and Thermo Fisher you can read how we work inside large organisations.",
      quickActions: [
        page("Kleenex", "/case-studies/kimberly-clark-kleenex"),
        page("Thermo Fisher", "/case-studies/thermo-fisher"),
      ],
    },
    {
      topic: "project discussion",
      keywords: ["my project", "i need", "i want", "i have", "we need", "looking for"],
      text: "That sounds like something a person should hear. Describe it in your own words on the contact page, or ask for a free 30-minute call.",
      quickActions: [contactPage],
    },
  ];
