/**
 * What the worker hands to the pages: settings and four capabilities, never bindings.
 * The pages own these interfaces; `worker/pages/answer-page.ts` fills them in for each request.
 */
import { createContext } from "react-router";
import type { FieldErrors } from "./forms/form-limits.ts";

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
export type LetterStep = "confirm" | "leave";
/** `refused`: the link is not ours, or has run out; `failed`: the store does not answer. */
export type LetterOutcome = "done" | "refused" | "failed";

export const settingsContext = createContext<SiteSettings>();
export const submitContactContext =
  createContext<(submission: ContactSubmission) => Promise<SubmissionAnswer>>();
export const submitFormContext = createContext<(form: FormData) => Promise<FormServiceAnswer>>();
export const letterContext = createContext<(step: LetterStep, token: string) => Promise<LetterOutcome>>();
