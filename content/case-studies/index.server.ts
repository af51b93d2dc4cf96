import type { CaseStudy } from "../schema.ts";
import { batumiStudy } from "./batumi-immo.ts";
import { islandHarvestsStudy } from "./island-harvests.ts";
import { kleenexStudy } from "./kimberly-clark-kleenex.ts";
import { pacificSkillshareStudy } from "./pacificskillshare.ts";
import { samsungStudy } from "./samsung.ts";
import { tfpStudy } from "./tfp-fertility-group.ts";
import { thermoFisherStudy } from "./thermo-fisher.ts";

/** The seven case studies, in the order their durations and teams are given (R-CSL-09, C-05). */
export const caseStudies: readonly CaseStudy[] = [
  kleenexStudy,
  tfpStudy,
  batumiStudy,
  islandHarvestsStudy,
  pacificSkillshareStudy,
  thermoFisherStudy,
  samsungStudy,
];
