import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { caseStudies } from "../../content/generated/case-studies.server.ts";
import { featuredStudies } from "../../content/generated/featured-studies.ts";

test("featured studies are called as their own pages are", () => {
  for (const { href, title, client, tag } of featuredStudies) {
    const study = caseStudies.find(({ slug }) => href === `/case-studies/${slug}`);
    expect([title, client, tag]).toEqual([study?.title, study?.client, study?.category]);
  }
});

test("readers are told of each result what the file names as its source", () => {
  for (const { slug, evidence } of caseStudies) {
    const file = parse(readFileSync(`content/case-studies/${slug}.yaml`, "utf8")) as {
      results: { source: string }[];
    };
    expect(evidence).toEqual(file.results.map(({ source }) => source));
  }
});
