import type { CaseStudyCategory } from "./schema.ts";

/** The nine filters of the case-study listing; one category has no study yet (R-CSL-06). */
export const caseStudyFilters: readonly ("All Case Studies" | CaseStudyCategory)[] = [
  "All Case Studies",
  "Agriculture & Export",
  "Healthcare & Enterprise",
  "Education & Skills Development",
  "Pacific Region Work",
  "Real Estate & Commercial",
  "Global Consumer Brands",
  "Technology & Data",
  "Performance Marketing & Advertising",
];
