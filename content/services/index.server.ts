import type { Service } from "../schema.ts";
import { accountBasedManagement } from "./account-based-management.ts";
import { branding } from "./branding.ts";
import { content } from "./content.ts";
import { dataAnalytics } from "./data-analytics.ts";
import { digitalMarketing } from "./digital-marketing.ts";
import { digitalTransformation } from "./digital-transformation.ts";
import { projectManagement } from "./project-management.ts";
import { seoSem } from "./seo-sem.ts";
import { socialMedia } from "./social-media.ts";
import { training } from "./training.ts";
import { webDevelopment } from "./web-development.ts";

/** The eleven service pages, in the order of the menu. */
export const services: readonly Service[] = [
  webDevelopment,
  dataAnalytics,
  seoSem,
  digitalMarketing,
  content,
  branding,
  socialMedia,
  accountBasedManagement,
  projectManagement,
  digitalTransformation,
  training,
];
