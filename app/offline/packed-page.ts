/** A page in the pack. */
export interface PackedPage {
  /** The page as the build made it; `@name@` stands for a setting of the deployment. */
  html: string;
  /** Its Content-Security-Policy, with `@forms@` for where its forms post to. */
  policy: string;
  /** Headers of its own, over those of the pack. */
  headers?: Record<string, string>;
  /** Has a form to send in its main part, so it is shown from the pack only without a connection. */
  form?: true;
}
