/** What another agency is asked, how an answer is read, and what is wrong with one that cannot be. */
import { parse } from "yaml";
import type { z } from "zod";
import { copy } from "../../content/copy.ts";
import type { agencyFileSchema } from "../../content/schema.ts";
import type { Draft } from "./draft.ts";
import { type Colours, families, presentColours } from "./recolour.ts";
import { type Folder, folders, type Kept, recordsIn } from "./records.ts";
import { siteUrlOf } from "./settings.ts";

type AgencyFile = z.infer<typeof agencyFileSchema>;
type OpeningLine = AgencyFile["openingHours"][number];
type SocialLink = AgencyFile["agency"]["social"][number];

export type Answers = Record<(typeof texts)[number][0], string> &
  Colours &
  Record<Folder, Kept> & { latitude: number; longitude: number; hours: OpeningLine[]; social: SocialLink[] };

export interface Question {
  key: keyof Answers;
  words: string;
  /** The answer as it would be now, which nothing typed keeps. */
  present: string;
  /** The answer. Throws what is wrong with it, in a sentence. */
  read: (text: string) => Answers[keyof Answers];
  /** Whether the answers before leave nothing to ask. */
  skipped?: (answers: Partial<Record<string, unknown>>) => boolean;
}

/** The answer that leaves the second phone out, as the first number again does, or the social networks. */
export const none = "none";

export const hasOnePhone = (answers: Partial<Record<string, unknown>>): boolean =>
  answers["secondPhone"] === none || answers["secondPhone"] === answers["phone"];

const texts = [
  ["name", "Name of the agency", plain],
  ["tagline", "Its line, a few words", plain],
  ["street", "Street of the office", plain],
  ["city", "City", plain],
  ["country", "Country", plain],
  [
    "countryCode",
    "Country in two capitals (ISO 3166)",
    like(/^[A-Z]{2}$/, "no country's two capitals", "FJ"),
  ],
  ["phone", "Phone at the office", phone],
  ["secondPhone", "Second phone, or none", secondPhone],
  ["secondPlace", "Where the second phone rings", plain],
  [
    "email",
    "Email address",
    like(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, "no email address", "office@example.com"),
  ],
  ["timeZone", "Time zone of the office (IANA)", zone],
  ["siteUrl", "Public address of the site", address],
] as const satisfies readonly (readonly [string, string, (text: string) => string])[];

const colours = {
  deep: "The brand, for grounds, links and buttons",
  coral: "The accent, for the key action",
  sun: "A bright colour, for stars and figures",
  lagoon: "A second ground, for what went well",
  leaf: "A third ground",
} as const satisfies Colours;

/** Every question, in the order in which it is asked. */
export function questionsOf(draft: Pick<Draft, "files" | "read">): Question[] {
  const file = parse(draft.read("content/agency.yaml")) as AgencyFile;
  const { agency } = file;
  const now: Record<string, string> = {
    ...agency.address,
    name: agency.name,
    tagline: agency.tagline,
    phone: agency.phoneHoniara,
    secondPhone: agency.phoneLondon ?? none,
    secondPlace: (parse(draft.read("content/words/layout.yaml")) as { secondLine: string }).secondLine,
    email: agency.email,
    timeZone: agency.timeZone,
    siteUrl: siteUrlOf(draft.read("wrangler.toml")),
  };
  const asked = (key: Question["key"], words: string, present: string, read: Question["read"]): Question => ({
    key,
    words,
    present,
    read,
  });
  const { latitude, longitude } = agency.position;
  const questions = texts.map(([key, words, read]) => asked(key, words, now[key] ?? "", read));
  questions.find(({ key }) => key === "secondPlace")!.skipped = hasOnePhone;
  questions.splice(
    questions.findIndex(({ key }) => key === "phone"),
    0,
    asked("latitude", "Its latitude, south below zero", String(latitude), degrees(90)),
    asked("longitude", "Its longitude, west below zero", String(longitude), degrees(180)),
  );
  return [
    ...questions,
    asked("hours", "Opening hours", hoursText(file.openingHours), hours),
    asked("social", "Social networks with your addresses there, or none", socialText(agency.social), social),
    ...families.map((family) => asked(family, colours[family], presentColours[family], colour)),
    ...folders.map((folder) => {
      const names = recordsIn(draft, folder);
      const words = `How many sample ${folder.replace("-", " ")} to keep, or which (${names.join(", ")})`;
      return asked(folder, words, String(names.length), kept(names));
    }),
  ];
}

/**
 * Answers from a file: a JSON object by the keys of the questions. What it leaves out stays as it is. Throws one
 * sentence for each that is wrong.
 */
export function answersFrom(json: string, questions: readonly Question[]): Answers {
  const given = JSON.parse(json) as Record<string, string | number | readonly string[]>;
  const wrong = Object.keys(given)
    .filter((key) => questions.every((question) => question.key !== key))
    .map(
      (key) => `"${key}" is not asked. The keys are ${questions.map((question) => question.key).join(", ")}.`,
    );
  const answers = questions.map(({ key, present, read }) => {
    const value = given[key] ?? present;
    try {
      return [key, read(typeof value === "object" ? value.join(", ") : String(value))];
    } catch (error) {
      wrong.push(`${key}: ${(error as Error).message}`);
      return [key, undefined];
    }
  });
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  return Object.fromEntries(answers) as Answers;
}

function plain(text: string): string {
  const read = copy.safeParse(text);
  if (!read.success || text.includes('"')) throw new Error(`"${text}" is no plain text: write it in words.`);
  return read.data;
}

function like(pattern: RegExp, what: string, example: string): (text: string) => string {
  return (text) => {
    if (!pattern.test(text)) throw new Error(`"${text}" is ${what}: write it as in ${example}.`);
    return text;
  };
}

function phone(text: string): string {
  const digits = text.replaceAll(/\D/g, "").length;
  if (!/^\+[\d ]+$/.test(text) || digits < 7 || digits > 15)
    throw new Error(`"${text}" is no phone number: write it with its country, as in +679 330 1234.`);
  return text;
}

function secondPhone(text: string): string {
  return text.toLowerCase() === none ? none : phone(text);
}

function zone(text: string): string {
  if (!Intl.supportedValuesOf("timeZone").includes(text))
    throw new Error(`"${text}" is no time zone: write a continent or ocean and a city, as in Pacific/Fiji.`);
  return text;
}

function address(text: string): string {
  const url = URL.parse(text);
  if (url?.protocol !== "https:" || url.origin !== text)
    throw new Error(
      `"${text}" is no public address: write it as in https://www.example.com, and nothing after it.`,
    );
  return text;
}

function colour(text: string): string {
  if (!/^#[\da-f]{6}$/i.test(text))
    throw new Error(`"${text}" is no colour: write # and six digits, as in #1034c6.`);
  return text.toLowerCase();
}

function degrees(most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (text.trim() === "" || !(Math.abs(value) <= most))
      throw new Error(`"${text}" is no number of degrees between -${most} and ${most}.`);
    return value;
  };
}

const day = "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)";
const time = "(?:[01]?\\d|2[0-3]):[0-5]\\d";
const openingLine = new RegExp(`^(${day}(?:[-–]${day})?) (?:(${time})[-–](${time})|closed)$`);

function hours(text: string): OpeningLine[] {
  return text.split(/, ?/).map((line) => {
    const [whole, days = "", opens, closes] = openingLine.exec(line.trim()) ?? [];
    if (whole === undefined || (opens && closes && opens.padStart(5, "0") >= closes.padStart(5, "0")))
      throw new Error(
        `"${line}" is no opening time: write days and hours, as in Mon–Fri 9:00–17:00, Sun closed.`,
      );
    const range = days.replace("-", "–");
    return opens && closes ? { days: range, opens, closes } : { days: range, closed: true };
  });
}

const hoursText = (lines: readonly OpeningLine[]) =>
  lines
    .map((line) => `${line.days} ${"closed" in line ? "closed" : `${line.opens}–${line.closes}`}`)
    .join(", ");

function social(text: string): SocialLink[] {
  if (text.toLowerCase() === none) return [];
  return text.split(/, ?/).map((entry) => {
    const [, label, href] = /^(\w[\w ]*?) (#|https:\/\/[^\s"]+)$/.exec(entry.trim()) ?? [];
    if (!label || !href)
      throw new Error(
        `"${entry}" is no social network: write its name and your address, as in LinkedIn https://www.linkedin.com/company/you, or none.`,
      );
    return { label, href, mark: label.toLowerCase().replaceAll(" ", "") };
  });
}

const socialText = (links: readonly SocialLink[]) =>
  links.map(({ label, href }) => `${label} ${href}`).join(", ") || none;

function kept(names: readonly string[]): (text: string) => Kept {
  return (text) => {
    if (/^\d+$/.test(text)) {
      if (Number(text) >= 1 && Number(text) <= names.length) return Number(text);
      throw new Error(
        `There are ${names.length} of them, and one has to stay: write a number from 1 to ${names.length}.`,
      );
    }
    const chosen = text.split(/[, ]+/).filter(Boolean);
    const unknown = chosen.find((name) => !names.includes(name));
    if (unknown !== undefined || chosen.length === 0)
      throw new Error(
        `"${unknown ?? text}" is none of them: write a number, or some of ${names.join(", ")}.`,
      );
    return chosen;
  };
}
