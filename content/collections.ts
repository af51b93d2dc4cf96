/**
 * What is in which file: each collection is a folder with one file per record, each page's texts are one file.
 * `scripts/content` compiles them into `content/generated`, from where pages import them.
 */
import type { z } from "zod";
import type * as types from "./schema.ts";
import { textFileSchemas } from "./schema/pages.ts";
import { articleSchema, legalPageSchema } from "./schema/prose.ts";
import * as record from "./schema/records.ts";

export interface Collection {
  /** Folder below `content/`. */
  folder: string;
  format: "yaml" | "md";
  /** What a file of the folder holds; the file's name is the record's `slug`. */
  file: z.ZodObject;
  /** File in `content/generated`; `.server` keeps it out of browsers. */
  module: string;
  /** Name and type (of `schema.ts`) of the list that pages import. */
  list: string;
  type: string;
  /** What listings show of each record (`projectCards`), in a module of its own, which browsers may load. */
  cards?: { of: string; fields: string };
  /** Where records have a page each, below this address; empty for pages at the root. */
  base?: string;
}

/** Records of a folder, as a list under the folder's name; those with pages of their own are not for browsers. */
function records(folder: string, type: string, file: z.ZodObject, more?: Partial<Collection>): Collection {
  const list = folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const module = more?.base === undefined ? `${folder}.ts` : `${folder}.server.ts`;
  return { folder, format: "yaml", file, module, list, type, ...more };
}

export const collections: readonly Collection[] = [
  records("services", "Service", record.serviceSchema, { base: "/services" }),
  records("projects", "Project", record.projectSchema, {
    base: "/portfolio",
    cards: { of: "project", fields: "slug client category tag title card image" },
  }),
  records("case-studies", "CaseStudy", record.caseStudySchema, {
    base: "/case-studies",
    cards: { of: "study", fields: "slug client category title card image" },
  }),
  records("articles", "Article", articleSchema, {
    base: "/blog",
    format: "md",
    cards: { of: "article", fields: "slug heading summary topic published minutes author image" },
  }),
  records("legal", "TextPage", legalPageSchema, { base: "", format: "md", list: "legalPages" }),
  records("testimonials", "Testimonial", record.testimonialSchema),
  records("team", "TeamMember", record.teamMemberSchema),
  records("partners", "Partner", record.partnerSchema),
  records("countries", "Country", record.countrySchema),
  records("regions", "Region", record.regionSchema),
  records("featured-projects", "FeaturedProject", record.featuredProjectSchema),
  records("featured-studies", "FeaturedStudy", record.featuredStudySchema),
  records("service-cards", "ServiceCard", record.serviceCardSchema),
  records("home-service-cards", "ServiceCard", record.serviceCardSchema),
];

export interface TextFile {
  /** File below `content/`; its top-level names are what pages import. */
  path: string;
  folder?: undefined;
  base?: undefined;
  file: z.ZodObject;
  /** Name of its type among `Texts` (`schema.ts`). */
  texts: keyof types.Texts;
}

export const textFiles: readonly TextFile[] = Object.entries(textFileSchemas).map(([name, file]) => ({
  path: `${name}.yaml`,
  file,
  texts: name as keyof types.Texts,
}));
