/** A page in the pack. */
export interface PackedPage {
  html: string;
  /** Its Content-Security-Policy. */
  policy: string;
  /** Headers of its own, over those of the pack. */
  headers?: Record<string, string>;
  /** Has a form to send in its main part, so it is shown from the pack only without a connection. */
  form?: true;
}
