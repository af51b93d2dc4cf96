import { agency } from "#content/generated/agency.ts";
import { clientFigures } from "#content/generated/clients.ts";
import { prices } from "#content/generated/contact.ts";
import { home } from "#content/generated/home.ts";
import { openingHours } from "#content/generated/opening-hours.ts";
import { foundingYear } from "#content/generated/position.server.ts";
import { regions } from "#content/generated/regions.ts";
import { services } from "#content/generated/services.server.ts";
import { team } from "#content/generated/team.ts";
import * as words from "#content/generated/words/machines.ts";
import { canonicalPages, type Page } from "#content/pages.server.ts";
import type { Route } from "./+types/llms";
import { settingsContext } from "../context.ts";
import { textResponse } from "../text-response.ts";

/** Sections of the file and the pages in each; the last takes the rest. */
const sections: [heading: string, pages: RegExp][] = [
  [words.start, /^\/$/],
  [words.services, /^\/services\b/],
  [words.work, /^\/(?:portfolio|case-studies|clients)\b/],
  [words.articles, /^\/blog\b/],
  [words.agency, /^\/(?:about|contact|presentation)\b/],
  [words.rest, /^/],
];

/** The site in Markdown for language models (llmstxt.org): facts that can be quoted, and every page. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  const { street, city, country } = agency.address;
  const facts: [name: string, fact: string][] = [
    [words.services, services.map(({ name }) => name).join(", ")],
    [words.worksFor, regions.map(({ title }) => title).join(", ")],
    [words.office, `${street}, ${city}, ${country} (${agency.coordinates})`],
    [
      words.hours,
      `${openingHours.days.map(({ days, hours }) => `${days} ${hours}`).join(", ")}, ${openingHours.zone}`,
    ],
    [words.telephone, agency.phones.map(({ label, number }) => `${number} (${label})`).join(", ")],
    [words.email, agency.email],
    [words.founded, String(foundingYear)],
    [words.figures, clientFigures.map(({ value, label }) => `${value} ${label}`).join(", ")],
    [words.people, team.map(({ name, position }) => `${name} (${position})`).join(", ")],
    [words.jobs, prices.jobs.map(({ name, price, takes }) => `${name}: ${price}, ${takes}`).join("; ")],
  ];
  return textResponse(
    [
      `# ${agency.name}`,
      `> ${agency.tagline} ${home.lead}`,
      facts.map(([name, fact]) => `- ${name}: ${fact}`).join("\n"),
      ...sections.map(([heading, pattern]) => {
        const own = canonicalPages.filter((page) => sectionOf(page)?.[1] === pattern);
        return [`## ${heading}`, own.map((page) => link(siteUrl, page)).join("\n")].join("\n\n");
      }),
    ].join("\n\n") + "\n",
    "text/plain",
  );
}

const sectionOf = ({ path }: Page) => sections.find(([, pattern]) => pattern.test(path)) ?? sections[0];

function link(siteUrl: string, { path, head }: Page): string {
  return `- [${head.title}](${siteUrl}${path}): ${head.description}`;
}
