import { expect, test } from "vitest";
import { caseStudies } from "../../content/generated/case-studies.server.ts";
import { featuredStudies } from "../../content/generated/featured-studies.ts";

test("featured studies are called as their own pages are", () => {
  for (const { href, title, client, tag } of featuredStudies) {
    const study = caseStudies.find(({ slug }) => href === `/case-studies/${slug}`);
    expect([title, client, tag]).toEqual([study?.title, study?.client, study?.category]);
  }
});
