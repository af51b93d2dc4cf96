/** Times as the office reads them: its own zone (`content/agency.yaml`), and how long ago. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";

const timeZone = zoneOf(new URL("../../content/agency.yaml", import.meta.url));

function zoneOf(file: URL): string {
  const { agency } = parse(readFileSync(file, "utf8")) as { agency: { timeZone: string } };
  return agency.timeZone;
}

const formatter = new Intl.DateTimeFormat("en-GB", {
  timeZone,
  weekday: "short",
  year: "numeric",
  month: "short",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

/** `Sat 21 Nov 2026, 12:37` at the office; empty for what is no time. @param time ISO 8601 */
export function officeTime(time: string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return "";
  const part = Object.fromEntries(formatter.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${part["weekday"]} ${part["day"]} ${part["month"]} ${part["year"]}, ${part["hour"]}:${part["minute"]}`;
}

/** The day at the office, `20261121`; empty for what is no time. @param time ISO 8601, or milliseconds since 1970 */
export function officeDay(time: string | number): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return "";
  return new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" })
    .format(date)
    .replaceAll("-", "");
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
