/**
 * The whole data model of the site on one page. Copy lives in the sibling files as plain typed records;
 * these schemas check them in `content.test.ts`. Everything else imports types from here and nothing more,
 * so that zod never reaches the worker or a browser.
 */
import { z } from "zod";
import { copy } from "./copy.ts";
import { daysOf } from "./weekdays.ts";
import { drawingSchema, studyDrawingSchema } from "./drawing-schema.ts";

const timeZone = z
  .string()
  .refine(
    (zone) => Intl.supportedValuesOf("timeZone").includes(zone),
    "is no time zone. Write a continent or ocean and a city: Pacific/Guadalcanal.",
  );

/** A language as documents name it (BCP 47): `en-GB`, `fr`, `zh-Hant-TW`. */
export const languageTag = z
  .string()
  .regex(
    /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2}|-\d{3})?$/,
    "Write a language's short name, with the country if it matters: en-GB, fr.",
  );

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Write small letters, digits and hyphens only: island-harvests.");

/** What to write in the place of an address that is neither a page of this site nor another site's. */
export const linkRemedy =
  'Write "/contact" and the like for a page of ours, "https://www.example.com" for another site. An email address or a phone number is written as words.';

/** A path of this site (`/clients#partners`) or an absolute https address. */
const href = z.string().regex(/^(\/\S*|https:\/\/[^\s/.]+\.[^\s]+)$/, linkRemedy);

/** An icon as the class UnoCSS draws it with: `i-lucide-globe`. */
const icon = z
  .string()
  .regex(/^i-lucide-[a-z0-9-]+$/, 'Write "i-lucide-" and a name of lucide.dev/icons: i-lucide-globe.');
/** Name of a tool's or network's mark in Simple Icons; `npm run images -- marks` draws it. */
const mark = z.string().regex(/^[a-z0-9]+$/, "Write a name of simpleicons.org: small letters and digits.");

/** What a picture shows, for those who cannot see it: three words at least, and not the name of a file. */
const alt = z
  .string()
  .trim()
  .refine(
    (text) => text.split(/\s+/).length > 2 && !/\.\w{3,4}$/.test(text),
    "tells nothing to those who cannot see the picture. Say in a sentence what it shows.",
  );

/** What may be cut on no page: left, top, right and bottom edge in percent of the picture (`e2e/layout.spec.ts`). */
const subject = z
  .string()
  .regex(
    /^(?:(?:100|\d{1,2})% ){3}(?:100|\d{1,2})%$/,
    "Write the left, top, right and bottom edge in percent: 8% 6% 92% 94%.",
  )
  .optional()
  .describe("What no page may cut: left, top, right and bottom edge in percent, 8% 6% 92% 94%.");

/** An image of the generated manifest by name. */
export const imageSchema = z.strictObject({
  name: z
    .string()
    .regex(
      /^[a-z0-9-]+(\/[a-z0-9-]+)*$/,
      'Write the name of a drawing of this site; for a picture of your own "file: boat.jpg" instead.',
    ),
  alt,
  subject,
});

const pictureFile = z
  .string()
  .trim()
  .min(1)
  .describe("Name of the picture in the folder that has the name of this file: boat.jpg.");
const focus = z
  .string()
  .regex(/^(?:100|\d{1,2})% (?:100|\d{1,2})%$/, "Write percent from the left and from the top: 50% 30%.")
  .optional()
  .describe("What has to stay in view: percent from the left and from the top, 30% 60%. Mostly not needed.");
const describedAlt = alt.describe("In a sentence, what the picture shows, for those who cannot see it.");
const droppedImageSchema = z.strictObject({ file: pictureFile, alt: describedAlt, focus });

export const recordImageSchema = z
  .union([imageSchema, droppedImageSchema])
  .optional()
  .describe(
    "The picture: its file, and in a sentence what it shows for those who cannot see it (alt). Without it a cover is drawn.",
  );
export const articleImageSchema = z
  .union([imageSchema, droppedImageSchema, z.literal("none")])
  .optional()
  .describe(
    "The picture under the headline: its file, and in a sentence what it shows for those who cannot see it (alt). Without it a cover is drawn; none leaves the article without.",
  );
const caption = copy.optional().describe("A sentence below the picture. It may do without.");
export const furtherImagesSchema = z
  .array(z.union([imageSchema.extend({ caption }), droppedImageSchema.extend({ caption })]))
  .max(8)
  .optional()
  .describe(
    "Up to eight further pictures, each with its file, what it shows (alt), and a sentence below it (caption).",
  );
/** Colour families that covers are drawn in. */
export const coverColourSchema = z.enum(["deep", "lagoon", "leaf", "coral", "plum", "sun"]);
export const coverFieldSchema = coverColourSchema
  .optional()
  .describe("Colour of the drawn cover, where there is no picture. Without it the category decides.");

/** A record's picture as pages get it: `alt` is empty for a cover, which tells nothing that the words do not. */
const shownImageSchema = z.strictObject({ name: z.string(), alt: z.string(), focus, subject });

/**
 * Who answers for a claim. It stands at the claim (`source`) or in the file's list (`sources`), which names the
 * fields it speaks of; people have `sample` instead.
 */
export const sourceSchema = z
  .enum(["spec", "owner", "sample"])
  .describe(
    "Who answers for this: the specification (spec), the agency (owner), or nobody yet (sample). While there is a sample, nothing is deployed to production.",
  );
const claimed = { source: sourceSchema };
/** A source for each of `fields`; more may be named by their place in the file, as `card.title`. */
function sourcesOf(...fields: readonly string[]) {
  return z
    .object(Object.fromEntries(fields.map((field) => [field, sourceSchema])))
    .catchall(sourceSchema)
    .describe("Who answers for what these fields say: spec, owner or sample.");
}
export const sources = sourcesOf()
  .optional()
  .describe("Who answers for what single fields say, where somebody has to: spec, owner or sample.");
const sample = z
  .boolean()
  .describe("true while the person is made up; false for a real one who has agreed to these words.");

const pointSchema = z.strictObject({ title: copy, text: copy });
const linkSchema = z.strictObject({ label: copy, href });
const figureSchema = z.strictObject({ value: copy, label: copy });
const claimedPointSchema = pointSchema.extend(claimed);
const claimedFigureSchema = figureSchema.extend(claimed);

const fourFiguresSchema = z
  .array(claimedFigureSchema)
  .length(4)
  .describe("Four figures in a row, each with its label and who answers for it.");

/** Title and description of one page's document head; the description fits a search result. */
const headSchema = z.strictObject({ title: copy.max(70), description: copy.max(155) });

/** Of a record's own page. */
const ownHeadSchema = headSchema.describe(
  "What search engines and shared links show: a title of up to 70 and a description of up to 155 letters. No other page has the same.",
);

export const menuItemSchema = z.strictObject({
  title: copy,
  href,
  items: z.array(z.strictObject({ title: copy, href })).optional(),
});

export const heroSlideSchema = z.strictObject({
  id: slug,
  image: imageSchema,
  /** Art-directed picture below 640 px. */
  mobileImage: imageSchema.optional(),
  logo: imageSchema.optional(),
  badge: z.strictObject({ title: copy, subtitle: copy, href }),
  ...claimed,
});

export const serviceCardSchema = z.strictObject({
  icon,
  title: copy,
  description: copy,
  features: z.array(copy).min(1).max(7),
  href,
});

/** What a step does to the line that runs through all of them (`app/service/gestures.server.ts` draws it). */
export const gestureSchema = z.enum([
  "beat",
  "carry",
  "count",
  "day",
  "decide",
  "draft",
  "fork",
  "give",
  "group",
  "grow",
  "handover",
  "join",
  "keep",
  "limit",
  "listen",
  "look",
  "parallel",
  "pass",
  "repeat",
  "rows",
  "smooth",
  "steer",
  "test",
  "widen",
]);

export const serviceSchema = z.strictObject({
  slug,
  /** Short name for menus and breadcrumbs. */
  name: copy,
  icon,
  head: headSchema,
  /** The second line of the page, below its name. */
  line: copy,
  /** The scene beside its name, by the name of its drawing; a service may do without. */
  image: imageSchema.optional(),
  intro: copy,
  /** One sentence with a link that leads visitors to a neighbouring service. */
  pointer: z.strictObject({ text: copy, link: linkSchema }).optional(),
  deliver: z.array(pointSchema).min(3).max(8),
  approach: z
    .array(
      pointSchema.extend({
        gesture: gestureSchema
          .optional()
          .describe("How the drawn line shows this step; without it runs straight."),
      }),
    )
    .min(3)
    .max(6)
    .optional(),
  capabilities: z.array(pointSchema).min(3).max(4).optional(),
  whyUs: z.array(pointSchema).min(3).max(4),
  closing: copy,
  /** Pages of our work that show this service. */
  proof: z.array(linkSchema).max(3),
  sources: sourcesOf("whyUs"),
});

export const portfolioCategorySchema = z.enum(["web", "dashboard", "campaign"]);

export const portfolioFilterSchema = z.strictObject({
  key: z.enum(["all", ...portfolioCategorySchema.options]),
  label: copy,
});

/** Further addresses of a page, which links of long standing use (R-RTE-13, R-RTE-15). */
const aliases = z
  .array(slug)
  .optional()
  .describe("Further addresses that lead here, for links of long standing. Mostly not needed.");

export const projectSchema = z.strictObject({
  slug,
  aliases,
  client: copy.describe("The client as named on the page."),
  category: portfolioCategorySchema.describe(
    "The filter of the portfolio it stands under: web (Website Builds), dashboard (Dashboards) or campaign (Digital Campaigns).",
  ),
  tag: copy.describe("One or two words on the card: E-Learning, KPI Tracking."),
  card: z
    .strictObject({
      description: copy,
      technologies: z.array(copy).min(3).max(5),
      linkLabel: z.enum(["View Case Study", "View Project Details"]).default("View Project Details"),
      imageFit: z.enum(["cover", "contain"]).default("cover"),
    })
    .describe("What the card in the listing shows."),
  image: shownImageSchema,
  /** Further pictures, below the highlights. */
  images: z.array(shownImageSchema.extend({ caption })).optional(),
  head: ownHeadSchema,
  title: copy.describe("What the project is, in three to six words: on its page, its card and in lists."),
  line: copy.describe("The second line of the page, below the title."),
  tags: z.array(copy).length(3).describe("Three disciplines, such as Web Dev, Design, SEO."),
  subtitle: copy.describe("A sentence below: for whom, and what."),
  description: copy.describe("The story in 60 to 80 words."),
  stats: fourFiguresSchema,
  workDelivered: z
    .array(copy)
    .min(5)
    .max(6)
    .describe("Five or six things that were handed over, a short line each."),
  tools: z.array(copy).min(5).max(8).describe("Five to eight tools that were used."),
  clientProfile: copy.describe("Who the client is, in 40 to 60 words."),
  result: z
    .strictObject({ headline: copy, text: copy, metrics: z.array(figureSchema).length(3) })
    .describe("What came of it: a headline, a text, and three figures."),
  actions: z
    .array(linkSchema)
    .default([])
    .describe("Links under the headline, in order. A link to another site opens in a new tab."),
  viewDetails: z
    .boolean()
    .default(true)
    .describe(
      "A button that leads to the highlights of the same page: false where there is a case study to lead to.",
    ),
  /** Links at the foot of the page before the next project. */
  footerLinks: z
    .array(linkSchema)
    .default([])
    .describe("Links at the foot of the page, before the next project."),
  /** The next project's path; the last in the chain has none and shows "Portfolio Complete". */
  next: href.optional(),
  reveal: z
    .strictObject({ threshold: z.number(), fadeMs: z.number() })
    .default({ threshold: 0.1, fadeMs: 1000 })
    .describe(
      "How the result fades in: the part of it that has to be in view (0.1), and milliseconds (1000). Mostly not needed.",
    ),
  sources: sourcesOf("description", "workDelivered", "tools", "clientProfile", "result"),
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

export const caseStudySchema = z.strictObject({
  slug,
  aliases,
  client: copy.describe("The client as named on the page."),
  category: caseStudyCategorySchema.describe("The filter of the listing it stands under."),
  card: z
    .strictObject({
      description: copy,
      durationMonths: z.number().int().positive(),
      specialists: z.number().int().positive(),
      growth: copy,
      results: z.array(copy).length(3),
      tags: z.array(copy).min(3).max(4),
    })
    .describe(
      "What the card in the listing shows beside the title: months, specialists, growth, three results, three or four tags.",
    ),
  image: shownImageSchema,
  head: ownHeadSchema,
  title: copy.describe("What was made, in three to six words: on its page, its card and in lists."),
  line: copy.describe("The second line of the page, below the title."),
  subtitle: copy.describe("A sentence below: for whom, and what."),
  abstract: z
    .strictObject({ problem: copy, work: copy, change: copy })
    .describe("The study in three lines: the problem, what was done, what changed."),
  services: z
    .array(href)
    .min(1)
    .max(3)
    .describe("Addresses of up to three services that were used: /services/web-development."),
  stats: fourFiguresSchema,
  clientLink: linkSchema.optional().describe("A link to the client's own site, if there is one."),
  overview: z
    .strictObject({ text: copy, industry: copy, regions: z.array(copy).min(1).max(5) })
    .describe("The situation in 60 to 90 words, the client's industry, and one to five regions."),
  objectives: z.array(copy).min(4).max(6).describe("Four to six aims, a line each."),
  approach: z
    .array(pointSchema)
    .min(4)
    .max(6)
    .describe("Four to six steps, each with a title and 20 to 30 words."),
  challenges: z
    .array(pointSchema)
    .min(3)
    .max(4)
    .describe("Three or four difficulties, each with a title and 20 to 30 words."),
  setback: copy.optional().describe("What went wrong, and what came of it, in 30 to 60 words."),
  results: z
    .array(z.strictObject({ text: copy, ...claimed }))
    .min(4)
    .max(5)
    .describe("Four or five results, a line each with who answers for it; the page tells it under them."),
  /** Who answers for each result, in their order: readers are told, so it outlives the sources. */
  evidence: z.array(sourceSchema),
  technologies: z.array(copy).min(5).max(8).describe("Five to eight tools that were used."),
  outcome: copy.describe("How it ended, in 70 to 110 words."),
  drawings: z
    .array(studyDrawingSchema)
    .max(5)
    .optional()
    .describe("Up to five drawings that explain something; three make a page worth looking at."),
  quote: z
    .strictObject({ text: copy, role: copy, threshold: z.number() })
    .describe(
      "The client's words (35 to 55), who says them, and the part of them that has to be in view before they appear.",
    ),
  fadeMs: z.number().describe("Milliseconds in which the quote fades in. Leave as in other files."),
  sources: sourcesOf(
    "card.durationMonths",
    "card.specialists",
    "card.growth",
    "card.results",
    "abstract",
    "overview",
    "objectives",
    "approach",
    "challenges",
    "technologies",
    "outcome",
    "quote",
  ),
});

export const featuredStudySchema = z.strictObject({
  /** Title, client and category are those of the study. */
  title: copy,
  client: copy,
  description: copy,
  image: imageSchema,
  tag: copy,
  href: z
    .string()
    .regex(
      /^\/case-studies\/[a-z0-9-]+$/,
      "Write the address of a case study: /case-studies/island-harvests.",
    ),
  stats: z
    .array(z.strictObject({ metric: copy, value: copy, ...claimed }))
    .min(1)
    .max(3),
});

export const testimonialSchema = z.strictObject({
  name: copy.describe("Who says it."),
  position: copy.describe("Their position in the company."),
  company: copy.describe("The company."),
  image: shownImageSchema,
  content: copy.describe("Their words, 30 to 50 of them, without quotation marks."),
  rating: z.number().int().min(1).max(5).describe("Stars, from 1 to 5."),
  project: copy.describe("What we did for them, in two or three words."),
  backContent: z
    .strictObject({ website: linkSchema, description: copy, team: copy })
    .describe(
      "The back of the card: the client's website, a sentence about the client, and the team that delivered.",
    ),
  sample,
});

export const featuredProjectSchema = z.strictObject({
  name: copy,
  type: z.enum(["Project", "Case Study"]),
  category: copy,
  location: copy,
  description: copy,
  link: href,
  ...claimed,
});

export const partnerSchema = z.strictObject({ name: copy, description: copy, badge: copy, mark, ...claimed });
export const countrySchema = z.strictObject({
  name: copy,
  code: z.string().regex(/^[a-z]{2}$/, "Write the two small letters of the country: sb, nz, gb."),
  ...claimed,
});
export const regionSchema = z.strictObject({
  title: copy,
  text: copy,
  places: z
    .array(z.strictObject({ name: copy, longitude: z.number(), latitude: z.number() }))
    .min(3)
    .max(7),
  ...claimed,
});
export const clientLogoSchema = z.strictObject({ name: copy, image: imageSchema, ...claimed });

export const teamMemberSchema = z.strictObject({
  name: copy.describe("First name and family name."),
  position: copy.describe("What they are in the agency."),
  specialisation: copy.describe("What they know best, in a few words."),
  image: shownImageSchema,
  bio: copy.describe("35 to 50 words about them."),
  skills: z.array(copy).length(3).describe("Three skills."),
  sample,
});

export const valueSchema = z.strictObject({ icon, title: copy, description: copy });
export const timelineEntrySchema = z.strictObject({
  year: z.number().int(),
  title: copy,
  description: copy,
  ...claimed,
});
export const questionSchema = z.strictObject({ question: copy, answer: copy, ...claimed });

export const aboutVariantSchema = z.strictObject({
  /** Empty for `/about` itself. */
  section: z.enum(["", "mission", "team", "story", "careers", "faq"]),
  name: copy,
  head: headSchema,
  heading: copy,
  subtitle: copy,
});

export const contactTypeSchema = z.strictObject({
  type: z.enum(["general", "quote", "consultation", "careers"]),
  head: headSchema,
  heading: copy,
  selector: z.strictObject({ title: copy, text: copy, icon }),
  form: z.strictObject({ title: copy, blurb: copy, accent: z.enum(["deep", "lagoon", "coral", "leaf"]) }),
  next: z
    .array(pointSchema)
    .length(4)
    .describe(
      "What happens after sending: who reads it, when they answer, what to have ready, the reference.",
    ),
  ...claimed,
});

export const contactItemSchema = z.strictObject({
  icon,
  title: copy,
  content: copy,
  href: z.string().optional(),
});

export const bannerSchema = z.strictObject({
  headline: copy,
  text: copy,
  links: z.array(linkSchema).min(1).max(2),
});

/** A piece of a paragraph: plain text, a link, or words with weight. */
export const inlineSchema = z.union([
  z.string(),
  z.strictObject({ text: copy, href }),
  z.strictObject({ strong: copy }),
  z.strictObject({ em: copy }),
]);
/** A paragraph; one without markup is its text. */
const paragraphSchema = z.union([copy, z.array(inlineSchema)]);
export const blockSchema = z.union([
  paragraphSchema,
  z.strictObject({ list: z.array(paragraphSchema).min(1), ordered: z.boolean().optional() }),
  /** A list of nothing but links. */
  z.strictObject({ links: z.array(linkSchema).min(1) }),
  /** A picture between paragraphs. */
  z.strictObject({ image: z.strictObject({ name: z.string(), alt }) }),
  /** A drawing between paragraphs. */
  z.strictObject({ drawing: drawingSchema }),
]);

/** A part of a running text: a legal page's or an article's. */
export const proseSectionSchema = z.strictObject({ heading: copy.optional(), blocks: z.array(blockSchema) });

const calendarDay = z.iso.date("Write a day of the calendar, the year first: 2026-11-21.");

const textSchema = z.strictObject({
  slug,
  head: ownHeadSchema,
  heading: copy.describe("The large headline of the page."),
  lead: copy.describe("The first paragraph, in larger letters."),
  updated: calendarDay.describe("Day of the last change: 2026-11-21."),
  sections: z
    .array(proseSectionSchema)
    .min(1)
    .describe('The text below the second line of "---". It is not written here.'),
});

/** A legal page, for whose every word somebody answers. */
export const textPageSchema = textSchema.extend({
  table: z
    .strictObject({
      heading: copy,
      /** What stands before each cell of a row. */
      labels: z.strictObject({ where: copy, kept: copy, who: copy, keys: copy.optional() }),
      rows: z
        .array(
          z.strictObject({
            what: copy,
            detail: copy,
            where: copy,
            kept: copy,
            who: copy,
            /** Names in a browser's storage; one that ends in `*` begins others (`e2e/kept.spec.ts`). */
            keys: z
              .array(
                z.strictObject({
                  in: z.enum(["sessionStorage", "localStorage", "Cache Storage", "IndexedDB"]),
                  name: z.string(),
                }),
              )
              .optional(),
          }),
        )
        .min(1),
    })
    .optional()
    .describe("A table of data: what it is, where it lies, how long, and who gets it."),
  ...claimed,
});

export const articleSchema = textSchema.extend({
  published: calendarDay.describe("Day of publication: 2026-11-21. The newest article stands first."),
  author: copy.describe("Who wrote it."),
  summary: copy.describe("One sentence for the list of articles."),
  topic: copy.describe("Two or three words above the title in the list."),
  minutes: z
    .number()
    .int()
    .positive()
    .describe("Minutes it takes to read; counted from its words where this is left out."),
  related: z.array(linkSchema).max(3).describe("Up to three links at the foot of the article."),
  image: shownImageSchema.optional(),
  sources,
});

const clockTime = z.string().regex(/^([01]?\d|2[0-3]):[0-5]\d$/, "Write hours and minutes: 9:00 or 17:00.");
const weekday = "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)";
const weekdays = z
  .string()
  .regex(
    new RegExp(`^${weekday}(?:[-–]${weekday})?$`),
    "Write one day or several in a row by their first three letters: Sat, or Mon–Fri.",
  );
/** Opening hours of one day or of several in a row, by the office's own clock. */
const openingLineSchema = z.union([
  z
    .strictObject({
      days: weekdays,
      opens: clockTime,
      closes: clockTime,
    })
    .refine(({ opens, closes }) => opens.padStart(5, "0") < closes.padStart(5, "0"), {
      error: "is not after the opening. Write a later time of the same day.",
      path: ["closes"],
    }),
  z.strictObject({
    days: weekdays,
    closed: z.literal(true),
  }),
]);

/** Lines of opening hours, each day in one of them. */
const openingLinesSchema = z
  .array(openingLineSchema)
  .min(1)
  .superRefine((lines, context) => {
    const days = lines.map((line) => daysOf(line.days));
    for (const [index, own] of days.entries())
      if (days.slice(0, index).some((others) => others.some((day) => own.includes(day))))
        context.addIssue({
          code: "custom",
          message: "have a day that another line has as well. Give each day to one line.",
          path: [index, "days"],
        });
  });

const phoneSchema = z.strictObject({
  label: copy.describe("Where it rings: Honiara."),
  number: z
    .string()
    .regex(/^\+\d[\d ]{5,}\d$/, "Write digits and spaces with the country first: +677 12 345.")
    .describe("With its country: +677 12 345."),
  answered: z
    .strictObject({ timeZone, zone: copy, hours: openingLinesSchema })
    .optional()
    .describe("When it is answered, by the clock of where it rings; without it, in the office's hours."),
  ...claimed,
});
const year = z.number().int().min(1800).max(2100);
const agencyFactsSchema = z.strictObject({
  name: copy,
  tagline: copy,
  phones: z.array(phoneSchema).min(1).describe("Phone numbers; the first is the office's own."),
  email: z.email("Write an email address: hello@example.com."),
  address: z.strictObject({
    street: copy,
    city: copy,
    country: copy,
    countryCode: z.string().regex(/^[A-Z]{2}$/, "Write the two capital letters of the country: SB, NZ, GB."),
  }),
  position: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  timeZone,
  copyrightYear: year,
  foundingYear: year,
  /** The legal entity, and who stands for it where the GDPR asks for that (Art. 27). */
  company: z.strictObject({
    name: copy,
    number: copy,
    representativeEu: copy,
    representativeUk: copy,
  }),
  social: z.array(z.strictObject({ label: copy, href: copy, mark })),
  endpoints: z.strictObject({
    presentation: href,
    messaging: href,
    map: href.optional().describe("A provider's map to frame from the start, in place of our own."),
  }),
  messagingGreeting: copy,
});

/** Who the agency is: the one place for its name, addresses, hours and outside endpoints. */
export const agencyFileSchema = z.strictObject({
  lang: languageTag,
  agency: agencyFactsSchema,
  openingHours: openingLinesSchema,
  sources: sourcesOf(
    "agency.name",
    "agency.tagline",
    "agency.email",
    "agency.address",
    "agency.position",
    "agency.copyrightYear",
    "agency.foundingYear",
    "agency.company",
    "agency.social",
    "agency.endpoints",
    "openingHours",
  ),
});
/** What pages get of it: the texts and addresses that follow are made by scripts/content/agency.ts. */
export const agencySchema = z.strictObject({
  lang: languageTag,
  agency: agencyFactsSchema
    .omit({ position: true, timeZone: true, endpoints: true, foundingYear: true, company: true })
    .extend({
      phones: z.array(phoneSchema.omit({ answered: true })),
      /** The first number. */
      phone: copy,
      /** `9.43 S, 159.95 E` and `UTC+11`. */
      coordinates: copy,
      utc: copy,
      endpoints: z.strictObject({
        /** What the contact page frames: our own map, or the one that `content/agency.yaml` names. */
        mapFrame: href,
        map: href,
        mapPage: href,
        presentation: href,
        messaging: href,
      }),
    }),
});
/**
 * Where the office is, in degrees, and since when; for machines.
 *
 * @public Only its generated module names it.
 */
export const positionSchema = agencyFactsSchema
  .pick({ position: true, foundingYear: true })
  .extend({ legalName: copy });
const openingSpecificationSchema = z.strictObject({
  dayOfWeek: z.array(copy),
  opens: clockTime,
  closes: clockTime,
});
export const openingHoursSchema = z.strictObject({
  /** As read: `Mon–Fri`, `9:00–17:00`. */
  openingHours: z.strictObject({
    days: z.array(z.strictObject({ days: copy, hours: copy })),
    zone: copy,
  }),
  /** Opening and closing in minutes since midnight, Sunday first; `null` when closed. */
  officeWeek: z.array(z.tuple([z.number(), z.number()]).nullable()).length(7),
  /** The office's time zone by its IANA name. */
  officeTimeZone: z.string(),
  /** As schema.org has it: names of days, and times of two digits each. */
  openingSpecification: z.array(openingSpecificationSchema),
  /** The phones that have hours of their own: as read, and for schema.org. */
  lineHours: z.array(
    z.strictObject({ label: copy, hours: copy, specification: z.array(openingSpecificationSchema) }),
  ),
});

/** A menu whose entries are the records of a collection, so that a new page is in it by itself. */
const menuFromRecordsSchema = z.strictObject({
  title: copy,
  href,
  itemsFrom: z.enum(["services", "case-studies"]),
});
const menuFileItemSchema = z.union([menuFromRecordsSchema, menuItemSchema]);
const path = z.string().regex(/^(?:\/[a-z0-9-]+)+$/);
/** Where addresses lead on that pages had once. */
export const redirectsSchema = z.strictObject({ redirects: z.record(path, href) });

export const navigationFileSchema = z.strictObject({
  mainMenu: z.array(menuFileItemSchema),
  footerMenus: z.array(menuFileItemSchema),
  legalLinks: z.array(z.strictObject({ title: copy, href })),
});
export const navigationSchema = z.strictObject({
  mainMenu: z.array(menuItemSchema),
  footerMenus: z.array(menuItemSchema),
  legalLinks: z.array(z.strictObject({ title: copy, href })),
});

const advisorTopicNameSchema = z.enum([
  "pricing",
  "tools",
  "timeline",
  "services",
  "seo",
  "paid media",
  "web development",
  "case studies",
  "contact",
  "careers",
  "big brands",
  "project discussion",
]);
const quickActionSchema = z.strictObject({
  id: copy,
  text: copy,
  /** Opens a page in a new tab, has a topic answered here, or both. */
  action: z.strictObject({ href: href.optional(), topic: advisorTopicNameSchema.optional() }),
});
const advisorReplySchema = z.strictObject({ text: copy, quickActions: z.array(quickActionSchema) });
/**
 * What the Digital Advisor says (spec §7). Topics are in order of precedence; a message belongs to the first that
 * has one of its keywords in it.
 */
export const advisorSchema = z.strictObject({
  greeting: advisorReplySchema,
  fallback: advisorReplySchema,
  advisorTopics: z.array(
    advisorReplySchema.extend({ topic: advisorTopicNameSchema, keywords: z.array(copy).min(1), ...claimed }),
  ),
  sources: sourcesOf("greeting", "fallback"),
});

const sectionSchema = z.strictObject({ label: copy, heading: copy });
const headingLeadSchema = z.strictObject({ heading: copy, lead: copy });
export const homePageSchema = z.strictObject({
  /** Copy of the home page, in the order of its sections (R-HOM-04). */
  home: z.strictObject({
    head: headSchema,
    headline: copy,
    lead: copy,
    calls: z.array(linkSchema).length(2),
    counters: z.strictObject({
      heading: copy,
      items: z.array(z.strictObject({ value: z.number().int(), label: copy, ...claimed })).length(3),
    }),
    services: sectionSchema.extend({ lead: copy }),
    featured: sectionSchema,
    portfolio: sectionSchema.extend({ lead: copy }),
    featuredProjects: sectionSchema.extend({ lead: copy }),
    testimonials: sectionSchema,
    expertise: sectionSchema.extend({ text: copy, points: z.array(pointSchema) }),
  }),
  heroSlides: z.array(heroSlideSchema).length(3),
  sources: sourcesOf("home.expertise"),
});
export const aboutPageSchema = z.strictObject({
  aboutVariants: z.array(aboutVariantSchema),
  aboutIntro: z.array(copy),
  strengths: z.array(pointSchema),
  aboutImages: z.array(imageSchema),
  values: z.array(valueSchema),
  mission: copy,
  vision: copy,
  storyIntro: z.array(copy),
  timeline: z.array(timelineEntrySchema),
  reasons: z.array(claimedPointSchema),
  questions: z.array(questionSchema),
  /** What buyers check before they sign: below the questions, each with an anchor. */
  buyers: z.strictObject({
    heading: copy,
    points: z.array(claimedPointSchema.extend({ id: slug, link: linkSchema.optional() })).min(1),
  }),
  /** What is open, or that nothing is. */
  openings: claimedPointSchema,
  sources: sourcesOf("aboutIntro", "strengths", "values", "mission", "vision", "storyIntro"),
});
export const clientsPageSchema = z.strictObject({
  clientsHead: headSchema,
  clientsHeading: copy,
  clientsLead: copy,
  clientsCopy: z.strictObject({
    flags: headingLeadSchema,
    testimonials: headingLeadSchema,
    partners: headingLeadSchema,
    featured: headingLeadSchema,
    reach: headingLeadSchema,
  }),
  clientFigures: z.array(claimedFigureSchema),
  clientLogos: z.array(clientLogoSchema),
  sources,
});
export const contactPageSchema = z.strictObject({
  contactTypes: z.array(contactTypeSchema),
  /** Heading of what happens after sending. */
  whatNext: copy,
  /** What the consultation page says of times; `choose` is for those with script. */
  wishedTimes: z.strictObject({
    heading: copy,
    how: copy,
    /** For those whom none of the office's hours suit. */
    none: copy,
    choose: copy,
    clocks: z.strictObject({
      label: copy,
      places: z.array(z.strictObject({ place: copy, timeZone })).min(1),
    }),
  }),
  /** What the quote page says of money. */
  prices: z.strictObject({
    /** Leads there from the top of the page. */
    link: copy,
    heading: copy,
    lead: copy,
    labels: z.strictObject({ takes: copy, team: copy }),
    jobs: z
      .array(
        z.strictObject({
          name: copy,
          detail: copy,
          price: copy,
          also: copy,
          takes: copy,
          team: copy,
          ...claimed,
        }),
      )
      .min(1),
    points: z.array(claimedPointSchema).min(1),
    hosting: linkSchema,
  }),
  newsletter: z.strictObject({ title: copy, text: copy, label: copy, button: copy, thanks: copy }),
  sources: sourcesOf("newsletter"),
});
/** How near one has to look before a name is shown: 0 the whole chart, 3 a single coast. */
const nearness = z.number().int().min(0).max(3);
export const mapPageSchema = z.strictObject({
  /** What the map shows first: its middle, and how many degrees of longitude it is across. */
  mapView: z.strictObject({ longitude: z.number(), latitude: z.number(), across: z.number().positive() }),
  mapPlaces: z
    .array(
      z.strictObject({
        name: copy,
        kind: z.enum(["country", "island", "water", "town", "peak"]),
        longitude: z.number(),
        latitude: z.number(),
        from: nearness.describe("Shown from this nearness on: 0 the whole chart, 3 a single coast."),
        until: nearness.optional().describe("Shown up to this nearness; without it, to the nearest."),
      }),
    )
    .min(1),
});
export const halfHoursSchema = z.strictObject({
  halfHours: z.strictObject({
    day: copy,
    elsewhere: copy,
    /** Where the office's day is the visitor's night: its first and last half-hours, then the others. */
    edges: copy,
    rest: copy,
    /** A button, and the line it writes. */
    noneSuits: copy,
    callMe: copy,
    none: copy,
    chosen: copy,
    full: copy,
    /** First line of what is written into the message, and what stands before the visitor's own time. */
    heading: copy,
    yours: copy,
  }),
  sources,
});
/** A sentence that the worker puts into finished pages as it is: nothing in it may need another spelling there. */
const plainCopy = copy.refine(
  (text) => !/["&<\\@]/.test(text),
  'has a sign that a finished page would spell otherwise (", &, <, @ or a backslash). Write it in words.',
);
/** What the site says of its own settings; `worker/pages/page-settings.ts` chooses. */
export const deploymentSchema = z.strictObject({
  deployment: z.strictObject({
    stored: plainCopy,
    deletes: plainCopy,
    letters: plainCopy,
    lettersEnd: plainCopy,
    lettersByHand: plainCopy,
    lettersByHandEnd: plainCopy,
    staff: plainCopy,
    none: plainCopy,
    webhook: plainCopy,
    form: plainCopy,
    email: plainCopy,
    chat: plainCopy,
    listsNames: plainCopy,
    listsExcerpts: plainCopy,
    spamApart: plainCopy,
    spamListed: plainCopy,
    service: plainCopy,
    serviceKept: plainCopy,
    serviceWho: plainCopy,
    copies: plainCopy,
    copiesKept: plainCopy,
    noCopies: plainCopy,
    noCopiesKept: plainCopy,
  }),
  sources: sourcesOf("deployment"),
});
/** Apart from the page's texts, which forms on other pages need not load. */
export const noticesSchema = z.strictObject({
  contactNotices: z.strictObject({ sent: copy, missing: copy }),
  sources: sourcesOf("contactNotices"),
});
const listingSchema = z.strictObject({ head: headSchema, heading: copy, lead: copy });
export const listingsPageSchema = z.strictObject({
  servicesListing: listingSchema.extend({ socialMedia: z.strictObject({ text: copy, link: linkSchema }) }),
  portfolioListing: listingSchema,
  caseStudiesListing: listingSchema.extend({ empty: copy }),
  blogListing: listingSchema,
  sources,
});
export const bannersSchema = z.strictObject({
  /** The closing call to action of each listing page. */
  banners: z.strictObject({
    home: bannerSchema,
    services: bannerSchema,
    portfolio: bannerSchema,
    caseStudies: bannerSchema,
    clients: bannerSchema,
    about: bannerSchema,
  }),
  sources,
});
export const statesSchema = z.strictObject({
  /** Words for those who have no connection. */
  offline: z.strictObject({
    heading: copy,
    text: copy,
    tryAgain: copy,
    search: copy,
    kept: copy,
    reach: copy,
    bar: copy,
  }),
  notFound: z.strictObject({ heading: copy, text: copy, help: copy, links: z.array(linkSchema) }),
  errorPage: z.strictObject({ heading: copy, text: copy, links: z.array(linkSchema) }),
  sources,
});
/** A page, or with a star at its end the pages below it. */
const pagesPath = z
  .string()
  .regex(/^\/[a-z0-9-/]*\*?$/, "Write an address of ours, or with a star those below it: /services/*.");
const termsSchema = z.array(copy).min(1);
export const searchPageSchema = z.strictObject({
  searchPage: z.strictObject({
    head: headSchema,
    heading: copy,
    lead: copy,
    startHeading: copy,
    /** Before anything was asked. */
    starts: z.array(linkSchema).min(1),
    /** When nothing was found. */
    none: copy,
    noneLinks: z.array(linkSchema).min(1),
  }),
  alsoCalled: z.array(z.strictObject({ href, words: copy })),
  alike: z.array(z.strictObject({ asked: termsSchema, meant: termsSchema })),
  emphasis: z.array(z.strictObject({ page: pagesPath, factor: z.number().positive() })),
  sources,
});
const letterNoticeSchema = z.strictObject({ title: copy, text: copy });
const letterPageSchema = z.strictObject({
  head: headSchema,
  heading: copy,
  text: copy,
  button: copy,
  done: letterNoticeSchema,
  refused: letterNoticeSchema,
});
export const newsletterPagesSchema = z.strictObject({
  letterPages: z.strictObject({
    confirm: letterPageSchema,
    leave: letterPageSchema,
    failed: letterNoticeSchema,
    back: copy,
  }),
  /** The mail that asks whether an address is its owner's; the link goes between `before` and `after`. */
  letterMail: z.strictObject({ subject: copy.max(80), before: copy, after: copy }),
  sources: sourcesOf("letterPages", "letterMail"),
});
/** Words around projects and case studies that are the same for each of them. */
export const workPageSchema = z.strictObject({
  work: z.strictObject({
    illustration: z.strictObject({ project: copy, study: copy, further: copy }),
    noStudy: copy,
    abstract: z.strictObject({ label: copy, problem: copy, work: copy, change: copy }),
    setback: copy,
    evidence: z.strictObject({ label: copy, all: copy, recorded: copy, confirmed: copy, open: copy }),
    further: z.strictObject({ label: copy, services: copy, project: copy, nextStudy: copy }),
  }),
  sources,
});
/** A slide of the company presentation; what is not here comes from the records it speaks of. */
const said = { label: copy, heading: copy };
export const deckSlideSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("cover"), text: copy }),
  z.strictObject({ kind: z.literal("unseen"), ...said, text: copy, note: copy }),
  /** `heading` follows the number of countries. */
  z.strictObject({ kind: z.literal("reach"), ...said, note: copy }),
  /** `place` is one of a region's places. */
  z.strictObject({
    kind: z.literal("day"),
    ...said,
    text: copy,
    place: copy,
    timeZone,
    sent: copy,
    opens: copy,
    closes: copy,
    note: copy,
  }),
  z.strictObject({ kind: z.literal("services"), ...said, text: copy }),
  /** A case study; its title is the heading unless there is one here. */
  z.strictObject({
    kind: z.literal("work"),
    link: href,
    look: z.enum(["cargo", "doors", "return", "lantern"]),
    heading: copy.optional(),
    /** What the marks of `return` stand for. */
    counted: z.strictObject({ spent: copy, returned: copy }).optional(),
  }),
  z.strictObject({ kind: z.literal("figures"), ...said, text: copy }),
  z.strictObject({ kind: z.literal("people"), ...said, text: copy }),
  z.strictObject({
    kind: z.literal("start"),
    ...said,
    text: copy,
    scale: copy,
    steps: z
      .array(
        z.strictObject({ title: copy, text: copy, weeks: z.tuple([z.number().min(0), z.number().max(26)]) }),
      )
      .min(2)
      .max(4),
    link: linkSchema,
  }),
]);
export const deckPageSchema = z.strictObject({
  deck: z.strictObject({ head: headSchema, slides: z.array(deckSlideSchema).min(2).max(20) }),
  sources,
});
export const presentationPageSchema = z.strictObject({
  presentation: z.strictObject({
    head: headSchema,
    heading: copy,
    lead: copy,
    frameTitle: copy,
    /** Said of slides that another provider serves. */
    fallback: copy,
  }),
  sources,
});
export const colophonPageSchema = z.strictObject({
  colophon: z.strictObject({
    promises: z.array(figureSchema).min(1),
    weights: z.strictObject({
      heading: copy,
      lead: copy,
      page: copy,
      weight: copy,
      /** A page of each kind; `/services/*` is the first below that address. */
      kinds: z.array(z.strictObject({ name: copy, path: pagesPath })).min(1),
      after: copy,
    }),
    speed: z.strictObject({
      heading: copy,
      lead: copy,
      link: copy,
      painted: copy,
      least: copy,
      links: z
        .array(z.strictObject({ name: copy, detail: copy, figure: z.enum(["cable", "4g", "3g", "slow"]) }))
        .min(1),
      measured: copy,
    }),
    made: z.strictObject({
      heading: copy,
      lead: copy,
      name: copy,
      use: copy,
      licence: copy,
      parts: z
        .array(
          z.strictObject({
            name: copy,
            use: copy,
            /** As the package says it (SPDX). */
            licence: copy,
            package: z.string(),
          }),
        )
        .min(1),
    }),
  }),
  sources,
});
export const filtersSchema = z.strictObject({
  portfolioFilters: z.array(portfolioFilterSchema),
  caseStudyFilters: z.array(z.union([z.literal("All Case Studies"), caseStudyCategorySchema])),
});

export type Source = z.infer<typeof sourceSchema>;

/** What pages get of a schema: sources are dropped, unless the build is one that shows them (`SAMPLE_TAGS`). */
export type Shown<Schema extends z.ZodType> = Told<z.infer<Schema>>;
type Told<T> = T extends readonly (infer Item)[]
  ? number extends T["length"]
    ? Told<Item>[]
    : T
  : T extends object
    ? { [Name in keyof T as Exclude<Name, keyof Sources>]: Told<T[Name]> } & Partial<
        Pick<Sources, Extract<keyof T, keyof Sources>>
      >
    : T;
interface Sources {
  source: Source;
  sources: Record<string, Source>;
  sample: boolean;
}

export type QuickAction = Shown<typeof quickActionSchema>;
export type AdvisorReply = Shown<typeof advisorReplySchema>;
export type AdvisorTopic = Shown<typeof advisorTopicNameSchema>;
export type Image = Shown<typeof shownImageSchema>;
export type CoverColour = z.infer<typeof coverColourSchema>;
export type Point = Shown<typeof pointSchema>;
export type Link = Shown<typeof linkSchema>;
export type Figure = Shown<typeof claimedFigureSchema>;
export type Head = Shown<typeof headSchema>;
export type MenuItem = Shown<typeof menuItemSchema>;
export type HeroSlide = Shown<typeof heroSlideSchema>;
export type ServiceCard = Shown<typeof serviceCardSchema>;
export type Gesture = z.infer<typeof gestureSchema>;
export type Service = Shown<typeof serviceSchema>;
export type Project = Shown<typeof projectSchema>;
export type CaseStudy = Shown<typeof caseStudySchema>;
export type FeaturedStudy = Shown<typeof featuredStudySchema>;
export type Testimonial = Shown<typeof testimonialSchema>;
export type FeaturedProject = Shown<typeof featuredProjectSchema>;
export type Partner = Shown<typeof partnerSchema>;
export type Country = Shown<typeof countrySchema>;
export type Region = Shown<typeof regionSchema>;
export type TeamMember = Shown<typeof teamMemberSchema>;
export type Value = Shown<typeof valueSchema>;
export type Question = Shown<typeof questionSchema>;
export type ContactItem = Shown<typeof contactItemSchema>;
export type Banner = Shown<typeof bannerSchema>;
export type Inline = Shown<typeof inlineSchema>;
export type Block = Shown<typeof blockSchema>;
export type ProseSection = Shown<typeof proseSectionSchema>;
export type TextPage = Shown<typeof textPageSchema>;
export type DeckSlide = Shown<typeof deckSlideSchema>;
export type Article = Shown<typeof articleSchema>;
