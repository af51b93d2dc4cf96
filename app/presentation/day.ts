/** The working day of the office against the daylight of another town, for one slide of the presentation. */
import { clockIn } from "#content/office-clock.ts";
import { timeText } from "../contact/office-hours.ts";

/** What the drawing needs to know about a place. */
export interface Town {
  /** Degrees, east and north positive. */
  longitude: number;
  latitude: number;
  /** IANA name. */
  timeZone: string;
}

/** An equinox: day and night are equally long everywhere, and Europe's clocks still show winter time. */
const equinox = Date.UTC(2027, 2, 20, 12);

/** Hours that the clocks of `timeZone` are ahead of UTC on the equinox. */
export function hoursAhead(timeZone: string): number {
  return (clockIn(timeZone, equinox) - equinox) / 3_600_000;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The sine of the sun's height over `town` on an equinox, `hour` hours UTC after midnight: 1 overhead, 0 at the horizon. */
export function sunHeight(town: Town, hour: number): number {
  const solarHour = hour + town.longitude / 15 - 12;
  return Math.cos(radians(town.latitude)) * Math.cos(radians(solarHour * 15));
}

/** The drawing is a day wide, from noon UTC to noon UTC, so that Europe's night is in the middle. */
const firstHour = 12;
const size = { width: 1600, horizon: 260, steps: 48 };

/** Path data of the sun's height over `town` through the day, on 1600 by 520 with the horizon at 260. */
export function dayPath(town: Town): string {
  const points = Array.from({ length: size.steps + 1 }, (_, step) => {
    const height = sunHeight(town, firstHour + (step / size.steps) * 24);
    const x = Math.round((step / size.steps) * size.width);
    return `${x} ${Math.round(size.horizon - height * (size.horizon - 8))}`;
  });
  return `M${points.join("L")}`;
}

/** Where an hour UTC is across the drawing, 0 to 1. */
export function placeOf(hour: number): number {
  return ((((hour - firstHour) % 24) + 24) % 24) / 24;
}

/** Where the middle of `town`'s day is across the drawing, 0 to 1. */
export function noonOf(town: Town): number {
  return placeOf(12 - town.longitude / 15);
}

/**
 * Positions, as attributes of SVG text, for the names of two days with their middles at `here` and `there`: over
 * their day, near an edge aligned so as not to be cut off, and one above the other where they would overlap.
 */
export function namesOf(here: number, there: number) {
  const apart = Math.abs(here - there);
  const areNear = Math.min(apart, 1 - apart) < 0.4;
  return { here: nameAt(here, "36%"), there: nameAt(there % 1, areNear ? "26%" : "36%") };
}

/** A day split between both edges has its name at the left. */
function nameAt(at: number, y: string) {
  if (at < 0.25 || at > 0.98) return { x: "5%", y, textAnchor: "start" } as const;
  if (at > 0.75) return { x: "95%", y, textAnchor: "end" } as const;
  return { x: `${(at * 100).toFixed(2)}%`, y, textAnchor: "middle" } as const;
}

/** `9:00` for an hour of the day, which may be over 24 or below 0. */
export function clockTime(hour: number): string {
  return timeText(Math.round((((hour % 24) + 24) % 24) * 60));
}
