import { agency } from "#content/generated/agency.ts";
import { caseStudies } from "#content/generated/case-studies.server.ts";
import { countries } from "#content/generated/countries.ts";
import { deck } from "#content/generated/deck.ts";
import { home } from "#content/generated/home.ts";
import { officeTimeZone, officeWeek } from "#content/generated/opening-hours.ts";
import { position } from "#content/generated/position.ts";
import { regions } from "#content/generated/regions.ts";
import type { DeckSlide } from "#content/schema.ts";
import { services } from "#content/generated/services.server.ts";
import { team } from "#content/generated/team.ts";
import { testimonials } from "#content/generated/testimonials.ts";
import { clockTime, hoursAhead, percent, placeOf, sunOver } from "./day.ts";

type Of<Kind extends DeckSlide["kind"]> = Extract<DeckSlide, { kind: Kind }>;

/** The slides in order, each with what its records say. Throws when a record it names does not exist. */
export function slides() {
  return deck.slides.map((slide) => {
    switch (slide.kind) {
      case "cover":
        return { ...slide, heading: agency.tagline, city: agency.address.city };
      case "reach":
        return {
          ...slide,
          heading: `${countries.length} ${slide.heading}`,
          regions: regions.map(({ title, places }) => ({ title, places: places.map(({ name }) => name) })),
        };
      case "day":
        return { ...slide, ...dayData(slide) };
      case "services":
        return { ...slide, services: services.map(({ name, slug }) => ({ name, slug })) };
      case "work":
        return { ...slide, ...workData(slide) };
      case "figures":
        return { ...slide, figures: home.counters.items, voice: voiceOf(slide) };
      case "people":
        return {
          ...slide,
          people: team.map(({ name, position: post, image, sample }) => {
            return { name, post, image, sample };
          }),
        };
      default:
        return slide;
    }
  });
}

export type Slide = ReturnType<typeof slides>[number];
export type SlideOf<Kind extends Slide["kind"]> = Extract<Slide, { kind: Kind }>;

function dayData({ place, timeZone }: Of<"day">) {
  const found = regions.flatMap(({ places }) => places).find(({ name }) => name === place);
  if (!found)
    throw new Error(`The slide of the day speaks of ${place}, which no file of content/regions names`);
  const [opens, closes] = officeWeek.find((hours) => hours !== null) ?? [0, 0];
  const utc = (hour: number) => hour - hoursAhead(officeTimeZone);
  const moment = (hour: number) => ({
    at: percent(placeOf(hour)),
    before: placeOf(hour) > 0.76,
    here: clockTime(hour + hoursAhead(officeTimeZone)),
    there: clockTime(hour + hoursAhead(timeZone)),
  });
  const evening = 18 - hoursAhead(timeZone);
  return {
    home: agency.address.city,
    suns: { here: sunOver(position), there: sunOver(found) },
    moments: {
      sent: { ...moment(evening), before: true },
      opens: moment(utc(opens / 60)),
      closes: moment(utc(closes / 60)),
    },
  };
}

function voiceOf({ voice }: Of<"figures">) {
  const found = testimonials.find(({ name }) => name === voice);
  if (!found) throw new Error(`The slide of the figures quotes ${voice}, whom no testimonial is by`);
  const { content, name, company, sample } = found;
  return { content, by: `${name}, ${found.position}, ${company}`, sample };
}

function workData({ link, look, heading }: Of<"work">) {
  const study = caseStudies.find(({ slug }) => link === `/case-studies/${slug}`);
  if (!study) throw new Error(`A slide of the presentation shows ${link}, which is no case study`);
  return {
    heading: heading ?? study.title,
    label: study.client,
    // The drawing of the return takes its place.
    text: look === "return" ? undefined : study.subtitle,
    stats: study.stats,
    places: study.overview.regions,
    image: study.image,
  };
}
