/** What files of the smaller collections contain: people, cards, partners, places. */
import { z } from "zod";
import {
  claimed,
  copies,
  copy,
  href,
  icon,
  imageSchema,
  linkSchema,
  list,
  mark,
  order,
  recordImage,
  sample,
  texts,
} from "./fields.ts";

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
