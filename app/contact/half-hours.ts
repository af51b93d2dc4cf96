/** The half-hours in which the office can be called, and how a message lists the chosen ones: pure functions. */
import { lang } from "#content/generated/agency.ts";
import { halfHours as words } from "#content/generated/half-hours.ts";
import { officeTimeZone, officeWeek } from "#content/generated/opening-hours.ts";
import { clockIn, momentAt } from "#content/office-clock.ts";

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

/** Most half-hours a visitor may ask for. */
export const mostWishes = 3;

/** Days ahead in which office days are offered, and the least notice the office gets. */
const daysAhead = 12;
const noticeMs = dayMs;

export interface OfficeDay {
  /** `Tue 24 Nov`, by the office's calendar. */
  name: string;
  /** Starts of its half-hours, in milliseconds since 1970. */
  starts: readonly number[];
}

/** The next office days with half-hours that begin a day or more after `now` (milliseconds since 1970). */
export function officeDays(now: number): OfficeDay[] {
  const clock = clockIn(officeTimeZone, now);
  const midnight = clock - (clock % dayMs);
  return Array.from({ length: daysAhead }, (_, index) => midnight + (index + 1) * dayMs).flatMap((date) => {
    const [opens = 0, closes = 0] = officeWeek[new Date(date).getUTCDay()] ?? [];
    const starts: number[] = [];
    for (let minutes = opens; minutes + 30 <= closes; minutes += 30) {
      const start = momentAt(officeTimeZone, date + minutes * minuteMs);
      if (start >= now + noticeMs) starts.push(start);
    }
    return starts.length > 0 ? [{ name: dayIn(starts[0] ?? 0), starts }] : [];
  });
}

/** Kept, since formats take far longer to make than to use. */
const formats = new Map<string, { day: Intl.DateTimeFormat; time: Intl.DateTimeFormat }>();

function formatsIn(timeZone: string) {
  const made = formats.get(timeZone) ?? {
    day: new Intl.DateTimeFormat(lang, { timeZone, weekday: "short", day: "numeric", month: "short" }),
    time: new Intl.DateTimeFormat(lang, { timeZone, hour: "2-digit", minute: "2-digit" }),
  };
  formats.set(timeZone, made);
  return made;
}

/** `Tue 24 Nov`; by the office's calendar unless `timeZone` is given. */
function dayIn(moment: number, timeZone: string = officeTimeZone): string {
  return formatsIn(timeZone).day.format(moment).replace(",", "");
}

/** `9:30`; by the office's clock unless `timeZone` is given. */
export function timeIn(moment: number, timeZone: string = officeTimeZone): string {
  return formatsIn(timeZone)
    .time.format(moment)
    .replace(/^0(?=\d)/, "");
}

/** `22:00 Mon` when it is Tuesday at the office; `undefined` where clocks read the same as there. */
export function timeElsewhere(moment: number, timeZone: string): string | undefined {
  const [here, there] = [dayIn(moment), dayIn(moment, timeZone)];
  const time = timeIn(moment, timeZone);
  if (here === there) return time === timeIn(moment) ? undefined : time;
  return `${time} ${there.slice(0, 3)}`;
}

/** Hours in which a call is reasonable, by the visitor's clock. */
const wakingHours = [7, 22] as const;
/** How many half-hours to offer at each end of the office day when it is night for the visitor. */
const edge = 3;

/** The `starts` that suit a visitor in `timeZone`: in waking hours or, if none are, both ends of the office day. */
export function suiting(starts: readonly number[], timeZone: string): { fit: number[]; isNight: boolean } {
  const fit = starts.filter((start) => {
    const hour = Number.parseInt(timeIn(start, timeZone), 10);
    return hour >= wakingHours[0] && hour < wakingHours[1];
  });
  if (fit.length > 0) return { fit, isNight: false };
  return { fit: starts.filter((_, place) => place < edge || place >= starts.length - edge), isNight: true };
}

/** A requested time as a line of the message, by the office's clock and by the visitor's. */
export function lineOf(start: number, city: string, timeZone: string): string {
  const half = 30 * minuteMs;
  const span = (zone?: string) =>
    `${dayIn(start, zone)}, ${timeIn(start, zone)}–${timeIn(start + half, zone)}`;
  const elsewhere = timeElsewhere(start, timeZone) && ` (${words.yours}: ${span(timeZone)}, ${timeZone})`;
  return `- ${span()} ${city}${elsewhere ?? ""}`;
}

/** Those of `lines` that are in `message`. */
export function linesIn(message: string, lines: readonly string[]): string[] {
  const written = new Set(message.split("\n"));
  return lines.filter((line) => written.has(line));
}

/** `message` with `line` added to the times at its end, or removed if it is there. */
export function toggled(message: string, line: string): string {
  const rows = message.split("\n");
  const isWish = (row = "") => /^- .*\d:\d\d–\d/.test(row);
  const heading = rows.indexOf(words.heading);
  if (rows.includes(line)) {
    const left = rows.filter((row) => row !== line);
    // The last wish takes the heading with it.
    if (heading >= 0 && !isWish(left[heading + 1])) left.splice(heading, 1);
    return left.join("\n").trimEnd();
  }
  if (heading < 0)
    return [...(message.trim() ? [message.trimEnd(), ""] : []), words.heading, line].join("\n");
  let end = heading + 1;
  while (isWish(rows[end])) end += 1;
  return [...rows.slice(0, end), line, ...rows.slice(end)].join("\n");
}
