/** Whether an office is open, and what its hours are elsewhere: pure functions of a moment and time zones. */
import { clockIn, clockWords, momentAt, type OfficeHours, ourOffice } from "#content/office-clock.ts";

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Whether the office is open at `now` (epoch milliseconds). */
export function isOpen(now: number, { week, timeZone }: OfficeHours = ourOffice): boolean {
  const clock = clockIn(timeZone, now);
  const hours = week[new Date(clock).getUTCDay()];
  const minutes = (clock % dayMs) / minuteMs;
  return !!hours && minutes >= hours[0] && minutes < hours[1];
}

/**
 * The office's weekday hours by the clocks of `timeZone`, as `22:00–6:00`, on the office's day at `now`; `undefined`
 * when it is closed on Mondays.
 */
export function weekdayHoursIn(
  timeZone: string,
  now: number,
  office: OfficeHours = ourOffice,
): string | undefined {
  const clock = clockIn(office.timeZone, now);
  const midnight = clock - (clock % dayMs);
  return office.week[1]
    ?.map((minutes) => timeAt(momentAt(office.timeZone, midnight + minutes * minuteMs), timeZone))
    .join("–");
}

/**
 * The office's weekday hours by the clocks of several places, for visitors without script. Where they change with the
 * season both are given, that of summer first.
 */
export function clocksOf(places: readonly { place: string; timeZone: string }[], office = ourOffice) {
  return places.map(({ place, timeZone }) => {
    const [january = 0, july = 0] = [0, 6].map((month) => Date.UTC(2026, month, 14));
    // Summer is when clocks are ahead; those of the office decide for a place whose clocks never change.
    const ahead = (zone: string) => clockIn(zone, january) - january - (clockIn(zone, july) - july);
    const seasons = (ahead(timeZone) || ahead(office.timeZone)) > 0 ? [january, july] : [july, january];
    const [summer = "", winter = ""] = seasons.map((moment) => weekdayHoursIn(timeZone, moment, office));
    const both = [`${summer} in summer`, `${winter} in winter`];
    return { place, hours: summer === winter ? summer : both.join(", ") };
  });
}

/** `9:00`, by the clocks of `timeZone` at `moment`. */
export function timeAt(moment: number, timeZone: string): string {
  return clockWords(clockIn(timeZone, moment))[4].replace(/^0/, "");
}
