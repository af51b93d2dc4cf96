/**
 * What texts may say about the site's settings: `{deployment.messagesKept}` in a file of `content/` is compiled to
 * `@messagesKept@`, which the legal pages replace as they are rendered (`worker/pages/deployment-facts.ts` knows the facts).
 */
import { namesIn } from "./schema/fields.ts";

export const deploymentFactNames = namesIn(
  "messagesKept messagesWho messagesDays formsWhere formsWho applicationsKept newsletterKept spamKept spamWho copiesOut notes erasure contacts copiesWhere copiesKept",
);
export type DeploymentFact = (typeof deploymentFactNames)[number];
