/**
 * What the worker hands to the pages: settings and capabilities, never bindings.
 * The pages own these interfaces; `worker/pages/render-page.ts` provides them for each request.
 */
import { createContext } from "react-router";
import type { DeploymentFact } from "#content/deployment.ts";
import type { FieldErrors } from "./forms/form-contract.ts";

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
  /** Path of the page that reports what becomes of it; anyone who has the path can see it. */
  receipt?: string;
  errors?: FieldErrors;
  /** Seconds to wait before trying again. */
  retryAfter?: number;
}

export interface FormServiceAnswer extends SubmissionAnswer {
  form: "application" | "newsletter";
  /** Same-origin address to send the visitor to once accepted. */
  next: string;
}

/** What became of a contact message. Times are ISO 8601, UTC. */
export interface MessageReceipt {
  /**
   * `kept`: staff read it in the store; `stored`: being handed to them; `waiting`: that failed and will be retried;
   * `forwarded`: they have had it since `at`; `undelivered`: given up, staff will look at it; `erased`: at `at`; `unseen`:
   * too recent for the store to show it here yet, if it exists at all.
   */
  state: "unseen" | "kept" | "stored" | "waiting" | "forwarded" | "undelivered" | "erased";
  /** As shown to the sender. */
  reference: string;
  keptSince?: string;
  at?: string | undefined;
}

export const settingsContext = createContext<SiteSettings>();
/** Headers of the page whose finished HTML is given. */
export const documentHeadersContext = createContext<(html: string) => Readonly<Record<string, string>>>();
/** How this deployment handles data, in sentences. */
export const deploymentContext = createContext<() => Readonly<Record<DeploymentFact, string>>>();
/** Set by an action that refuses what was posted, for the title of the page that says so. */
export const refusedContext = createContext(false);
/** Takes the fields of a contact message, and whether the hidden field was filled in. */
export const submitContactContext =
  createContext<(fields: unknown, trapped: boolean) => Promise<SubmissionAnswer>>();
export const submitFormContext = createContext<(form: FormData) => Promise<FormServiceAnswer>>();
/** Looks up a receipt by the last part of its address; `undefined` if there is none. Throws when the store fails. */
export const receiptContext = createContext<(reference: string) => Promise<MessageReceipt | undefined>>();
