import { contentPolicy, dataPolicy } from "../http/security-headers.ts";
import { type Environment, siteSettings } from "../settings.ts";
import { filledIn } from "./deployment-facts.ts";

/** A finished page as it is for one deployment. */
export interface FilledPage {
  body: Uint8Array<ArrayBuffer>;
  /** Weak: it stands for the page however it is compressed (RFC 9110 §8.8.3.3). */
  etag: string;
  /** Its Content-Security-Policy. */
  policy: string;
}

/** Whether the page at `address` is what the router gets of one. */
export const isDataAddress = (address: string) => /\.data(\?|$)/.test(address);

/**
 * Fills in `file`, a page that the build left open, with what follows from the settings.
 *
 * @param saves for browsers that ask to save data, which get no fonts
 */
export async function fillPage(
  address: string,
  file: string,
  saves: boolean,
  env: Environment,
): Promise<FilledPage> {
  const isData = isDataAddress(address);
  let text = filledIn(file, env);
  if (saves) text = text.replace(/<style>@font-face[^]*?<\/style>/, "<style></style>");
  const body = new TextEncoder().encode(text);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body)).slice(0, 12);
  return {
    body,
    etag: `W/"${btoa(String.fromCharCode(...digest))}"`,
    policy: isData ? dataPolicy : await contentPolicy(text, siteSettings(env).formAction, address),
  };
}
