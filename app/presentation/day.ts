/** The working day of the office against the daylight of another town, for one slide of the presentation. */
import { officeTimeZone, officeWeek } from "#content/generated/opening-hours.ts";
import { momentAt } from "#content/office-clock.ts";
import { timeAt } from "../contact/office-hours.ts";

const minuteMs = 60_000;
const dayMs = 86_400_000;

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
