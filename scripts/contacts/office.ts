/** Times by the office's clock (`content/agency.yaml`), and how long ago they were. */
import { clockIn, clockWords, dayOf, ourOffice } from "../../content/office-clock.ts";
import { Misuse } from "./failures.ts";

const { timeZone } = ourOffice;

/** `Sat 21 Nov 2026, 12:37` at the office; empty if invalid. @param time ISO 8601 */
export function officeMoment(time: string): string {
  const moment = Date.parse(time);
  if (Number.isNaN(moment)) return "";
  const [weekday, date, month, year, hour] = clockWords(clockIn(timeZone, moment));
  return `${weekday} ${date} ${month} ${year}, ${hour}`;
}

/** The day at the office, `20261121`; empty if invalid. @param time ISO 8601, or milliseconds since 1970 */
export function officeDay(time: string | number): string {
  const moment = new Date(time).getTime();
  return Number.isNaN(moment) ? "" : dayOf(clockIn(timeZone, moment));
}

const dayMs = 86_400_000;

const units = [
  ["d", dayMs],
  ["h", 3_600_000],
  ["min", 60_000],
] as const;

/** `2 h`, `3 d`, `less than a minute`. */
export function duration(ms: number): string {
  const [name, length] = units.find(([, unit]) => ms >= unit * (unit === dayMs ? 2 : 1)) ?? [];
  return name === undefined ? "less than a minute" : `${Math.floor(ms / length)} ${name}`;
}

/** `2 h ago`; empty if invalid. */
export function age(time: string): string {
  const ms = Date.now() - Date.parse(time);
  if (Number.isNaN(ms)) return "";
  return ms < -60_000 ? `in ${duration(-ms)}` : ms < 60_000 ? "just now" : `${duration(ms)} ago`;
}

/** Parses a day (`20261121`, `2026-11-21`, `today`, `yesterday`) to `20261121`; empty stays empty. */
export function dayFrom(text: string): string {
  if (text === "today") return officeDay(Date.now());
  if (text === "yesterday") return officeDay(Date.now() - dayMs);
  const digits = /^\d{4}-\d\d-\d\d$/.test(text) ? text.replaceAll("-", "") : text;
  if (!/^(?:\d{8})?$/.test(digits)) {
    throw new Misuse(`"${text}" is not a day; write 20261121, today or yesterday`);
  }
  return digits;
}
