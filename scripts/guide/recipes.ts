import type { Recipe } from "./recipe.ts";
import { agencyName, paletteColour } from "./recipes/identity.ts";
import { contactField, forwarder, topLevelPage } from "./recipes/programs.ts";
import { article, people, project, service } from "./recipes/records.ts";

/** What the guides tell how to do, in an order in which one person could do it. */
export const recipes: readonly Recipe[] = [
  article,
  service,
  project,
  contactField,
  forwarder,
  topLevelPage,
  people,
  agencyName,
  paletteColour,
];
