/** The working day of the office against the daylight of another town, for one slide of the presentation. */
import { clockIn } from "#content/office-clock.ts";
import { timeText } from "../contact/office-hours.ts";

/** An equinox: day and night are equally long everywhere, and Europe's clocks still show winter time. */
const equinox = Date.UTC(2027, 2, 20, 12);

/** Hours that the clocks of `timeZone` are ahead of UTC on the equinox. */
export function hoursAhead(timeZone: string): number {
  return (clockIn(timeZone, equinox) - equinox) / 3_600_000;
}

/** The part of a day, 0 to 1, that `hour` is into it. */
const partOfDay = (hour: number) => (((hour % 24) + 24) % 24) / 24;

/** Where an hour UTC is across the drawing, which begins at noon UTC, so that Europe's night is in the middle. */
export const placeOf = (hour: number) => partOfDay(hour - 12);

/** A place across the drawing as SVG has it. */
export const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/**
 * The sun over a town on an equinox: the middle of the town's name, which is at its noon unless an edge would cut it,
 * and the transform that puts the curve of `day-chart.tsx` in its place on 1600 by 520.
 */
export function sunOver({ longitude, latitude }: { longitude: number; latitude: number }) {
  const noon = placeOf(12 - longitude / 15);
  const midnight = placeOf(-longitude / 15) * 1600;
  const height = Math.cos((latitude * Math.PI) / 180);
  return {
    name: percent(Math.min(Math.max(noon, 0.18), 0.82)),
    place: `translate(${midnight.toFixed(1)} 260)scale(1 ${height.toFixed(3)})`,
  };
}

/** `9:00` for an hour of the day, which may be over 24 or below 0. */
export function clockTime(hour: number): string {
  return timeText(Math.round(partOfDay(hour) * 24 * 60));
}
