import type { Article } from "../schema.ts";
import { aBriefWeCanPrice } from "./a-brief-we-can-price.ts";
import { beforeYourFirstExportOrder } from "./before-your-first-export-order.ts";
import { buildingFor2g } from "./building-for-2g.ts";
import { measuringAcrossTimeZones } from "./measuring-across-time-zones.ts";

/** Articles, newest first. */
export const articles: readonly Article[] = [
  buildingFor2g,
  beforeYourFirstExportOrder,
  measuringAcrossTimeZones,
  aBriefWeCanPrice,
];
