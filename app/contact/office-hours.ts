/** Whether an office is open, and what its hours are elsewhere: pure functions of a moment and time zones. */

import { officeTimeZone, officeWeek } from "#content/generated/opening-hours.ts";

export interface OfficeHours {
  /** Opening and closing in minutes since midnight by the office's own clock, Sunday first; `null` when closed. */
  week: readonly (readonly [opens: number, closes: number] | null)[];
  /** IANA name. */
  timeZone: string;
}

const ours: OfficeHours = { week: officeWeek, timeZone: officeTimeZone };

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Whether the office is open at `now` (milliseconds since 1970). */
export function isOpen(now: number, { week, timeZone }: OfficeHours = ours): boolean {
  const clock = clockIn(timeZone, now);
  const hours = week[new Date(clock).getUTCDay()];
  const minutes = (clock % dayMs) / minuteMs;
  return !!hours && minutes >= hours[0] && minutes < hours[1];
}

/**
 * The weekday hours in `timeZone`, as `22:00–6:00`, on the office's day at `now`; `undefined` where they read the
 * same as at the office, or it is closed on Mondays.
 */
export function weekdayHoursIn(
  timeZone: string,
  now: number,
  office: OfficeHours = ours,
): string | undefined {
  const monday = office.week[1];
  if (!monday) return undefined;
  const clock = clockIn(office.timeZone, now);
  const midnight = clock - (clock % dayMs);
  const elsewhere = monday.map((minutes) => {
    const moment = momentAt(office.timeZone, midnight + minutes * minuteMs);
    return timeText((clockIn(timeZone, moment) % dayMs) / minuteMs);
  });
  const hours = elsewhere.join("–");
  return hours === monday.map(timeText).join("–") ? undefined : hours;
}

/** What clocks in `timeZone` show at `moment`, to the minute: as the milliseconds since 1970 of a clock in UTC. */
export function clockIn(timeZone: string, moment: number): number {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
  });
  const [day = 0, month = 0, year = 0, hour, minute] = format
    .formatToParts(moment)
    .flatMap(({ type, value }) => (type === "literal" ? [] : Number(value)));
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** The moment when clocks in `timeZone` show `clock`. */
export function momentAt(timeZone: string, clock: number): number {
  // The second look has the offset of about that moment: daylight saving may have begun or ended in between.
  const about = clock - (clockIn(timeZone, clock) - clock);
  return clock - (clockIn(timeZone, about) - about);
}

/** `9:00` */
function timeText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
