/**
 * What lies in which file: each collection is a folder with one file a record, each page's texts are one file.
 * `scripts/content` compiles them into `content/generated`, from where pages import them.
 */
import { z } from "zod";
import * as schema from "./schema.ts";
import { wordFiles } from "./words.ts";

/** Place in the order of the listing; records without it come last, in the order of their file names. */
const order = z
  .number()
  .optional()
  .describe("Place in the listing, from 1. Without it the entry comes last.");

export interface Collection {
  /** Folder below `content/`. */
  folder: string;
  format: "yaml" | "markdown";
  /** What a file of the folder holds; the file's name is the record's `slug`. */
  file: z.ZodType;
  /** File in `content/generated`; `.server` keeps it out of browsers. */
  module: string;
  /** Name and type of the list that pages import. */
  list: string;
  type: string;
  /** Where records have a page each, below this address; empty for pages at the root. */
  base?: string;
  /** Newest first by `published` instead of by `order`. */
  newestFirst?: boolean;
  /** Fields for the order and the menus alone, which pages do not get. */
  internal?: readonly string[];
}

/** Records of a folder, as a list under the folder's name. */
function records(folder: string, type: string, file: z.ZodType, more: Partial<Collection> = {}): Collection {
  const list = folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return { folder, format: "yaml", file, module: `${folder}.ts`, list, type, ...more };
}

/** Records that have a page each, below `base`. */
function pages(
  folder: string,
  base: string,
  type: string,
  file: z.ZodType,
  more: Partial<Collection> = {},
): Collection {
  return records(folder, type, file, { module: `${folder}.server.ts`, base, ...more });
}

const slugless = { slug: true } as const;

const serviceFile = schema.serviceSchema.omit(slugless).extend({
  order,
  card: z
    .literal("none")
    .optional()
    .describe(
      "none: no card on /services leads here. Without it there has to be one in content/service-cards.",
    ),
});
const projectFile = schema.projectSchema.omit({ slug: true, next: true }).extend({
  order,
  tour: z
    .number()
    .optional()
    .describe('Place in the chain of "Next Project" links. Without it the project comes before the first.'),
  next: z
    .string()
    .optional()
    .describe("File name of the next project, where it is not the one after this in the chain."),
  image: schema.recordImageSchema,
  images: schema.furtherImagesSchema,
  colour: schema.coverFieldSchema,
});
const caseStudyFile = schema.caseStudySchema.omit({ slug: true, evidence: true }).extend({
  order,
  menu: z.string().optional().describe("Name in the menu, where it is shorter than the client's."),
  image: schema.recordImageSchema,
  colour: schema.coverFieldSchema,
});
const articleFile = schema.articleSchema.omit(slugless).extend({
  updated: schema.articleSchema.shape.updated
    .optional()
    .describe("Day of the last change, once there is one: 2026-11-21."),
  minutes: schema.articleSchema.shape.minutes.optional(),
  image: schema.articleImageSchema,
  colour: schema.coverFieldSchema,
});
const legalFile = schema.textPageSchema.omit(slugless).extend({ order });
const testimonialFile = schema.testimonialSchema.extend({ order, image: schema.recordImageSchema });
const memberFile = schema.teamMemberSchema.extend({ order, image: schema.recordImageSchema });
const studyCardFile = schema.featuredStudySchema.omit({ title: true, client: true, tag: true });
const serviceCardFile = schema.serviceCardSchema.extend({ order });

export const collections: readonly Collection[] = [
  pages("services", "/services", "Service", serviceFile, { internal: ["card"] }),
  pages("projects", "/portfolio", "Project", projectFile, { internal: ["tour", "colour"] }),
  pages("case-studies", "/case-studies", "CaseStudy", caseStudyFile, { internal: ["menu", "colour"] }),
  pages("articles", "/blog", "Article", articleFile, {
    format: "markdown",
    newestFirst: true,
    internal: ["colour"],
  }),
  pages("legal", "", "TextPage", legalFile, { format: "markdown", list: "legalPages" }),
  records("testimonials", "Testimonial", testimonialFile),
  records("team", "TeamMember", memberFile),
  records("partners", "Partner", schema.partnerSchema.extend({ order })),
  records("countries", "Country", schema.countrySchema.extend({ order })),
  records("regions", "Region", schema.regionSchema.extend({ order })),
  records("featured-projects", "FeaturedProject", schema.featuredProjectSchema.extend({ order })),
  records("featured-studies", "FeaturedStudy", studyCardFile.extend({ order })),
  records("service-cards", "ServiceCard", serviceCardFile),
  records("home-service-cards", "ServiceCard", serviceCardFile),
];

export interface TextFile {
  /** File below `content/`; its top-level names are what pages import. */
  path: string;
  file: z.ZodType;
  module: string;
  /** Type of the whole file's value in `schema.ts`, by the name of its schema; words have none. */
  schema?: keyof typeof schema & `${string}Schema`;
}

export const textFiles: readonly TextFile[] = [
  { ...text("agency", "agencySchema", schema.agencySchema), file: schema.agencyFileSchema },
  {
    ...text("navigation", "navigationSchema", schema.navigationSchema),
    file: schema.navigationFileSchema,
  },
  text("advisor", "advisorSchema", schema.advisorSchema),
  text("pages/home", "homePageSchema", schema.homePageSchema),
  text("pages/about", "aboutPageSchema", schema.aboutPageSchema),
  text("pages/clients", "clientsPageSchema", schema.clientsPageSchema),
  text("pages/contact", "contactPageSchema", schema.contactPageSchema),
  text("pages/map", "mapPageSchema", schema.mapPageSchema),
  text("pages/deployment", "deploymentSchema", schema.deploymentSchema),
  text("pages/half-hours", "halfHoursSchema", schema.halfHoursSchema),
  text("pages/notices", "noticesSchema", schema.noticesSchema),
  text("pages/listings", "listingsPageSchema", schema.listingsPageSchema),
  text("pages/banners", "bannersSchema", schema.bannersSchema),
  text("pages/work", "workPageSchema", schema.workPageSchema),
  text("pages/deck", "deckPageSchema", schema.deckPageSchema),
  text("pages/presentation", "presentationPageSchema", schema.presentationPageSchema),
  text("pages/colophon", "colophonPageSchema", schema.colophonPageSchema),
  text("pages/newsletter", "newsletterPagesSchema", schema.newsletterPagesSchema),
  text("pages/search", "searchPageSchema", schema.searchPageSchema),
  text("pages/states", "statesSchema", schema.statesSchema),
  text("filters", "filtersSchema", schema.filtersSchema),
  text("redirects", "redirectsSchema", schema.redirectsSchema),
  ...Object.entries(wordFiles).map(([name, file]) => ({
    path: `words/${name}.yaml`,
    file,
    module: `words/${name}.ts`,
  })),
];

function text(path: string, name: NonNullable<TextFile["schema"]>, file: z.ZodType): TextFile {
  return { path: `${path}.yaml`, file, module: `${path.split("/").at(-1)}.ts`, schema: name };
}
