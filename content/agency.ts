/** What is derived from the facts in `content/agency.yaml`. */
import type { z } from "zod";
import { type agencyFileSchema, daysOf, weekdays } from "./schema/agency.ts";

type AgencyFile = z.infer<typeof agencyFileSchema>;

/** The modules made of the file, by their names: every page loads `agency`, few load the others. */
export function agencyModules(file: AgencyFile) {
  const { position, foundingYear, company } = file.agency;
  return {
    agency: agencyOf(file),
    "opening-hours": openingHoursOf(file),
    position: { position, foundingYear, legalName: company.name },
  };
}

/** The agency as pages know it: with its position in words, and the map that shows it. */
export function agencyOf({ lang, agency }: AgencyFile) {
  const { position, timeZone, endpoints, foundingYear: _year, company: _company, phones, ...facts } = agency;
  const { latitude, longitude } = position;
  const around = [longitude - 0.02, latitude - 0.0167, longitude + 0.02, latitude + 0.0133];
  const box = around.map((degrees) => String(Number(degrees.toFixed(3)))).join("%2C");
  const place = `${latitude}%2C${longitude}`;
  const map = "https://www.openstreetmap.org";
  return {
    lang,
    agency: {
      ...facts,
      phones: phones.map(({ answered: _answered, ...phone }) => phone),
      phone: phones[0]?.number ?? "",
      coordinates: `${degreesOf(latitude, "N", "S")}, ${degreesOf(longitude, "E", "W")}`,
      utc: `UTC${offsetText(timeZone)}`,
      endpoints: {
        mapFrame: endpoints.map ?? "/office-map.svg",
        map: `${map}/export/embed.html?bbox=${box}&layer=mapnik&marker=${place}`,
        mapPage: `${map}/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`,
        ...endpoints,
      },
    },
  };
}

function degreesOf(degrees: number, positive: string, negative: string): string {
  return `${Number(Math.abs(degrees).toFixed(2))} ${degrees < 0 ? negative : positive}`;
}

/** Opening hours for readers, for computing with, and for search engines. */
export function openingHoursOf({ agency, openingHours }: AgencyFile) {
  /** Opening and closing in minutes since midnight, Sunday first; `null` when closed. */
  const officeWeek: ([opens: number, closes: number] | null)[] = weekdays.map(() => null);
  for (const line of openingHours) {
    if ("closed" in line) continue;
    for (const day of daysOf(line.days)) officeWeek[day] = [minutesOf(line.opens), minutesOf(line.closes)];
  }
  return {
    openingHours: {
      days: openingHours.map((line) => ({ days: line.days.replace("-", "–"), hours: hoursOf(line) })),
      zone: `${agency.address.country} time (GMT${offsetText(agency.timeZone)})`,
    },
    officeWeek,
    officeTimeZone: agency.timeZone,
    openingSpecification: specificationOf(openingHours),
    /** The phones that have hours of their own. */
    lineHours: agency.phones.flatMap(({ label, answered }) => {
      if (!answered) return [];
      const hours = answered.hours.map((line) => `${line.days.replace("-", "–")} ${hoursOf(line)}`);
      const specification = specificationOf(answered.hours);
      return { label, hours: [...hours, answered.zone].join(", "), specification };
    }),
  };
}

type OpeningLine = AgencyFile["openingHours"][number];

function hoursOf(line: OpeningLine): string {
  return "closed" in line ? "closed" : `${line.opens}–${line.closes}`;
}

/** In schema.org's form: names of days, and times with two-digit hours. */
function specificationOf(lines: readonly OpeningLine[]) {
  return lines.flatMap((line) => {
    if ("closed" in line) return [];
    const dayOfWeek = daysOf(line.days).map((day) => weekdays[day] ?? "");
    return { dayOfWeek, opens: line.opens.padStart(5, "0"), closes: line.closes.padStart(5, "0") };
  });
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** `+11`, `-3:30`, or `+12/+13` where clocks change: standard time first. */
function offsetText(timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "shortOffset" });
  const offsets = [0, 6].map((month) => {
    const name = format.formatToParts(Date.UTC(2026, month, 1)).find(({ type }) => type === "timeZoneName");
    return name?.value.replace("GMT", "") || "+0";
  });
  const hours = (offset: string) => Number.parseFloat(offset.replace(":", "."));
  return [...new Set(offsets)].toSorted((one, other) => hours(one) - hours(other)).join("/");
}
