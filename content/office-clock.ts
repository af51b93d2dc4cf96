/** Clocks of time zones, and the office's hours. Pure functions; moments are in epoch milliseconds. */
import { lang } from "./generated/agency.ts";
import { officeTimeZone, officeWeek } from "./generated/opening-hours.ts";

/**
 * The hours of `content/agency.yaml`, which do not cover public holidays: opening and closing in minutes since midnight
 * by the office's own clock, Sunday first; `null` when closed.
 */
export const ourOffice = { week: officeWeek, timeZone: officeTimeZone };

/** Kept, since formats take far longer to make than to use. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** What clocks in `timeZone` show at `moment`, as epoch milliseconds of a clock in UTC. Throws for NaN. */
export function clockIn(timeZone: string, moment: number): number {
  let format = formats.get(timeZone);
  if (!format) {
    // Swedes write as ISO 8601 does, but for the T.
    format = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "medium" });
    formats.set(timeZone, format);
  }
  return Date.parse(`${format.format(moment).replace(" ", "T")}Z`) + (((moment % 1000) + 1000) % 1000);
}

/** The moment when clocks in `timeZone` show `clock`. */
export function momentAt(timeZone: string, clock: number): number {
  // The second time with the offset at about that moment: daylight saving may have begun or ended in between.
  const about = clock - (clockIn(timeZone, clock) - clock);
  return clock - (clockIn(timeZone, about) - about);
}

const spoken = new Intl.DateTimeFormat(lang, {
  timeZone: "UTC",
  weekday: "short",
  day: "2-digit",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** What a clock shows, in words: `Sat`, `21`, `Nov`, `2026`, `12:37`. */
export function clockWords(clock: number) {
  const parts = new Map(spoken.formatToParts(clock).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  const time = `${part("hour")}:${part("minute")}`;
  return [part("weekday"), part("day"), part("month"), part("year"), time] as const;
}
