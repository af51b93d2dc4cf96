/**
 * Types of all content, as pages get it. What files contain is in `schema/`, from which pages use types only, so that
 * zod never reaches the worker or a browser.
 */
import type { z } from "zod";
import type { agencyModules } from "./agency.ts";
import type * as fields from "./schema/fields.ts";
import type { deckSlideSchema, textFileSchemas } from "./schema/pages.ts";
import type * as prose from "./schema/prose.ts";
import type * as record from "./schema/records.ts";

export type Source = z.infer<typeof fields.sourceSchema>;

type Internal = "order" | "tour" | "menu";
/** A record as pages get it: without what only orders it, and with what `scripts/content/modules.ts` adds. */
type Listed<Schema extends z.ZodType, Added = unknown> = WithFiles<
  Omit<z.infer<Schema>, keyof Added | Internal>
> &
  Added;

/** The files of a picture. */
export interface PictureFiles {
  /** Address up to the width: `/images/projects/island-harvests.1a2b3c4d`. */
  base: string;
  /** Size of the largest file, CSS pixels. */
  width: number;
  height: number;
  /** Widths that there are files for. */
  widths: readonly number[];
  /** Classes: the colour shown until the image has loaded, and what stays in view when it is cropped. */
  place: string;
}

/** Content as pages get it: each picture in it has its files (`shown.ts` and `pictures/make.ts` in `scripts/content`). */
type WithFiles<Content> = Content extends { name: string; alt: string }
  ? Content & PictureFiles
  : Content extends object
    ? { [Name in keyof Content]: WithFiles<Content[Name]> }
    : Content;
/** A record's picture: `alt` is empty for a cover, which says nothing beyond the words. */
export type Image = WithFiles<NonNullable<z.infer<typeof fields.recordImage>>>;
type Pictured = { image: Image };
type Paged = Pictured & { slug: string };

export type Service = Omit<Listed<typeof record.serviceSchema, { slug: string }>, "card">;
/** `next` is its path; the last in the chain has none and shows "Portfolio Complete". */
export type Project = Listed<typeof record.projectSchema, Paged & { next?: string }>;
export type CaseStudy = Listed<typeof record.caseStudySchema, Paged>;
export type Article = Listed<
  typeof prose.articleSchema,
  {
    slug: string;
    updated: string;
    minutes: number;
    image?: Image;
    author: Pick<TeamMember, "name" | "position">;
  }
>;
export type TextPage = Listed<typeof prose.legalPageSchema, { slug: string }>;
export type Testimonial = Listed<typeof record.testimonialSchema, Pictured>;
export type TeamMember = Listed<typeof record.teamMemberSchema, Pictured>;
export type FeaturedStudy = Listed<
  typeof record.featuredStudySchema,
  { title: string; client: string; tag: string }
>;
export type FeaturedProject = Listed<typeof record.featuredProjectSchema>;
export type ServiceCard = Listed<typeof record.serviceCardSchema>;
export type Partner = Listed<typeof record.partnerSchema>;
export type Country = Listed<typeof record.countrySchema>;
export type Region = Listed<typeof record.regionSchema>;

type Files = typeof textFileSchemas;
/** What pages import from each file of texts, by its path. */
export type Texts = {
  [Path in Exclude<keyof Files, "agency">]: WithFiles<z.infer<Files[Path]>>;
} & ReturnType<typeof agencyModules>;

export type Point = z.infer<typeof fields.pointSchema>;
export type Link = z.infer<typeof fields.linkSchema>;
export type Figure = z.infer<typeof fields.claimedFigureSchema>;
export type Head = z.infer<typeof fields.headSchema>;
export type MenuItem = Texts["navigation"]["mainMenu"][number];
export type HeroSlide = Texts["pages/home"]["heroSlides"][number];
export type Value = Texts["pages/about"]["values"][number];
export type Question = Texts["pages/about"]["questions"][number];
export type QuickAction = AdvisorReply["quickActions"][number];
export type AdvisorReply = Texts["advisor"]["greeting"];
export type Inline = z.infer<typeof prose.inlineSchema>;
export type Block = WithFiles<z.infer<typeof prose.blockSchema>>;
export type ProseSection = WithFiles<z.infer<typeof prose.proseSectionSchema>>;
export type DeckSlide = z.infer<typeof deckSlideSchema>;
