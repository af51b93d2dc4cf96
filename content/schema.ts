/**
 * The whole data model of the site on one page. Copy lives in the sibling files as plain typed records;
 * these schemas check them in `content.test.ts`. Everything else imports types from here and nothing more,
 * so that zod never reaches the worker or a browser.
 */
import { z } from "zod";

const copy = z
  .string()
  .trim()
  .min(1)
  .refine((text) => !/[{}]|lorem|\bTODO\b|\btbd\b/i.test(text), "placeholder text");

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** A path of this site (`/clients#partners`) or an absolute https address. */
const href = z.string().regex(/^(\/|https:\/\/)[^\s]*$/);

/** An icon as the class UnoCSS draws it with: `i-lucide-globe`. */
const icon = z.string().regex(/^i-lucide-[a-z0-9-]+$/);
/** Name of a tool's or network's mark in `public/images/marks`. */
const mark = z.string().regex(/^[a-z0-9]+$/);

/** An image of the generated manifest by name. `alt` is empty only for decoration. */
export const imageSchema = z.object({
  name: z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/),
  alt: z.string(),
});

const pointSchema = z.object({ title: copy, text: copy });
const linkSchema = z.object({ label: copy, href });
const figureSchema = z.object({ value: copy, label: copy });

/** Title and description of one page's document head; the description fits a search result. */
const headSchema = z.object({ title: copy.max(70), description: copy.max(155) });

export const menuItemSchema = z.object({
  title: copy,
  href,
  items: z.array(z.object({ title: copy, href })).optional(),
});

export const heroSlideSchema = z.object({
  id: slug,
  image: imageSchema,
  /** Art-directed picture below 640 px. */
  mobileImage: imageSchema.optional(),
  logo: imageSchema.optional(),
  badge: z.object({ title: copy, subtitle: copy, href }),
});

export const serviceCardSchema = z.object({
  icon,
  title: copy,
  description: copy,
  features: z.array(copy).min(1).max(7),
  href,
});

export const serviceSchema = z.object({
  slug,
  /** Short name for menus and breadcrumbs. */
  name: copy,
  icon,
  head: headSchema,
  headline: copy,
  intro: copy,
  /** One sentence with a link that leads visitors to a neighbouring service. */
  pointer: z.object({ text: copy, link: linkSchema }).optional(),
  deliver: z.array(pointSchema).min(3).max(8),
  approach: z.array(pointSchema).min(3).max(6).optional(),
  capabilities: z.array(pointSchema).min(3).max(4).optional(),
  whyUs: z.array(pointSchema).min(3).max(4),
  closing: copy,
  /** Pages of our work that show this service. */
  proof: z.array(linkSchema).max(3),
});

export const portfolioCategorySchema = z.enum(["web", "dashboard", "campaign"]);

export const portfolioFilterSchema = z.object({
  key: z.enum(["all", ...portfolioCategorySchema.options]),
  label: copy,
});

export const projectSchema = z.object({
  slug,
  client: copy,
  category: portfolioCategorySchema,
  tag: copy,
  /** What the listing shows. */
  card: z.object({
    title: copy,
    description: copy,
    technologies: z.array(copy).min(3).max(5),
    linkLabel: z.enum(["View Case Study", "View Project Details"]),
    imageFit: z.enum(["cover", "contain"]),
  }),
  image: imageSchema,
  head: headSchema,
  title: copy,
  tags: z.array(copy).length(3),
  subtitle: copy,
  description: copy,
  stats: z.array(figureSchema).length(4),
  workDelivered: z.array(copy).min(5).max(6),
  tools: z.array(copy).min(5).max(8),
  clientProfile: copy,
  result: z.object({ headline: copy, text: copy, metrics: z.array(figureSchema).length(3) }),
  /** Links of the hero, in order. A link to another site opens in a new tab. */
  actions: z.array(linkSchema),
  /** A button that leads to the highlights of the same page (C-22). */
  viewDetails: z.boolean(),
  /** Links at the foot of the page before the next project. */
  footerLinks: z.array(linkSchema),
  /** The next project's path; the last in the chain has none and shows "Portfolio Complete". */
  next: href.optional(),
  reveal: z.object({ threshold: z.number(), fadeMs: z.number() }),
});

export const caseStudyCategorySchema = z.enum([
  "Agriculture & Export",
  "Healthcare & Enterprise",
  "Education & Skills Development",
  "Pacific Region Work",
  "Real Estate & Commercial",
  "Global Consumer Brands",
  "Technology & Data",
  "Performance Marketing & Advertising",
]);

export const caseStudySchema = z.object({
  slug,
  client: copy,
  category: caseStudyCategorySchema,
  /** What the listing shows. */
  card: z.object({
    title: copy,
    description: copy,
    durationMonths: z.number().int().positive(),
    specialists: z.number().int().positive(),
    growth: copy,
    results: z.array(copy).length(3),
    tags: z.array(copy).min(3).max(4),
  }),
  image: imageSchema,
  head: headSchema,
  title: copy,
  subtitle: copy,
  stats: z.array(figureSchema).length(4),
  clientLink: linkSchema.optional(),
  overview: z.object({ text: copy, industry: copy, regions: z.array(copy).min(1).max(5) }),
  objectives: z.array(copy).min(4).max(6),
  approach: z.array(pointSchema).min(4).max(6),
  challenges: z.array(pointSchema).min(3).max(4),
  results: z.array(copy).min(4).max(5),
  technologies: z.array(copy).min(5).max(8),
  outcome: copy,
  quote: z.object({ text: copy, role: copy, threshold: z.number() }),
  fadeMs: z.number(),
});

export const featuredStudySchema = z.object({
  title: copy,
  client: copy,
  description: copy,
  image: imageSchema,
  tag: copy,
  href,
  stats: z
    .array(z.object({ metric: copy, value: copy }))
    .min(1)
    .max(3),
});

export const testimonialSchema = z.object({
  name: copy,
  position: copy,
  company: copy,
  image: imageSchema,
  content: copy,
  rating: z.number().int().min(1).max(5),
  project: copy,
  backContent: z.object({ website: linkSchema, description: copy, team: copy }),
  sample: z.boolean(),
});

export const featuredProjectSchema = z.object({
  name: copy,
  type: z.enum(["Project", "Case Study"]),
  category: copy,
  location: copy,
  description: copy,
  link: href,
});

export const partnerSchema = z.object({ name: copy, description: copy, badge: copy, mark });
export const countrySchema = z.object({ name: copy, code: z.string().regex(/^[a-z]{2}$/) });
export const regionSchema = z.object({
  title: copy,
  text: copy,
  places: z
    .array(z.object({ name: copy, longitude: z.number(), latitude: z.number() }))
    .min(3)
    .max(7),
});
export const clientLogoSchema = z.object({ name: copy, image: imageSchema });

export const teamMemberSchema = z.object({
  name: copy,
  position: copy,
  specialisation: copy,
  image: imageSchema,
  bio: copy,
  skills: z.array(copy).length(3),
  sample: z.boolean(),
});

export const valueSchema = z.object({ icon, title: copy, description: copy });
export const timelineEntrySchema = z.object({ year: z.number().int(), title: copy, description: copy });
export const questionSchema = z.object({ question: copy, answer: copy });

export const aboutVariantSchema = z.object({
  /** Empty for `/about` itself. */
  section: z.enum(["", "mission", "team", "story", "careers", "faq"]),
  name: copy,
  head: headSchema,
  heading: copy,
  subtitle: copy,
});

export const contactTypeSchema = z.object({
  type: z.enum(["general", "quote", "consultation", "careers"]),
  head: headSchema,
  heading: copy,
  selector: z.object({ title: copy, text: copy, icon }),
  form: z.object({ title: copy, blurb: copy, accent: z.enum(["deep", "lagoon", "coral", "leaf"]) }),
});

export const contactItemSchema = z.object({ icon, title: copy, content: copy, href: z.string().optional() });

export const bannerSchema = z.object({
  headline: copy,
  text: copy,
  links: z.array(linkSchema).min(1).max(2),
});

/** A page of running text: legal pages and articles. */
export const proseSectionSchema = z.object({
  heading: copy.optional(),
  paragraphs: z.array(copy),
  list: z.array(copy).optional(),
  links: z.array(linkSchema).optional(),
});

export const textPageSchema = z.object({
  slug,
  head: headSchema,
  heading: copy,
  lead: copy,
  updated: z.iso.date(),
  sections: z.array(proseSectionSchema).min(1),
});

export const articleSchema = textPageSchema.extend({
  published: z.iso.date(),
  author: copy,
  summary: copy,
  topic: copy,
  minutes: z.number().int().positive(),
  related: z.array(linkSchema).max(3),
});

export type Image = z.infer<typeof imageSchema>;
export type Point = z.infer<typeof pointSchema>;
export type Link = z.infer<typeof linkSchema>;
export type Figure = z.infer<typeof figureSchema>;
export type Head = z.infer<typeof headSchema>;
export type MenuItem = z.infer<typeof menuItemSchema>;
export type HeroSlide = z.infer<typeof heroSlideSchema>;
export type ServiceCard = z.infer<typeof serviceCardSchema>;
export type Service = z.infer<typeof serviceSchema>;
export type PortfolioFilter = z.infer<typeof portfolioFilterSchema>;
export type Project = z.infer<typeof projectSchema>;
export type CaseStudyCategory = z.infer<typeof caseStudyCategorySchema>;
export type CaseStudy = z.infer<typeof caseStudySchema>;
export type FeaturedStudy = z.infer<typeof featuredStudySchema>;
export type Testimonial = z.infer<typeof testimonialSchema>;
export type FeaturedProject = z.infer<typeof featuredProjectSchema>;
export type Partner = z.infer<typeof partnerSchema>;
export type Country = z.infer<typeof countrySchema>;
export type Region = z.infer<typeof regionSchema>;
export type ClientLogo = z.infer<typeof clientLogoSchema>;
export type TeamMember = z.infer<typeof teamMemberSchema>;
export type Value = z.infer<typeof valueSchema>;
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;
export type Question = z.infer<typeof questionSchema>;
export type AboutVariant = z.infer<typeof aboutVariantSchema>;
export type ContactType = z.infer<typeof contactTypeSchema>;
export type ContactItem = z.infer<typeof contactItemSchema>;
export type Banner = z.infer<typeof bannerSchema>;
export type ProseSection = z.infer<typeof proseSectionSchema>;
export type TextPage = z.infer<typeof textPageSchema>;
export type Article = z.infer<typeof articleSchema>;
