/** An agency that nobody has, for tests: any name, place and colours, three projects and two services. */
import { random, seedOf } from "../random.ts";
import type { Question } from "./answers.ts";
import { hexOf } from "./oklch.ts";

const cities = [
  ["Suva", "Fiji", "FJ", -18.14, 178.44, "Pacific/Fiji"],
  ["Apia", "Samoa", "WS", -13.83, -171.77, "Pacific/Apia"],
  ["Port Vila", "Vanuatu", "VU", -17.73, 168.32, "Pacific/Efate"],
  ["Auckland", "New Zealand", "NZ", -36.85, 174.76, "Pacific/Auckland"],
  ["Reykjavík", "Iceland", "IS", 64.15, -21.94, "Atlantic/Reykjavik"],
  ["Lisbon", "Portugal", "PT", 38.72, -9.14, "Europe/Lisbon"],
  ["Montevideo", "Uruguay", "UY", -34.9, -56.19, "America/Montevideo"],
  ["St. John's", "Canada", "CA", 47.56, -52.71, "America/St_Johns"],
] as const;
const first = ["Reef", "Copra", "Lantern", "Frigate", "Ngali", "Harbour", "Kōwhai", "Basalt"];
const second = ["Rail", "Signal", "Sons", "Daughters", "Field", "Kite", "Ledger", "Oar"];
const lines = ["Slow water, straight lines.", "Small team. Long view.", "Work that keeps."];
const weeks = [
  "Mon–Fri 9:00–17:00, Sat–Sun closed",
  "Tue–Sat 8:30–16:00, Sun–Mon closed",
  "Sun–Thu 10:00–18:30, Fri–Sat closed",
];

/** The answers of `seed`: the same each time, as a file of answers has them. Keeps no more records than there are. */
export function randomAnswers(
  seed: string,
  questions: readonly Question[],
): Record<Question["key"], string | number> {
  const most = (key: Question["key"], wanted: number) =>
    Math.min(wanted, Number(questions.find((question) => question.key === key)?.present));
  const chance = random(seedOf(seed));
  const one = <Item>(list: readonly Item[]): Item => list[Math.floor(chance() * list.length)]!;
  const digits = () => String(Math.floor(chance() * 1000)).padStart(3, "0");
  const colour = () =>
    hexOf({ lightness: 0.25 + 0.65 * chance(), chroma: 0.06 + 0.24 * chance(), hue: 360 * chance() });
  const [city, country, countryCode, latitude, longitude, timeZone] = one(cities);
  const name = `${one(first)} & ${one(second)}`;
  const domain = `${name
    .normalize("NFKD")
    .replaceAll(/[^a-zA-Z]/g, "")
    .toLowerCase()}.example`;
  return {
    name,
    tagline: one(lines),
    street: `${1 + Math.floor(chance() * 90)} Wharf Road`,
    city,
    country,
    countryCode,
    latitude,
    longitude,
    // Numbers that ring at nobody, and are samples.
    phone: `+677 00 ${digits()}`,
    secondPhone: `+44 20 7946 0${digits()}`,
    secondPlace: "London",
    email: `hello@${domain}`,
    timeZone,
    siteUrl: `https://www.${domain}`,
    hours: one(weeks),
    social: one(["none", `LinkedIn https://www.linkedin.com/company/${domain}, Facebook #`]),
    deep: colour(),
    coral: colour(),
    sun: colour(),
    lagoon: colour(),
    leaf: colour(),
    services: most("services", 2),
    projects: most("projects", 3),
    "case-studies": most("case-studies", 2 + Math.floor(chance() * 2)),
    articles: most("articles", 1 + Math.floor(chance() * 3)),
    testimonials: most("testimonials", 3 + Math.floor(chance() * 3)),
    team: most("team", 2 + Math.floor(chance() * 3)),
    partners: most("partners", 4 + Math.floor(chance() * 4)),
  };
}
