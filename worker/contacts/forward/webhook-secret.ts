/** The base64 part of a webhook secret. */
export function keyOf(secret: string): string {
  return secret.replace(/^whsec_/, "");
}
