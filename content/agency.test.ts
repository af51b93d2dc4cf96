import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { agencyOf, openingHoursOf } from "./agency.ts";

const file = parse(readFileSync("content/agency.yaml", "utf8")) as Parameters<typeof agencyOf>[0];
const phone = { label: "Suva", number: "+679 330 1234", source: "sample" as const };
/** Our agency, if its office were in Fiji. */
const office = (changes: Partial<typeof file.agency> = {}): typeof file => ({
  ...file,
  agency: {
    ...file.agency,
    phones: [phone],
    address: { ...file.agency.address, country: "Fiji" },
    position: { latitude: -18.14, longitude: 178.44 },
    timeZone: "Pacific/Fiji",
    endpoints: { presentation: "https://slides.example/", messaging: "https://wa.me/" },
    ...changes,
  },
  openingHours: [
    { days: "Tue-Sat", opens: "8:30", closes: "16:00" },
    { days: "Sun–Mon", closed: true },
  ],
});

test("the hours' text, the week in minutes and the words for search engines follow from the same lines", () => {
  const hours = openingHoursOf(office());
  expect(hours.openingHours).toEqual({
    days: [
      { days: "Tue–Sat", hours: "8:30–16:00" },
      { days: "Sun–Mon", hours: "closed" },
    ],
    zone: "Fiji time (GMT+12)",
  });
  const open = [510, 960];
  expect(hours.officeWeek).toEqual([null, null, open, open, open, open, open]);
  expect(hours.officeTimeZone).toBe("Pacific/Fiji");
  expect(hours.openingSpecification).toEqual([
    {
      dayOfWeek: ["Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
      opens: "08:30",
      closes: "16:00",
    },
  ]);
});

test("a phone line has the hours of where it rings, and none of its own where it says none", () => {
  expect(openingHoursOf(office()).lineHours).toEqual([]);
  const hours = [{ days: "Mon-Thu", opens: "8:00", closes: "12:30" }];
  const answered = { timeZone: "Europe/London", zone: "London time", hours };
  const london = { label: "London", number: "+44 20 7946 0123", source: "sample" as const, answered };
  const { lineHours } = openingHoursOf(office({ phones: [phone, london] }));
  expect(lineHours).toEqual([
    {
      label: "London",
      hours: "Mon–Thu 8:00–12:30, London time",
      specification: [
        { dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday"], opens: "08:00", closes: "12:30" },
      ],
    },
  ]);
});

test("hero, footer and map show the same position, and both offsets where clocks change", () => {
  const { agency } = agencyOf(office());
  expect(agency.coordinates).toBe("18.14 S, 178.44 E");
  expect(agency.utc).toBe("UTC+12");
  expect(agency.endpoints.map).toContain("marker=-18.14%2C178.44");
  expect(agency.endpoints.mapPage).toContain("mlat=-18.14&mlon=178.44");
  const moved = office({ timeZone: "Pacific/Auckland" });
  expect(agencyOf(moved).agency.utc).toBe("UTC+12/+13");
  expect(openingHoursOf(moved).openingHours.zone).toBe("Fiji time (GMT+12/+13)");
});
