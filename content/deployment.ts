/**
 * What texts may say of the site as it is set up: `{deployment.messagesKept}` in a file of `content/` becomes
 * `@messagesKept@` in the finished page, and the worker fills it in from its settings
 * (`worker/pages/deployment-facts.ts`).
 */
export const deploymentFacts = [
  /** Where each kind of submission is stored, for how long, and who gets it. */
  "messagesKept",
  "messagesWho",
  "formsWhere",
  "applicationsKept",
  "newsletterKept",
  "newsletterEnds",
  "formsWho",
  "spamKept",
  "spamWho",
  /** Copies of pages in the visitor's browser. */
  "copiesWhere",
  "copiesKept",
] as const;

export type DeploymentFact = (typeof deploymentFacts)[number];
