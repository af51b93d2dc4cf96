/**
 * Signed newsletter links: an address and an expiry time, if any, with an HMAC over both and the link's purpose, so
 * that one kind of link cannot be used as the other. Nothing is stored.
 */
import { Buffer } from "node:buffer";
import { createHmac } from "node:crypto";
import type { NewsletterStep } from "#app/context.ts";
import { isSameSecret } from "../contacts/identity.ts";

/** `payload.signature`, both base64url. @param expiresAt milliseconds since 1970; `null`: never */
export function makeToken(
  secret: string,
  step: NewsletterStep,
  email: string,
  expiresAt: number | null,
): string {
  const payload = Buffer.from(JSON.stringify([email, expiresAt])).toString("base64url");
  return `${payload}.${signatureOf(secret, step, payload)}`;
}

/** The address and expiry of `token`; `undefined` when it is not ours, not for `step`, or has expired by `now`. */
export function readToken(
  secret: string,
  step: NewsletterStep,
  token: string,
  now: number,
): { email: string; expiresAt: number | null } | undefined {
  const [payload = "", signature = ""] = token.split(".");
  if (!isSameSecret(signature, signatureOf(secret, step, payload))) return undefined;
  const content: [string, number | null] = JSON.parse(Buffer.from(payload, "base64url").toString());
  const [email, expiresAt] = content;
  return expiresAt === null || now < expiresAt ? { email, expiresAt } : undefined;
}

/** A keyed hash of `email`, twelve hexadecimal digits: nobody can compute it without the secret. */
export function addressHash(secret: string, email: string): string {
  return createHmac("sha256", secret).update(`address\n${email.toLowerCase()}`).digest("hex").slice(0, 12);
}

const signatureOf = (secret: string, step: NewsletterStep, payload: string) =>
  createHmac("sha256", secret).update(`${step}\n${payload}`).digest("base64url");
