/** This agency's content with one fact wrong at a time, and the test that has to notice. */
import { type Mutant, mutant } from "../scripts/mutants/mutant.ts";

const facts = "spec/facts.test.ts";
const pages = "spec/pages.test.ts";

// prettier-ignore
export const mutants: readonly Mutant[] = [
  mutant("46 projects instead of 47", "content/pages/home.yaml", "value: 47", "value: 46", facts, "R-CST-03, R-HOM-11, R-CST-07"),
  mutant("28 happy clients on the clients page", "content/pages/clients.yaml", 'value: "29"', 'value: "28"', facts, "R-CST-03, R-HOM-11, R-CST-07"),
  mutant("a project's result shows from 0.3 on", "content/schema.ts", ".default({ threshold: 0.1, fadeMs: 1000 })", ".default({ threshold: 0.3, fadeMs: 1000 })", pages, "R-STA-08, R-CST-10"),
  mutant("the export platform's result shows from 0.1 on", "content/projects/island-harvests-project.yaml", "threshold: 0.3", "threshold: 0.1", pages, "R-STA-08, R-CST-10"),
  mutant("a study's quote shows from 0.3 on", "content/case-studies/tfp-fertility-group.yaml", "threshold: 0.5", "threshold: 0.3", pages, "R-STA-08, R-CST-10"),
  mutant("the export platform fades in 1 s", "content/projects/island-harvests-project.yaml", "fadeMs: 500", "fadeMs: 1000", pages, "R-STA-08, R-CST-10"),
  mutant("a portfolio filter less", "content/filters.yaml", "  - key: dashboard\n    label: Dashboards\n", "", facts, "R-ENT-06"),
  mutant("a reply is promised within 48 hours", "content/pages/notices.yaml", "within 24 hours", "within 48 hours", "e2e/contact.spec.ts", "R-ERR-02, R-CON-12"),
  mutant("an application is promised an answer within a month", "content/advisor.yaml", "reviewed within a week", "reviewed within a month", facts, "R-CST-14"),
  mutant("another figure on a project page", "content/projects/batumi-immo-project.yaml", '  - value: "4"\n    label: Languages', '  - value: "5"\n    label: Languages', facts, "R-CST-21, R-PRJ-30 to 37"),
  mutant("copyright 2025", "content/agency.yaml", "copyrightYear: 2024", "copyrightYear: 2025", pages, "R-CST-22, R-FTR-01"),
];
