/** What `content/agency.yaml` contains: the agency's name, addresses, hours and outside endpoints, in one place. */
import { z } from "zod";
import { claimed, copies, copy, href, list, mark, namesIn, sourcesOf, texts, timeZone } from "./fields.ts";

/** A language tag (BCP 47): `en-GB`, `fr`, `zh-Hant-TW`. */
const languageTag = z
  .stringFormat("language", /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2}|-\d{3})?$/)
  .describe("Write a language's short name, with the country if it matters: en-GB, fr.");

/** Days of the week by their English names, Sunday first, as in schema.org and `content/agency.yaml`. */
export const weekdays = namesIn("Sunday Monday Tuesday Wednesday Thursday Friday Saturday");

/** Numbers of the days in `Mon–Fri` or `Sat`, Sunday being 0; a range may pass the end of the week. */
export function daysOf(text: string): number[] {
  const [first = 0, last = first] = text
    .split(/[-–]/)
    .map((name) => weekdays.findIndex((day) => day.startsWith(name)));
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7);
}

const clockTime = z
  .stringFormat("clock", /^([01]?\d|2[0-3]):[0-5]\d$/)
  .describe("Write hours and minutes: 9:00 or 17:00.");
const weekday = "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)";
const weekdayRange = z
  .stringFormat("days", new RegExp(`^${weekday}(?:[-–]${weekday})?$`))
  .describe("Write one day or several in a row by their first three letters: Sat, or Mon–Fri.");
/** Opening hours by the office's own clock, of one day or of several in a row a line; each day in one of them. */
const openingLineSchema = z.union([
  z
    .strictObject({ days: weekdayRange, opens: clockTime, closes: clockTime })
    .refine(({ opens, closes }) => opens.padStart(5, "0") < closes.padStart(5, "0"), {
      error: "is not after the opening. Write a later time of the same day.",
      path: ["closes"],
    }),
  z.strictObject({ days: weekdayRange, closed: z.literal(true) }),
]);

const openingLinesSchema = z
  .array(openingLineSchema)
  .min(1)
  .superRefine((lines, context) => {
    const message = "have a day that another line has as well. Give each day to one line.";
    const given = new Set<number>();
    for (const [index, { days }] of lines.entries())
      for (const day of daysOf(days)) {
        if (given.has(day)) context.addIssue({ code: "custom", message, path: [index, "days"] });
        given.add(day);
      }
  });

const phoneSchema = z.strictObject({
  label: copy.describe("Where it rings: Honiara."),
  number: z
    .stringFormat("phone", /^\+\d[\d ]{5,18}\d$/)
    .describe("Write digits and spaces with the country first: +677 12 345."),
  answered: z
    .optional(z.strictObject({ timeZone, zone: copy, hours: openingLinesSchema }))
    .describe("When it is answered, by the clock of where it rings; without it, in the office's hours."),
  ...claimed,
});
const year = z.number().int().min(1800).max(2100);

export const agencyFileSchema = z.strictObject({
  lang: languageTag,
  agency: z.strictObject({
    name: copy.refine(
      (name) => name.length <= 28,
      "has more than 28 characters, for which the header has no room. Write a shorter one.",
    ),
    tagline: copy,
    phones: list(phoneSchema, 1).describe("Phone numbers; the first is the office's own."),
    email: z.email().describe("Write an email address: hello@example.com."),
    address: z.strictObject({
      ...copies("street city country"),
      countryCode: z
        .stringFormat("country", /^[A-Z]{2}$/)
        .describe("Write the two capital letters of the country: SB, NZ, GB."),
    }),
    position: z.strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    }),
    timeZone,
    copyrightYear: year,
    foundingYear: year,
    /** The legal entity, and who represents it where the GDPR requires that (Art. 27). */
    company: texts("name number representativeEu representativeUk"),
    social: z.array(
      z.strictObject({
        label: copy,
        href: z.union([z.literal("#"), href]),
        mark,
      }),
    ),
    endpoints: z.strictObject({
      presentation: href,
      messaging: href,
      map: href.optional().describe("A provider's map to frame from the start, in place of our own."),
    }),
    messagingGreeting: copy,
  }),
  openingHours: openingLinesSchema,
  sources: sourcesOf(
    "agency.name agency.tagline agency.email agency.address agency.position agency.copyrightYear",
    "agency.foundingYear agency.company agency.social agency.endpoints openingHours",
  ),
});
