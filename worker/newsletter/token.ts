/**
 * Signed links of the newsletter: an address and, where it ends, when, with an HMAC over both and over what the link is
 * for, so that no link does another's work. Nothing of it is stored.
 */
import { Buffer } from "node:buffer";
import type { NewsletterStep } from "#app/context.ts";

const longestToken = 1000;

/** `payload.signature`, both base64url. @param expiresAt milliseconds since 1970; `null`: never */
export async function makeToken(
  secret: string,
  step: NewsletterStep,
  email: string,
  expiresAt: number | null,
): Promise<string> {
  const payload = Buffer.from(JSON.stringify([email, expiresAt])).toString("base64url");
  const key = await importKey(secret, "sign");
  const signature = await crypto.subtle.sign("HMAC", key, signedBytes(step, payload));
  return `${payload}.${Buffer.from(signature).toString("base64url")}`;
}

/**
 * The address `token` stands for and when it runs out, or `undefined` when it is not ours, not for `step`, or has run
 * out by `now`.
 */
export async function readToken(
  secret: string,
  step: NewsletterStep,
  token: string,
  now: number,
): Promise<{ email: string; expiresAt: number | null } | undefined> {
  const parts = /^([\w-]+)\.([\w-]{43})$/.exec(token);
  if (!parts || token.length > longestToken) return undefined;
  const [, payload = "", signature = ""] = parts;
  try {
    const key = await importKey(secret, "verify");
    // WebCrypto compares in constant time.
    const signed = Buffer.from(signature, "base64url");
    if (!(await crypto.subtle.verify("HMAC", key, signed, signedBytes(step, payload)))) return undefined;
    const content: [string, number | null] = JSON.parse(Buffer.from(payload, "base64url").toString());
    const [email, expiresAt] = content;
    return expiresAt === null || now < expiresAt ? { email, expiresAt } : undefined;
  } catch {
    return undefined;
  }
}

/** A keyed hash of `email`, twelve hexadecimal digits: who has the store cannot look for an address by it. */
export async function addressHash(secret: string, email: string): Promise<string> {
  const key = await importKey(secret, "sign");
  const bytes = new TextEncoder().encode(`address\n${email.toLowerCase()}`);
  return Buffer.from(await crypto.subtle.sign("HMAC", key, bytes))
    .toString("hex")
    .slice(0, 12);
}

const signedBytes = (step: NewsletterStep, payload: string) =>
  new TextEncoder().encode(`${step}\n${payload}`);

function importKey(secret: string, use: "sign" | "verify"): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(secret);
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, [use]);
}
