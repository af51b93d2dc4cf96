import type { Project } from "../schema.ts";
import { batumiImmo } from "./batumi-immo-project.ts";
import { bene } from "./bene-project.ts";
import { imga } from "./imga-project.ts";
import { invicta } from "./invicta-project.ts";
import { islandHarvests } from "./island-harvests-project.ts";
import { kleenex } from "./kleenex-project.ts";
import { pacificSkillshare } from "./pacificskillshare-project.ts";
import { peloton } from "./peloton-project.ts";
import { precor } from "./precor-project.ts";
import { samsung } from "./samsung-project.ts";
import { tfpFertility } from "./tfp-fertility-project.ts";
import { thermoFisher } from "./thermo-fisher-project.ts";
import { voxbone } from "./voxbone-project.ts";

/** The thirteen projects in the order the portfolio shows them (R-ENT-05). */
export const projects: readonly Project[] = [
  thermoFisher,
  tfpFertility,
  kleenex,
  islandHarvests,
  batumiImmo,
  samsung,
  peloton,
  precor,
  voxbone,
  bene,
  invicta,
  pacificSkillshare,
  imga,
];
