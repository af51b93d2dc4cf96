/** What files of the collections contain; articles and legal pages are in `prose.ts`. */
import { z } from "zod";
import { studyDrawingSchema } from "./drawing.ts";
import {
  claimed,
  claimedFigureSchema,
  copies,
  copy,
  figureSchema,
  furtherImages,
  headSchema,
  href,
  icon,
  imageSchema,
  linkSchema,
  list,
  mark,
  namesIn,
  order,
  pointSchema,
  recordImage,
  sample,
  slug,
  sourcesOf,
  texts,
} from "./fields.ts";

const aliases = z.optional(z.array(slug)).describe("Further addresses that lead here, for old links.");
const line = copy.describe("The second line of the page, below the title.");
const subtitle = copy.describe("A sentence below: for whom, and what.");
const fourFigures = list(claimedFigureSchema, 4, 4).describe("Four figures in a row, each with its label.");

/** What a step does to the line that runs through all of them (drawn in `app/service/gestures.json`). */
const gestureSchema = z.enum([
  ...namesIn("beat carry count day decide draft fork give group grow handover join keep limit listen look"),
  ...namesIn("parallel pass repeat rows smooth steer test widen"),
]);

export const serviceSchema = z.strictObject({
  /** Short name for menus and breadcrumbs. */
  name: copy,
  icon,
  head: headSchema,
  /** The second line of the page, below its name. */
  line: copy,
  /** The scene beside its name, by the name of the drawing; optional. */
  image: imageSchema.optional(),
  intro: copy,
  /** What it costs at least and how long that takes, and in `text` its range (`content/facts.test.ts`). */
  price: texts("from takes text").extend(claimed),
  /** One sentence with a link that leads visitors to a neighbouring service. */
  pointer: z.strictObject({ text: copy, link: linkSchema }).optional(),
  deliver: list(pointSchema, 3, 8),
  approach: list(
    pointSchema.extend({
      gesture: z.optional(gestureSchema).describe("How the line shows this step; without it, straight."),
    }),
    3,
    6,
  ).optional(),
  /** Each may lead to the work it speaks of; what is in `proof` is not here as well. */
  capabilities: list(pointSchema.extend({ href: href.optional() }), 3, 4).optional(),
  whyUs: list(pointSchema, 3, 4),
  closing: copy,
  /** Pages of our work that show this service. */
  proof: list(linkSchema, 0, 3),
  sources: sourcesOf("whyUs"),
  order,
  card: z.literal("none").optional().describe("none: no card on /services leads here, and none is missed."),
});

export const portfolioCategorySchema = z.enum(["web", "dashboard", "campaign"]);

export const projectSchema = z.strictObject({
  aliases,
  client: copy.describe("The client as named on the page."),
  category: portfolioCategorySchema.describe("The filter of the portfolio: web, dashboard or campaign."),
  tag: copy.describe("One or two words on the card: E-Learning, KPI Tracking."),
  card: z
    .strictObject({
      description: copy,
      technologies: list(copy, 3, 5),
      linkLabel: z.enum(["View Case Study", "View Project Details"]).default("View Project Details"),
      imageFit: z.enum(["cover", "contain"]).default("cover"),
    })
    .describe("What the card in the listing shows."),
  image: recordImage,
  /** Below the highlights. */
  images: furtherImages,
  head: headSchema,
  title: copy.describe("What the project is, in three to six words: on its page, its card and in lists."),
  line,
  tags: list(copy, 3, 3).describe("Three disciplines, such as Web Dev, Design, SEO."),
  subtitle,
  description: copy.describe("The story in 60 to 80 words."),
  stats: fourFigures,
  workDelivered: list(copy, 5, 6).describe("Five or six things that were handed over, a short line each."),
  tools: list(copy, 5, 8).describe("Five to eight tools that were used."),
  clientProfile: copy.describe("Who the client is, in 40 to 60 words."),
  result: z
    .strictObject({ ...copies("headline text"), metrics: list(figureSchema, 3, 3) })
    .describe("What came of it: a headline, a text, and three figures."),
  actions: z.array(linkSchema).default([]).describe("Links under the headline; another site opens in a tab."),
  viewDetails: z
    .boolean()
    .default(true)
    .describe("Button to the highlights; false if a case study is linked."),
  footerLinks: z.array(linkSchema).default([]).describe("Links at the foot, before the next project."),
  reveal: z
    .strictObject({ threshold: z.number(), fadeMs: z.number() })
    .default({ threshold: 0.1, fadeMs: 1000 })
    .describe("How the result fades in: the part to be in view (0.1), milliseconds (1000)."),
  sources: sourcesOf("description workDelivered tools clientProfile result"),
  order,
  tour: z.optional(z.number()).describe('Place in the "Next Project" chain; without it, before the first.'),
  next: z.optional(z.string()).describe("File name of the next project, if it is another than in the chain."),
});

export const caseStudySchema = z.strictObject({
  aliases,
  client: copy.describe("The client as named on the page."),
  category: copy.describe("The filter of the listing it stands under, as in content/filters.yaml."),
  card: z
    .strictObject({
      description: copy,
      durationMonths: z.number().int().positive(),
      specialists: z.number().int().positive(),
      growth: copy,
      results: list(copy, 3, 3),
      tags: list(copy, 3, 4),
    })
    .describe("What the card in the listing shows beside the title."),
  image: recordImage,
  head: headSchema,
  title: copy.describe("What was made, in three to six words: on its page, its card and in lists."),
  line,
  subtitle,
  abstract: texts("problem work change").describe("The study in three lines."),
  services: list(href, 1, 6).describe("Up to six services that were used: /services/web-development."),
  stats: fourFigures,
  clientLink: linkSchema.optional().describe("A link to the client's own site, if there is one."),
  overview: z
    .strictObject({ ...copies("text industry"), regions: list(copy, 1, 5) })
    .describe("The situation in 60 to 90 words, the client's industry, and one to five regions."),
  objectives: list(copy, 4, 6).describe("Four to six aims, a line each."),
  approach: list(pointSchema, 4, 6).describe("Four to six steps, each with a title and 20 to 30 words."),
  challenges: list(pointSchema, 3, 4).describe("Three or four difficulties, 20 to 30 words each."),
  setback: copy.optional().describe("What went wrong, and what came of it, in 30 to 60 words."),
  results: list(texts("text").extend(claimed), 1, 5).describe("One to five that somebody answers for."),
  delivered: list(copy, 3, 5).describe("Three to five things that the client got, a line each."),
  technologies: list(copy, 5, 8).describe("Five to eight tools that were used."),
  outcome: copy.describe("How it ended, in 70 to 110 words."),
  drawings: z.optional(list(studyDrawingSchema, 0, 5)).describe("Up to five drawings that explain it."),
  quote: z
    .strictObject({ ...copies("text role"), threshold: z.number() })
    .describe("The client's words (35 to 55), who says them, the part to be in view before they appear."),
  fadeMs: z.number().describe("Milliseconds in which the quote fades in. Leave as in other files."),
  sources: sourcesOf(
    "card.durationMonths card.specialists card.growth card.results",
    "abstract overview objectives approach challenges delivered technologies outcome quote",
  ),
  order,
  menu: z.string().optional().describe("Name in the menu, where it is shorter than the client's."),
});

export const serviceCardSchema = z.strictObject({
  icon,
  ...copies("title description"),
  features: list(copy, 1, 7),
  /** What the service costs at least, and how long that takes; the card at home does without. */
  price: texts("from takes").extend(claimed).optional(),
  href,
  order,
});

/** Its title, client and category are those of the study. */
export const featuredStudySchema = z.strictObject({
  description: copy,
  image: imageSchema,
  href: z
    .stringFormat("study", /^\/case-studies\/[a-z0-9-]+$/)
    .describe("Write the address of a case study: /case-studies/island-harvests."),
  stats: list(z.strictObject({ ...copies("metric value"), ...claimed }), 1, 3),
  order,
});

export const testimonialSchema = z.strictObject({
  name: copy.describe("Who says it."),
  position: copy.describe("Their position in the company."),
  company: copy.describe("The company."),
  image: recordImage,
  content: copy.describe("Their words, 30 to 50 of them, without quotation marks."),
  rating: z.number().int().min(1).max(5).describe("Stars, from 1 to 5."),
  project: copy.describe("What we did for them, in two or three words."),
  backContent: z
    .strictObject({ website: linkSchema, ...copies("description team") })
    .describe("The back of the card: website, a sentence about the client, the team."),
  sample,
  order,
});

export const featuredProjectSchema = z.strictObject({
  name: copy,
  type: z.enum(["Project", "Case Study"]),
  ...copies("category location description"),
  link: href,
  ...claimed,
  order,
});

export const partnerSchema = z.strictObject({
  ...copies("name description badge"),
  mark,
  ...claimed,
  order,
});
export const countrySchema = z.strictObject({
  name: copy,
  code: z
    .stringFormat("country", /^[a-z]{2}$/)
    .describe("Write the two small letters of the country: sb, nz, gb."),
  ...claimed,
  order,
});
export const regionSchema = z.strictObject({
  ...copies("title text"),
  places: list(z.strictObject({ name: copy, longitude: z.number(), latitude: z.number() }), 3, 7),
  ...claimed,
  order,
});
export const teamMemberSchema = z.strictObject({
  name: copy.describe("First name and family name."),
  position: copy.describe("What they are in the agency."),
  specialisation: copy.describe("What they know best, in a few words."),
  image: recordImage,
  bio: copy.describe("35 to 50 words about them."),
  skills: list(copy, 3, 3).describe("Three skills."),
  sample,
  order,
});
