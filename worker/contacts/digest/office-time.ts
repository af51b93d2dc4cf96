/** The office's own clock: pure functions of moments in milliseconds since 1970. Public holidays are not known here. */
import { officeTimeZone, officeWeek } from "#content/generated/opening-hours.ts";

const minute = 60_000;
const day = 1440 * minute;
const promisedMs = day;

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Milliseconds of the longest day the office is open. */
const workingDayMs = Math.max(...officeWeek.map((hours) => (hours ? hours[1] - hours[0] : 0))) * minute;

const format = new Intl.DateTimeFormat("en-GB", {
  timeZone: officeTimeZone,
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  hourCycle: "h23",
});

/** `moment` as a date whose UTC parts read as the office's clock. */
function local(moment: number): Date {
  const parts = format.formatToParts(moment).map(({ type, value }) => [type, Number(value)] as const);
  const { year = 0, month = 1, day: date = 1, hour = 0, minute: minutes = 0 } = Object.fromEntries(parts);
  return new Date(Date.UTC(year, month - 1, date, hour, minutes) + (((moment % minute) + minute) % minute));
}

/** Milliseconds between two moments in which the office was open; 0 when `to` is the earlier. */
export function openMsBetween(from: number, to: number): number {
  const [start, end] = [local(from).getTime(), local(to).getTime()];
  let open = 0;
  for (let midnight = start - (((start % day) + day) % day); midnight < end; midnight += day) {
    const hours = officeWeek[new Date(midnight).getUTCDay()];
    if (!hours) continue;
    const [opens, closes] = hours.map((minutes) => midnight + minutes * minute) as [number, number];
    open += Math.max(0, Math.min(end, closes) - Math.max(start, opens));
  }
  return open;
}

/**
 * Whether an answer promised "within 24 hours" is overdue: so much time has passed, and a working day of the office's
 * within it. What comes on a Friday afternoon is not late before Monday.
 */
export function isOverdue(receivedAt: number, now: number): boolean {
  return now - receivedAt > promisedMs && openMsBetween(receivedAt, now) >= workingDayMs;
}

/** The office's date and hour: `day` as `20261121`, `weekday` 0 for Sunday. */
export function officeDate(moment: number): { day: string; hour: number; weekday: number } {
  const date = local(moment);
  return {
    day: date.toISOString().slice(0, 10).replaceAll("-", ""),
    hour: date.getUTCHours(),
    weekday: date.getUTCDay(),
  };
}

/** `Fri 20 Nov 16:10` by the office's clock; empty for no moment. */
export function officeTime(moment: number): string {
  if (!Number.isFinite(moment)) return "";
  const date = local(moment);
  const time = date.toISOString().slice(11, 16);
  return `${weekdays[date.getUTCDay()]} ${date.getUTCDate()} ${months[date.getUTCMonth()]} ${time}`;
}
