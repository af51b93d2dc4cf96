/**
 * Signed links of the newsletter: an address and, where it ends, when, with an HMAC over both and over what the link is
 * for, so that no link does another's work. Nothing of it is stored.
 */
import type { NewsletterStep } from "#app/context.ts";

const longestToken = 1000;

/** `payload.signature`, both base64url. @param expiresAt milliseconds since 1970; `null`: never */
export async function makeToken(
  secret: string,
  step: NewsletterStep,
  email: string,
  expiresAt: number | null,
): Promise<string> {
  const payload = toBase64url(new TextEncoder().encode(JSON.stringify([email, expiresAt])));
  const key = await importKey(secret, "sign");
  const signature = await crypto.subtle.sign("HMAC", key, signedBytes(step, payload));
  return `${payload}.${toBase64url(new Uint8Array(signature))}`;
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
    const ours = await crypto.subtle.verify(
      "HMAC",
      key,
      fromBase64url(signature),
      signedBytes(step, payload),
    );
    if (!ours) return undefined;
    const signed: [email: string, expiresAt: number | null] = JSON.parse(
      new TextDecoder().decode(fromBase64url(payload)),
    );
    const [email, expiresAt] = signed;
    return expiresAt === null || now < expiresAt ? { email, expiresAt } : undefined;
  } catch {
    return undefined;
  }
}

/** A keyed hash of `email`, twelve hexadecimal digits: who has the store cannot look for an address by it. */
export async function addressHash(secret: string, email: string): Promise<string> {
  const key = await importKey(secret, "sign");
  const bytes = new TextEncoder().encode(`address\n${email.toLowerCase()}`);
  const hash = new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes));
  return Array.from(hash.slice(0, 6), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const signedBytes = (step: NewsletterStep, payload: string) =>
  new TextEncoder().encode(`${step}\n${payload}`);

function importKey(secret: string, use: "sign" | "verify"): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(secret);
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, [use]);
}

function toBase64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
