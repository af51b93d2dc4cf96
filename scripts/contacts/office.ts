/** Times as the office reads them: by its own clock (`content/agency.yaml`), and how long ago. */
import { clockIn, dayOf, ourOffice, clockWords } from "../../content/office-clock.ts";

const { timeZone } = ourOffice;

/** `Sat 21 Nov 2026, 12:37` at the office; empty for what is no time. @param time ISO 8601 */
export function officeTime(time: string): string {
  const moment = Date.parse(time);
  if (Number.isNaN(moment)) return "";
  const [weekday, date, month, year, hour] = clockWords(clockIn(timeZone, moment));
  return `${weekday} ${date} ${month} ${year}, ${hour}`;
}

/** The day at the office, `20261121`; empty for what is no time. @param time ISO 8601, or milliseconds since 1970 */
export function officeDay(time: string | number): string {
  const moment = new Date(time).getTime();
  return Number.isNaN(moment) ? "" : dayOf(clockIn(timeZone, moment));
}

const units = [
  ["d", 86_400_000],
  ["h", 3_600_000],
  ["min", 60_000],
] as const;

/** `2 h`, `3 d`, `less than a minute`. @param ms milliseconds, of which a negative number is none */
export function duration(ms: number): string {
  const [name, length] = units.find(([, unit]) => ms >= unit * (unit === 86_400_000 ? 2 : 1)) ?? [];
  return name === undefined ? "less than a minute" : `${Math.floor(ms / length)} ${name}`;
}

/** `2 h ago`; empty for what is no time. @param now milliseconds since 1970 */
export function age(time: string, now = Date.now()): string {
  const ms = now - Date.parse(time);
  if (Number.isNaN(ms)) return "";
  return ms < -60_000 ? `in ${duration(-ms)}` : ms < 60_000 ? "just now" : `${duration(ms)} ago`;
}
