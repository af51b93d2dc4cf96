import { agency } from "#content/generated/agency.ts";
import { caseStudies } from "#content/generated/case-studies.server.ts";
import { countries } from "#content/generated/countries.ts";
import { deck } from "#content/generated/deck.ts";
import { home } from "#content/generated/home.ts";
import { position } from "#content/generated/position.ts";
import { regions } from "#content/generated/regions.ts";
import type { DeckSlide } from "#content/schema.ts";
import { services } from "#content/generated/services.server.ts";
import { team } from "#content/generated/team.ts";
import { testimonials } from "#content/generated/testimonials.ts";
import { momentsOf, sunOver } from "./day.ts";

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
      case "day": {
        const there = regions.flatMap(({ places }) => places).find(({ name }) => name === slide.place);
        const suns = { here: sunOver(position), there: sunOver(known(there, slide.place)) };
        return { ...slide, home: agency.address.city, suns, moments: momentsOf(slide.timeZone) };
      }
      case "services":
        return { ...slide, services: services.map(({ name, slug }) => ({ name, slug })) };
      case "work":
        return { ...slide, ...workData(slide) };
      case "figures":
        return { ...slide, figures: home.counters.items, voice: voiceOf(slide) };
      case "people":
        return {
          ...slide,
          people: team.map(({ name, position: post, image, sample }) => ({ name, post, image, sample })),
        };
      default:
        return slide;
    }
  });
}

export type Slide = ReturnType<typeof slides>[number];
export type SlideOf<Kind extends Slide["kind"]> = Extract<Slide, { kind: Kind }>;

function known<T>(record: T | undefined, name: string): T {
  if (record === undefined) throw new Error(`A slide of the presentation names ${name}, which has no record`);
  return record;
}

function voiceOf({ voice }: Of<"figures">) {
  const said = testimonials.find(({ name }) => name === voice);
  const { content, position: post, company, sample } = known(said, voice);
  return { content, by: `${voice}, ${post}, ${company}`, sample };
}

function workData({ link, look, heading }: Of<"work">) {
  const study = caseStudies.find(({ slug }) => link === `/case-studies/${slug}`);
  const { title, client, subtitle, stats, overview, image } = known(study, link);
  // The drawing of the return takes the place of the text.
  const text = look === "return" ? undefined : subtitle;
  return { heading: heading ?? title, label: client, text, stats, places: overview.regions, image };
}
