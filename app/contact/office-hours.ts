/** Whether the office is open, and what its hours are elsewhere: pure functions of a moment and a time zone. */

/** The office keeps GMT+11 all year. */
const officeOffsetMinutes = 11 * 60;

/** Opening and closing in minutes since midnight, Sunday first; `null` when closed (R-CON-06). */
const week = [null, [540, 1020], [540, 1020], [540, 1020], [540, 1020], [540, 1020], [600, 840]] as const;

/** Whether the office is open at `now` (milliseconds since 1970). */
export function isOpen(now: number): boolean {
  const office = new Date(now + officeOffsetMinutes * 60_000);
  const hours = week[office.getUTCDay()];
  const minutes = office.getUTCHours() * 60 + office.getUTCMinutes();
  return !!hours && minutes >= hours[0] && minutes < hours[1];
}

/**
 * The weekday hours in `timeZone`, as `22:00–6:00`, on the day of `now`; `undefined` where they read the same as
 * in Honiara.
 */
export function weekdayHoursIn(timeZone: string, now: number): string | undefined {
  const [opens, closes] = week[1];
  const midnight = Math.floor((now + officeOffsetMinutes * 60_000) / 86_400_000) * 86_400_000;
  const format = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "numeric", minute: "2-digit" });
  const at = (minutes: number) =>
    format.format(midnight + (minutes - officeOffsetMinutes) * 60_000).replace(/^0(?=\d)/, "");
  const hours = `${at(opens)}–${at(closes)}`;
  return hours === "9:00–17:00" ? undefined : hours;
}
