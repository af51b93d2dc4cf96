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
  /** Whether records carry their slug. */
  slugs?: boolean;
  /** Newest first by `published` instead of by `order`. */
  newestFirst?: boolean;
  /** Fields for the order and the menus alone, which pages do not get. */
  internal?: readonly string[];
}

const slugless = { slug: true } as const;

export const collections: readonly Collection[] = [
  {
    folder: "services",
    format: "yaml",
    file: schema.serviceSchema.omit(slugless).extend({
      order,
      card: z
        .literal("none")
        .optional()
        .describe(
          "none: no card on /services leads here. Without it there has to be one in content/service-cards.",
        ),
    }),
    module: "services.server.ts",
    list: "services",
    type: "Service",
    slugs: true,
    internal: ["card"],
  },
  {
    folder: "projects",
    format: "yaml",
    file: schema.projectSchema.omit({ slug: true, next: true }).extend({
      order,
      /** Place in the chain of "Next Project" links; a project without one comes before the first. */
      tour: z
        .number()
        .optional()
        .describe(
          'Place in the chain of "Next Project" links. Without it the project comes before the first.',
        ),
      /** The next project where it is not the one after this in the chain. */
      next: z
        .string()
        .optional()
        .describe("File name of the next project, where it is not the one after this in the chain."),
      image: schema.recordImageSchema,
      images: schema.furtherImagesSchema,
      colour: schema.coverFieldSchema,
    }),
    module: "projects.server.ts",
    list: "projects",
    type: "Project",
    slugs: true,
    internal: ["tour", "colour"],
  },
  {
    folder: "case-studies",
    format: "yaml",
    file: schema.caseStudySchema.omit({ slug: true, evidence: true }).extend({
      order,
      /** Name in the menu, where it is shorter than the client's. */
      menu: z.string().optional().describe("Name in the menu, where it is shorter than the client's."),
      image: schema.recordImageSchema,
      colour: schema.coverFieldSchema,
    }),
    module: "case-studies.server.ts",
    list: "caseStudies",
    type: "CaseStudy",
    slugs: true,
    internal: ["menu", "colour"],
  },
  {
    folder: "articles",
    format: "markdown",
    file: schema.articleSchema.omit(slugless).extend({
      updated: schema.articleSchema.shape.updated
        .optional()
        .describe("Day of the last change, once there is one: 2026-11-21."),
      minutes: schema.articleSchema.shape.minutes.optional(),
      image: schema.articleImageSchema,
      colour: schema.coverFieldSchema,
    }),
    module: "articles.server.ts",
    list: "articles",
    type: "Article",
    slugs: true,
    newestFirst: true,
    internal: ["colour"],
  },
  {
    folder: "legal",
    format: "markdown",
    file: schema.textPageSchema.omit(slugless).extend({ order }),
    module: "legal.server.ts",
    list: "legalPages",
    type: "TextPage",
    slugs: true,
  },
  {
    folder: "testimonials",
    format: "yaml",
    file: schema.testimonialSchema.extend({ order, image: schema.recordImageSchema }),
    module: "testimonials.ts",
    list: "testimonials",
    type: "Testimonial",
  },
  {
    folder: "team",
    format: "yaml",
    file: schema.teamMemberSchema.extend({ order, image: schema.recordImageSchema }),
    module: "team.ts",
    list: "team",
    type: "TeamMember",
  },
  {
    folder: "partners",
    format: "yaml",
    file: schema.partnerSchema.extend({ order }),
    module: "partners.ts",
    list: "partners",
    type: "Partner",
  },
  {
    folder: "countries",
    format: "yaml",
    file: schema.countrySchema.extend({ order }),
    module: "countries.ts",
    list: "countries",
    type: "Country",
  },
  {
    folder: "regions",
    format: "yaml",
    file: schema.regionSchema.extend({ order }),
    module: "regions.ts",
    list: "regions",
    type: "Region",
  },
  {
    folder: "featured-projects",
    format: "yaml",
    file: schema.featuredProjectSchema.extend({ order }),
    module: "featured-projects.ts",
    list: "featuredProjects",
    type: "FeaturedProject",
  },
  {
    folder: "featured-studies",
    format: "yaml",
    file: schema.featuredStudySchema.omit({ title: true, client: true, tag: true }).extend({ order }),
    module: "featured-studies.ts",
    list: "featuredStudies",
    type: "FeaturedStudy",
  },
  {
    folder: "service-cards",
    format: "yaml",
    file: schema.serviceCardSchema.extend({ order }),
    module: "service-cards.ts",
    list: "serviceCards",
    type: "ServiceCard",
  },
  {
    folder: "home-service-cards",
    format: "yaml",
    file: schema.serviceCardSchema.extend({ order }),
    module: "home-service-cards.ts",
    list: "homeServiceCards",
    type: "ServiceCard",
  },
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
  return { path: `${path}.yaml`, file: file, module: `${path.split("/").at(-1)}.ts`, schema: name };
}
