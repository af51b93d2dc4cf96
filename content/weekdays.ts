/** Days of the week by their English names, Sunday first: as schema.org and `content/agency.yaml` have them. */
export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/** Numbers of the days in `Mon–Fri` or `Sat`, from Sunday as 0; a range may pass the week's end. */
export function daysOf(text: string): number[] {
  const [first = 0, last = first] = text
    .split(/[-–]/)
    .map((name) => weekdays.findIndex((day) => day.startsWith(name)));
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7);
}
