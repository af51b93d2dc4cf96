/** The half-hours in which the office can be called, and how a message lists the chosen ones: pure functions. */
import { agency } from "#content/generated/agency.ts";
import { halfHours as words } from "#content/generated/half-hours.ts";
import { officeTimeZone, officeWeek } from "#content/generated/opening-hours.ts";
import { clockIn, clockWords, momentAt } from "#content/office-clock.ts";

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

/** Most half-hours a visitor may ask for. */
export const mostWishes = 3;
/** Days ahead in which office days are offered. The office gets a day's notice at least. */
const daysAhead = 12;
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
  const isAwake = (start: number) => {
    const hour = new Date(clockIn(timeZone, start)).getUTCHours();
    return hour >= wakingHours[0] && hour < wakingHours[1];
  };
  return Array.from({ length: daysAhead }, (_, index) => {
    const date = clock - (clock % dayMs) + (index + 1) * dayMs;
    const [opens = 0, closes = 0] = officeWeek[new Date(date).getUTCDay()] ?? [];
    const starts = Array.from({ length: Math.floor((closes - opens) / 30) }, (_half, half) =>
      momentAt(officeTimeZone, date + (opens + half * 30) * minuteMs),
    ).filter((start) => start >= now + dayMs);
    const isNight = !starts.some(isAwake);
    const fits = (start: number) => {
      const place = starts.indexOf(start);
      return isNight ? place < edge || place >= starts.length - edge : isAwake(start);
    };
    const halfHours = (those: number[]) => those.map((start) => halfHourAt(start, timeZone));
    return {
      name: wordsAt(starts[0] ?? 0, officeTimeZone).day,
      fit: halfHours(starts.filter(fits)),
      rest: halfHours(starts.filter((start) => !fits(start))),
      isNight,
    };
  }).filter(({ fit }) => fit.length > 0);
}

function halfHourAt(start: number, timeZone: string): HalfHour {
  const here = wordsAt(start, officeTimeZone);
  const there = wordsAt(start, timeZone);
  const line = `- ${here.span} ${agency.address.city}`;
  if (here.span === there.span) return { time: here.time, line };
  return {
    time: here.time,
    elsewhere: here.day === there.day ? there.time : `${there.time} ${there.day.slice(0, 3)}`,
    line: `${line} (${words.yours}: ${there.span}, ${timeZone})`,
  };
}

/** `Tue 24 Nov`, `9:30` and `Tue 24 Nov, 9:30–10:00`, for the half-hour from `start`. */
function wordsAt(start: number, timeZone: string): { day: string; time: string; span: string } {
  const timeOf = (moment: number) => clockWords(clockIn(timeZone, moment))[4].replace(/^0/, "");
  const [weekday, date, month] = clockWords(clockIn(timeZone, start));
  const day = `${weekday} ${Number(date)} ${month}`;
  return { day, time: timeOf(start), span: `${day}, ${timeOf(start)}–${timeOf(start + 30 * minuteMs)}` };
}

/** `message` with `wishes` at its end, in place of those of `lines` that it had. */
export function withWishes(message: string, lines: readonly string[], wishes: readonly string[]): string {
  const before = new Set([words.heading, ...lines]);
  const rows = message.split("\n").filter((row) => !before.has(row));
  const list = wishes.length > 0 ? [words.heading, ...wishes].join("\n") : "";
  return [rows.join("\n").trimEnd(), list].filter((text) => text !== "").join("\n\n");
}
