/** The working day of the office against the daylight of another town, for one slide of the presentation. */

/** A place as its drawing needs it. */
export interface Town {
  /** Degrees, east and north positive. */
  longitude: number;
  latitude: number;
  /** IANA name. */
  timeZone: string;
}

/** An equinox: day and night are equally long everywhere, and Europe's clocks still show winter time. */
const equinox = Date.UTC(2027, 2, 20, 12);

/** Hours that the clocks of `timeZone` are ahead of UTC on the equinox. */
export function hoursAhead(timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  }).formatToParts(equinox);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const there = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
  return (there - equinox) / 3_600_000;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The sine of the sun's height over `town` on an equinox, `hour` hours UTC after midnight: 1 overhead, 0 at the horizon. */
export function sunHeight(town: Town, hour: number): number {
  const solarHour = hour + town.longitude / 15 - 12;
  return Math.cos(radians(town.latitude)) * Math.cos(radians(solarHour * 15));
}

/** The drawing is a day wide, from noon UTC to noon UTC, so that Europe's night lies in its middle. */
const firstHour = 12;
const size = { width: 1600, height: 520, horizon: 260, steps: 48 };

/** Path data of the sun's height over `town` through the day, on 1600 by 520 with the horizon at 260. */
export function dayPath(town: Town): string {
  const points = Array.from({ length: size.steps + 1 }, (_, step) => {
    const height = sunHeight(town, firstHour + (step / size.steps) * 24);
    const x = Math.round((step / size.steps) * size.width);
    return `${x} ${Math.round(size.horizon - height * (size.horizon - 8))}`;
  });
  return `M${points.join("L")}`;
}

/** Where an hour UTC lies across the drawing, 0 to 1. */
export function placeOf(hour: number): number {
  return ((((hour - firstHour) % 24) + 24) % 24) / 24;
}

/** Where the middle of `town`'s day lies across the drawing, 0 to 1. */
export function noonOf(town: Town): number {
  return placeOf(12 - town.longitude / 15);
}

/** `9:00` for an hour of the day, which may be over 24 or below 0. */
export function clockTime(hour: number): string {
  const minutes = Math.round((((hour % 24) + 24) % 24) * 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
