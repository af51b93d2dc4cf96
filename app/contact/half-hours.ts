/** The half-hours in which the office can be called, and how a message lists the chosen ones: pure functions. */
import { agency } from "#content/generated/agency.ts";
import { halfHours as words } from "#content/generated/half-hours.ts";
import { officeTimeZone, officeWeek } from "#content/generated/opening-hours.ts";
import { clockIn, clockWords, momentAt } from "#content/office-clock.ts";

const minuteMs = 60_000;
const halfHourMs = 30 * minuteMs;
const dayMs = 1440 * minuteMs;

/** Most half-hours a visitor may ask for. */
export const mostWishes = 3;

/** Days ahead in which office days are offered, and the least notice the office gets. */
const daysAhead = 12;
const noticeMs = dayMs;

/** Hours in which a call is reasonable, by the visitor's clock. */
const wakingHours = [7, 22] as const;
/** How many half-hours to offer at each end of the office day when it is night for the visitor. */
const edge = 3;

export interface HalfHour {
  /** `9:30`, by the office's clock. */
  time: string;
  /** `22:30 Mon` when it is Tuesday at the office; absent where clocks read the same as there. */
  elsewhere?: string;
  /** What the message says of it, by both clocks. */
  line: string;
}

export interface OfficeDay {
  /** `Tue 24 Nov`, by the office's calendar. */
  name: string;
  /** Those in the visitor's waking hours or, where it is night, at both ends of the day. */
  fit: HalfHour[];
  rest: HalfHour[];
  isNight: boolean;
}

/** The next office days for a visitor in `timeZone`, with half-hours that begin a day or more after `now`. */
export function officeDays(now: number, timeZone: string): OfficeDay[] {
  const clock = clockIn(officeTimeZone, now);
  const midnight = clock - (clock % dayMs);
  return Array.from({ length: daysAhead }, (_, index) => midnight + (index + 1) * dayMs).flatMap((date) => {
    const [opens = 0, closes = 0] = officeWeek[new Date(date).getUTCDay()] ?? [];
    const starts: number[] = [];
    for (let minutes = opens; minutes + 30 <= closes; minutes += 30) {
      const start = momentAt(officeTimeZone, date + minutes * minuteMs);
      if (start >= now + noticeMs) starts.push(start);
    }
    return starts.length > 0 ? [officeDay(starts, timeZone)] : [];
  });
}

function officeDay(starts: readonly number[], timeZone: string): OfficeDay {
  const hourOf = (start: number) => new Date(clockIn(timeZone, start)).getUTCHours();
  const isAwake = (start: number) => hourOf(start) >= wakingHours[0] && hourOf(start) < wakingHours[1];
  const isNight = !starts.some(isAwake);
  const isAtEdge = (place: number) => place < edge || place >= starts.length - edge;
  const fits = (start: number, place: number) => (isNight ? isAtEdge(place) : isAwake(start));
  const halfHour = (start: number) => halfHourAt(start, timeZone);
  return {
    name: wordsAt(starts[0] ?? 0, officeTimeZone).day,
    fit: starts.filter(fits).map(halfHour),
    rest: starts.filter((start, place) => !fits(start, place)).map(halfHour),
    isNight,
  };
}

function halfHourAt(start: number, timeZone: string): HalfHour {
  const here = wordsAt(start, officeTimeZone);
  const there = wordsAt(start, timeZone);
  const span = (zone: string) =>
    `${wordsAt(start, zone).day}, ${wordsAt(start, zone).time}–${wordsAt(start + halfHourMs, zone).time}`;
  const line = `- ${span(officeTimeZone)} ${agency.address.city}`;
  if (here.day === there.day && here.time === there.time) return { time: here.time, line };
  return {
    time: here.time,
    elsewhere: here.day === there.day ? there.time : `${there.time} ${there.day.slice(0, 3)}`,
    line: `${line} (${words.yours}: ${span(timeZone)}, ${timeZone})`,
  };
}

/** `Tue 24 Nov` and `9:30`. */
function wordsAt(moment: number, timeZone: string): { day: string; time: string } {
  const [weekday, date, month, , time] = clockWords(clockIn(timeZone, moment));
  return { day: `${weekday} ${Number(date)} ${month}`, time: time.replace(/^0/, "") };
}

/** `message` with `wishes` at its end, in place of those of `lines` that it had. */
export function withWishes(message: string, lines: readonly string[], wishes: readonly string[]): string {
  const before = new Set([words.heading, ...lines]);
  const rows = message.split("\n").filter((row) => !before.has(row));
  const list = wishes.length > 0 ? [words.heading, ...wishes].join("\n") : "";
  return [rows.join("\n").trimEnd(), list].filter((text) => text !== "").join("\n\n");
}
