/**
 * The facts that the specification fixes for this agency's site: which pages exist, their figures, links and sentences.
 * `npm run content -- check` reports departures, and `rules.test.ts` fails. Another agency deletes this folder.
 */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { advisorTopics, fallback, greeting } from "../content/generated/advisor.ts";
import { caseStudies } from "../content/generated/case-studies.server.ts";
import { contactTypes } from "../content/generated/contact.ts";
import { caseStudyFilters } from "../content/generated/filters.ts";
import { projects } from "../content/generated/projects.server.ts";
import { pages } from "../content/pages.server.ts";
import { departures, fixedRules, includes, issueOf, type Rule, same } from "./rule.ts";

/** All rules: those of `fixed.yaml`, and those that concern several files. */
export const rules: Rule[] = fixedRules();

function rule(title: string, file: string, check: Rule["check"]): void {
  rules.push({ title, file, check });
}

const advisorFile = "content/advisor.yaml";

// Rules about a missing record are silent: only the rule for its address reports it.
const projectOf = (slug: string) => projects.find((project) => project.slug === slug);
const isGone = (href: string) => Object.hasOwn(departures, href);

const named = parse(readFileSync("spec/pages.yaml", "utf8")) as {
  addresses: Record<string, string[]>;
  projectLinks: Record<string, Record<string, string | null>>;
  quickActions: string[];
};
const paths = pages.map(({ path }) => path);
for (const [folder, wanted] of Object.entries(named.addresses))
  for (const path of wanted) rule(`R-RTE-01 to 12: the page ${path}`, folder, () => includes(paths, path));

rule(
  "R-CSL-07: no study is of Pacific Region Work, each other category has one at least",
  "content/filters.yaml",
  () => {
    const idle = caseStudyFilters.filter((name) => !caseStudies.some(({ category }) => category === name));
    return same(idle, ["All Case Studies", "Pacific Region Work"]);
  },
);

rule("C-21: the chain of next projects visits all that the specification names", "content/projects", () => {
  const seen = new Set<string>();
  let at = projectOf("island-harvests-project");
  while (at && !seen.has(at.slug)) {
    seen.add(at.slug);
    const extra = at.footerLinks.find(({ label }) => label === "Continue Exploring")?.href;
    const path: string = extra ?? at.next ?? "";
    at = projectOf(path.split("/").at(-1) ?? "");
  }
  const wanted = Object.keys(named.projectLinks).filter((slug) => projectOf(slug));
  return seen.size > 0 ? includes([...seen], ...wanted) : undefined;
});

for (const [slug, wanted] of Object.entries(named.projectLinks))
  rule(`R-PRJ-06 to 29: the links of ${slug}`, `content/projects/${slug}.yaml`, () => {
    const project = projectOf(slug);
    if (!project) return undefined;
    const links = [...project.actions, ...project.footerLinks];
    if (project.next) links.push({ label: "Next Project", href: project.next });
    for (const [label, href] of Object.entries(wanted)) {
      // A deleted page takes the links to it along, and the chain closes over it.
      if (href !== null && (isGone(href) || !paths.includes(href)) && href.startsWith("/")) continue;
      const found = links.filter((link) => link.label === label).map((link) => `${label}: ${link.href}`);
      const wrong = same([...new Set(found)], href === null ? [] : [`${label}: ${href}`]);
      if (wrong) return wrong;
    }
    return undefined;
  });

rule(
  "R-CST-14: a reply within 24 hours, an application within a week, and no other promise of time",
  advisorFile,
  () => {
    const texts = JSON.stringify({ contactTypes, advisorTopics, fallback, greeting });
    const promises = texts.match(/\bwithin [\w ]*?(?:hour|day|week|month)s?\b/gi) ?? [];
    return same([...new Set(promises)].sort(), ["within 24 hours", "within a week"]);
  },
);
rule("R-CHT-18: quick actions open the eight pages and no other", advisorFile, () => {
  const found = [greeting, fallback, ...advisorTopics].flatMap(({ quickActions }) =>
    quickActions.flatMap(({ action }) => action.href ?? []),
  );
  const wanted = named.quickActions.filter((path) => !isGone(path));
  return same([...new Set(found)].filter((path) => !isGone(path)).sort(), wanted.sort());
});

/** The rules that are broken, for `npm run content -- check`. */
export const ruleIssues = () => rules.flatMap((each) => issueOf(each) ?? []);
