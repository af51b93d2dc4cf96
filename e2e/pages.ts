/**
 * Pages of each kind as the content has them. Which pages this agency has to have is in `content/facts.test.ts`.
 */
import { readFileSync } from "node:fs";
import { articles } from "../content/generated/articles.server.ts";
import { caseStudies } from "../content/generated/case-studies.server.ts";
import { projects } from "../content/generated/projects.server.ts";
import { services } from "../content/generated/services.server.ts";
import { pages } from "../content/pages.server.ts";
import type { Subject } from "./layout-faults.ts";

/** What the build was made for. */
export const built: { vars: Record<"SITE_URL" | "RETENTION_DAYS", string> } = JSON.parse(
  readFileSync("build/server/wrangler.json", "utf8"),
);
/** The public address, which pages name wherever they are served. */
export const siteUrl = built.vars.SITE_URL;

/** Public addresses below `base`. */
export const below = (base: string) =>
  pages.map(({ path }) => path).filter((path) => path.startsWith(`${base}/`));

const aliasesOf = (base: string, records: readonly { slug: string; aliases?: readonly string[] }[]) =>
  records.flatMap((record) =>
    (record.aliases ?? []).map((alias): [string, string] => [`${base}/${alias}`, `${base}/${record.slug}`]),
  );

/** Old addresses of records, each with the one that it stands for. */
export const aliases = [...aliasesOf("/portfolio", projects), ...aliasesOf("/case-studies", caseStudies)];

/** The record with the most text, whose page has every part that a page of its kind can have. */
function fullest<Record extends object>(records: readonly Record[]): Record {
  const [first] = records.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length);
  if (!first) throw new Error("There is no record of a kind that every site has to have");
  return first;
}

export const servicePath = `/services/${fullest(services).slug}`;
export const projectPath = `/portfolio/${fullest(projects).slug}`;
export const studyPath = `/case-studies/${fullest(caseStudies).slug}`;
export const articlePath = `/blog/${fullest(articles).slug}`;

/** One page of each kind. */
export const pageOfEachKind: readonly string[] = [
  "/",
  "/services",
  servicePath,
  "/portfolio",
  projectPath,
  "/case-studies",
  studyPath,
  "/clients",
  "/about",
  "/about/team",
  "/about/faq",
  "/contact/quote",
  "/contact/careers",
  "/presentation",
  "/blog",
  articlePath,
  "/privacy",
  "/before-you-sign",
  "/colophon",
  "/no-such-page",
];

/** The pictures of records that say which part of them nothing may cut. */
export const subjects: readonly Subject[] = [...caseStudies, ...articles].flatMap(({ image }) => {
  if (!image?.subject) return [];
  const { name, subject } = image;
  const [left = 0, top = 0, right = 1, bottom = 1] = subject
    .split(" ")
    .map((share) => Number.parseFloat(share) / 100);
  return [{ name, area: { left, top, right, bottom } }];
});
