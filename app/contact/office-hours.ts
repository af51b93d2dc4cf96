/** Whether the office is open, and what its hours are elsewhere: pure functions of a moment and a time zone. */

import { officeOffsetMinutes, officeWeek } from "#content/generated/opening-hours.ts";

/** Whether the office is open at `now` (milliseconds since 1970). */
export function isOpen(now: number): boolean {
  const office = new Date(now + officeOffsetMinutes * 60_000);
  const hours = officeWeek[office.getUTCDay()];
  const minutes = office.getUTCHours() * 60 + office.getUTCMinutes();
  return !!hours && minutes >= hours[0] && minutes < hours[1];
}

/**
 * The weekday hours in `timeZone`, as `22:00–6:00`, on the day of `now`; `undefined` where they read the same as
 * at the office, or it is closed on Mondays.
 */
export function weekdayHoursIn(timeZone: string, now: number): string | undefined {
  const monday = officeWeek[1];
  if (!monday) return undefined;
  const midnight = Math.floor((now + officeOffsetMinutes * 60_000) / 86_400_000) * 86_400_000;
  const format = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "numeric", minute: "2-digit" });
  const elsewhere = monday
    .map((minutes) =>
      format.format(midnight + (minutes - officeOffsetMinutes) * 60_000).replace(/^0(?=\d)/, ""),
    )
    .join("–");
  const here = monday
    .map((minutes) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`)
    .join("–");
  return elsewhere === here ? undefined : elsewhere;
}
