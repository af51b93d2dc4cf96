/** Office hours, here and by the clocks of other places, and the half-hours for calls: pure functions. */
import { agency } from "#content/generated/agency.ts";
import { halfHours as words } from "#content/generated/half-hours.ts";
import { clockIn, clockWords, momentAt, ourOffice } from "#content/office-clock.ts";

const [minuteMs, dayMs] = [60_000, 86_400_000];

/** The visitor's time zone, or the office's if the browser doesn't know: it then says `Etc/Unknown`, and rejects that itself. */
export function visitorTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone === "Etc/Unknown" ? ourOffice.timeZone : timeZone;
}

/** Whether the office is open at `now` (epoch milliseconds). */
export function isOpen(now: number, { week, timeZone } = ourOffice): boolean {
  const clock = clockIn(timeZone, now);
  const hours = week[new Date(clock).getUTCDay()];
  const minutes = (clock % dayMs) / minuteMs;
  return !!hours && minutes >= hours[0] && minutes < hours[1];
}

/**
 * The hours of the office's first open weekday by the clocks of `timeZone`, as `22:00–6:00`, on the office's day at
 * `now`; `undefined` when it is closed on all five.
 */
export function weekdayHoursIn(timeZone: string, now: number, office = ourOffice) {
  const clock = clockIn(office.timeZone, now);
  const midnight = clock - (clock % dayMs);
  const first = office.week.slice(1, 6).find((hours) => hours !== null);
  return first
    ?.map((minutes) => timeAt(momentAt(office.timeZone, midnight + minutes * minuteMs), timeZone))
    .join("–");
}

/** The office's weekday hours by the clocks of several places; where these change in `now`'s year, summer's first. */
export function clocksOf(
  places: readonly { place: string; timeZone: string }[],
  now: number,
  office = ourOffice,
) {
  const year = new Date(now).getUTCFullYear();
  return places.map(({ place, timeZone }) => {
    const [january = 0, july = 0] = [0, 6].map((month) => Date.UTC(year, month, 14));
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

/** Most half-hours a visitor may ask for. */
export const maxWishes = 3;
/** Days ahead in which office days are offered. The office gets a day's notice at least. */
const daysAhead = 12;
/** How many half-hours to offer at each end of the office day when it is night for the visitor. */
const edge = 3;

/** The next office days, by the office's calendar (`Tue 24 Nov`), with half-hours that begin a day or more after `now`. */
export function officeDays(now: number, timeZone: string) {
  const clock = clockIn(ourOffice.timeZone, now);
  /** Whether a call is reasonable, by the visitor's clock. */
  const isAwake = (start: number) => {
    const hour = new Date(clockIn(timeZone, start)).getUTCHours();
    return hour >= 7 && hour < 22;
  };
  return Array.from({ length: daysAhead }, (_, index) => {
    const date = clock - (clock % dayMs) + (index + 1) * dayMs;
    const [opens = 0, closes = 0] = ourOffice.week[new Date(date).getUTCDay()] ?? [];
    const starts: number[] = [];
    for (let minute = opens; minute + 30 <= closes; minute += 30) {
      const start = momentAt(ourOffice.timeZone, date + minute * minuteMs);
      if (start >= now + dayMs) starts.push(start);
    }
    const isNight = !starts.some(isAwake);
    const isAtEdge = (place: number) => place < edge || place >= starts.length - edge;
    const halfHours = starts.map((start, place) => ({
      ...halfHourAt(start, timeZone),
      // Whether it is in the visitor's waking hours or, if the office day is their night, near its start or end.
      isFit: isNight ? isAtEdge(place) : isAwake(start),
    }));
    return { name: wordsAt(starts[0] ?? 0, ourOffice.timeZone).day, halfHours, isNight };
  }).filter(({ halfHours }) => halfHours.length > 0);
}

/**
 * The half-hour from `start`: its `time` at the office (`9:30`), the time `elsewhere` (`22:30 Mon` when it is Tuesday at
 * the office; empty where clocks read the same), and the `line` of a message that says both.
 */
function halfHourAt(start: number, timeZone: string) {
  const here = wordsAt(start, ourOffice.timeZone);
  const there = wordsAt(start, timeZone);
  const line = `- ${here.span} ${agency.address.city}`;
  if (here.span === there.span) return { time: here.time, elsewhere: "", line };
  const elsewhere = here.day === there.day ? there.time : `${there.time} ${there.day.slice(0, 3)}`;
  return { time: here.time, elsewhere, line: `${line} (${words.yours}: ${there.span}, ${timeZone})` };
}

/** `Tue 24 Nov`, `9:30` and `Tue 24 Nov, 9:30–10:00`, for the half-hour from `start`. */
function wordsAt(start: number, timeZone: string) {
  const [weekday, date, month] = clockWords(clockIn(timeZone, start));
  const day = `${weekday} ${Number(date)} ${month}`;
  const time = timeAt(start, timeZone);
  return { day, time, span: `${day}, ${time}–${timeAt(start + 30 * minuteMs, timeZone)}` };
}

/** `message` with `wishes` listed at its end, replacing any of `lines` it already had. */
export function withWishes(message: string, lines: readonly string[], wishes: readonly string[]): string {
  const before = new Set([words.heading, ...lines]);
  const rows = message.split("\n").filter((row) => !before.has(row));
  const list = wishes.length > 0 ? [words.heading, ...wishes].join("\n") : "";
  return [rows.join("\n").trimEnd(), list].filter((text) => text !== "").join("\n\n");
}
