/**
 * What whoever opens a CV should know: it cannot be looked into (`encrypted`, though it may open without a password),
 * or not into all of it (`partly-checked`), or it brings more than its text.
 */
export type CvFlag = "encrypted" | "partly-checked" | "embedded-file" | "embedded-object" | "remote-content";

/** What was found in a file. */
export interface CvSigns {
  /** Macros, scripts, programs or commands, or something that it loads and runs. */
  active: boolean;
  flags: Set<CvFlag>;
}
