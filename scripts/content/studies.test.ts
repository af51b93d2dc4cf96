import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { caseStudies } from "../../content/generated/case-studies.server.ts";
import { featuredStudies } from "../../content/generated/featured-studies.ts";
import { withTitles } from "./studies.ts";

test("featured studies are called as their own pages are", () => {
  for (const { href, title, client, tag } of featuredStudies) {
    const study = caseStudies.find(({ slug }) => href === `/case-studies/${slug}`);
    expect({ title, client, tag }).toEqual({
      title: study?.title,
      client: study?.client,
      tag: study?.category,
    });
  }
});

test("a study is found by its other addresses too", () => {
  const study = {
    slug: "skills",
    aliases: ["old-skills"],
    title: "Lessons",
    client: "Us",
    category: "Education",
  };
  expect(withTitles([{ href: "/case-studies/old-skills" }], [study])).toEqual([
    { href: "/case-studies/old-skills", title: "Lessons", client: "Us", tag: "Education" },
  ]);
});

test("readers are told of each result what the file names as its source", () => {
  for (const { slug, results, evidence } of caseStudies) {
    const file = parse(readFileSync(`content/case-studies/${slug}.yaml`, "utf8")) as {
      results: { source: string }[];
    };
    expect(results.length).toBeGreaterThan(0);
    expect(evidence).toEqual(file.results.map(({ source }) => source));
  }
});
