/**
 * What the worker hands to the pages: settings and capabilities, never bindings.
 * The pages own these interfaces; `worker/pages/render-page.ts` provides them for each request.
 */
import { createContext } from "react-router";
import type { DeploymentFact } from "#content/deployment.ts";
import type { FieldErrors } from "./forms/form-limits.ts";
import type { SearchAnswer } from "./search/find.ts";

export interface SiteSettings {
  /** Origin of the public site, without a trailing slash; canonical links start with it. */
  siteUrl: string;
  /** Where the careers and newsletter forms post to: the site's own endpoint or a form service. */
  formAction: string;
  /** Whether browsers keep copies of visited pages for reading offline. */
  offline: boolean;
  /** Changes with every build that changes what browsers load. */
  buildId: string;
}

/** The answer to a submission: what the JSON API sends and what a page shows without JavaScript. */
export interface SubmissionAnswer {
  /** HTTP status; 201 means accepted and kept. */
  status: number;
  /** One sentence for the visitor. */
  message: string;
  /** Reference of the accepted submission. */
  id?: string;
  /** When it was accepted, by the server's clock (ISO 8601, UTC). */
  receivedAt?: string;
  /** Path of the page that tells what becomes of it; whoever has it can look. */
  receipt?: string;
  errors?: FieldErrors;
  /** Seconds after which another try makes sense. */
  retryAfter?: number;
}

export interface ContactSubmission {
  fields: unknown;
  /** The field hidden from people was filled in. */
  trapped: boolean;
}

export interface FormServiceAnswer extends SubmissionAnswer {
  form: "application" | "newsletter";
  /** Same-origin address the visitor goes on to when accepted. */
  next: string;
}

/** What the links in a mail ask for. */
export type NewsletterStep = "confirm" | "leave";
/** `refused`: the link is not ours, or has run out; `failed`: the store does not answer. */
export type NewsletterOutcome = "done" | "refused" | "failed";

/** What became of a contact message. Times are ISO 8601, UTC. */
export interface MessageReceipt {
  /**
   * `kept`: staff read it where it is kept; `underway`: it is being handed to them; `waiting`: that failed, and is tried
   * again; `handed`: they have it, since `at`; `failed`: it was given up, staff look at it; `erased`: at `at`; `unseen`: so
   * young that the store may not show it here yet, if there is one.
   */
  state: "unseen" | "kept" | "underway" | "waiting" | "handed" | "failed" | "erased";
  /** As the sender was shown it. */
  reference: string;
  keptSince?: string;
  at?: string | undefined;
}

/** What a page of the build weighs, as `/colophon` shows it. */
export interface PageWeight {
  kilobytes: string;
  /** Of the largest there is, in percent. */
  share: string;
}

export const settingsContext = createContext<SiteSettings>();
/** What is true of data in this deployment, in sentences. */
export const deploymentContext = createContext<Readonly<Record<DeploymentFact, string>>>();
/** Looks through the text of all pages. */
export const searchContext = createContext<(question: string) => Promise<SearchAnswer>>();
/** In the order of `weights.kinds` in `content/pages/colophon.yaml`; none before the build has measured them. */
export const pageWeightsContext = createContext<() => Promise<readonly PageWeight[]>>();
export const submitContactContext =
  createContext<(submission: ContactSubmission) => Promise<SubmissionAnswer>>();
export const submitFormContext = createContext<(form: FormData) => Promise<FormServiceAnswer>>();
export const newsletterContext =
  createContext<(step: NewsletterStep, token: string) => Promise<NewsletterOutcome>>();
/** By the last part of a receipt's address; `undefined` when it leads to nothing. Throws when the store does not answer. */
export const receiptContext = createContext<(reference: string) => Promise<MessageReceipt | undefined>>();
