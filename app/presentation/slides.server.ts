import { agency } from "#content/generated/agency.ts";
import { caseStudies } from "#content/generated/case-studies.server.ts";
import { countries } from "#content/generated/countries.ts";
import { deck } from "#content/generated/deck.ts";
import { home } from "#content/generated/home.ts";
import { officeTimeZone, officeWeek } from "#content/generated/opening-hours.ts";
import { position } from "#content/generated/position.ts";
import { regions } from "#content/generated/regions.ts";
import { services } from "#content/generated/services.server.ts";
import { team } from "#content/generated/team.ts";
import { testimonials } from "#content/generated/testimonials.ts";
import { momentAt } from "#content/office-clock.ts";
import { timeAt } from "../contact/office-hours.ts";

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
      case "work": {
        const study = caseStudies.find(({ slug }) => slide.link === `/case-studies/${slug}`);
        const { title, client, subtitle, stats, overview, image } = known(study, slide.link);
        // The drawing of the return takes the place of the text.
        const text = slide.look === "return" ? undefined : subtitle;
        const heading = slide.heading ?? title;
        return { ...slide, heading, label: client, text, stats, places: overview.regions, image };
      }
      case "figures": {
        const said = testimonials.find(({ name }) => name === slide.voice);
        const { name, content, position: post, company, sample } = known(said, slide.voice);
        const voice = { content, by: `${name}, ${post}, ${company}`, sample };
        return { ...slide, figures: home.counters.items, voice };
      }
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

const [minuteMs, dayMs] = [60_000, 86_400_000];

/** An equinox: day and night are equally long everywhere, and Europe's clocks still show winter time. */
const equinox = Date.UTC(2027, 2, 20);

/** A part of the day that begins at noon UTC, so that Europe's night is in the middle of the drawing. */
const wrapped = (part: number) => ((part % 1) + 1) % 1;
const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/** Where in the drawing somebody in `timeZone` writes at 18:00 and the office opens and closes, by both clocks. */
export function momentsOf(timeZone: string) {
  const [opens, closes] = officeWeek.find((hours) => hours !== null) ?? [0, 0];
  const moment = (zone: string, clock: number) => {
    const time = momentAt(zone, clock);
    const at = percent(wrapped((time - equinox) / dayMs - 0.5));
    return { at, here: timeAt(time, officeTimeZone), there: timeAt(time, timeZone) };
  };
  return {
    sent: moment(timeZone, equinox + 18 * 60 * minuteMs),
    opens: moment(officeTimeZone, equinox + dayMs + opens * minuteMs),
    closes: moment(officeTimeZone, equinox + dayMs + closes * minuteMs),
  };
}

/**
 * The sun over a town: the middle of the town's name, which is at its noon unless an edge would cut it, and the
 * transform that puts the curve of `day-chart.tsx` in its place on 1600 by 520.
 */
export function sunOver({ longitude, latitude }: { longitude: number; latitude: number }) {
  const midnight = wrapped(-longitude / 360 - 0.5) * 1600;
  const height = Math.cos((latitude * Math.PI) / 180);
  return {
    name: percent(Math.min(Math.max(wrapped(-longitude / 360), 0.18), 0.82)),
    place: `translate(${midnight.toFixed(1)} 260)scale(1 ${height.toFixed(3)})`,
  };
}
