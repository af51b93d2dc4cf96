/** Times (epoch milliseconds) by the office's clock and opening hours. Ignores public holidays. */
import { clockIn, ourOffice, clockWords } from "#content/office-clock.ts";

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

const { week, timeZone } = ourOffice;

/** The office's longest opening day, in milliseconds. */
const workingDayMs = Math.max(...week.map((hours) => (hours ? hours[1] - hours[0] : 0))) * minuteMs;

/** How many milliseconds between two times the office was open; 0 when `to` is earlier. */
export function openMsBetween(from: number, to: number): number {
  const [start, end] = [clockIn(timeZone, from), clockIn(timeZone, to)];
  let open = 0;
  for (let midnight = start - (((start % dayMs) + dayMs) % dayMs); midnight < end; midnight += dayMs) {
    const hours = week[new Date(midnight).getUTCDay()];
    if (!hours) continue;
    const [opens, closes] = hours;
    open += Math.max(
      0,
      Math.min(end, midnight + closes * minuteMs) - Math.max(start, midnight + opens * minuteMs),
    );
  }
  return open;
}

/**
 * Whether an answer promised "within 24 hours" is overdue: 24 hours have passed, including a full working day. A
 * message sent on Friday afternoon is not late before Monday.
 */
export function isOverdue(receivedAt: number, now: number): boolean {
  return now - receivedAt > dayMs && openMsBetween(receivedAt, now) >= workingDayMs;
}

/** The office's date and hour: `day` as `20261121`. */
export function officeDate(moment: number): { day: string; hour: number } {
  const clock = new Date(clockIn(timeZone, moment));
  return { day: clock.toISOString().slice(0, 10).replaceAll("-", ""), hour: clock.getUTCHours() };
}

/** `Fri 20 Nov 16:10` by the office's clock; empty for NaN. */
export function officeTime(moment: number): string {
  if (!Number.isFinite(moment)) return "";
  const [weekday, date, month, , time] = clockWords(clockIn(timeZone, moment));
  return `${weekday} ${Number(date)} ${month} ${time}`;
}
