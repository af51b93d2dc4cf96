import { lang } from "#content/generated/agency.ts";

const format = new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: "UTC" });

/** A calendar date (`2026-11-21`) in words, the same for everybody. */
export function DateText({ date }: { date: string }) {
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}
