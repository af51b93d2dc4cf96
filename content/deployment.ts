/**
 * What texts may say about the site's settings: `{deployment.messagesKept}` in a file of `content/` is compiled to
 * `@messagesKept@`, which the legal pages replace as they are rendered (`worker/pages/deployment-facts.ts` knows the facts).
 */
export const deploymentFacts = [
  /** Where each kind of submission is stored, for how long, and who gets it. */
  "messagesKept",
  "messagesWho",
  "formsWhere",
  "applicationsKept",
  "newsletterKept",
  "formsWho",
  "spamKept",
  "spamWho",
  /** The same in a few words, for the summary and for sentences. */
  "messagesDays",
  "copiesOut",
  "notes",
  "erasure",
  /** Other companies that a visitor's browser contacts. */
  "contacts",
  /** Copies of pages in the visitor's browser. */
  "copiesWhere",
  "copiesKept",
] as const;

export type DeploymentFact = (typeof deploymentFacts)[number];
