import { type Forwarder, post } from "./forwarder.ts";

/**
 * Forwards as a signed webhook: Standard Webhooks 1.0.0 (standardwebhooks.com), symmetric signature `v1`.
 *
 * @param secret `whsec_` and the base64 of the key, or the base64 alone, as `forwardingFault` lets it through
 */
export function webhookForwarder(url: string, secret: string): Forwarder {
  return async (record) => {
    const timestamp = Math.floor(Date.now() / 1000).toString();
    const { contentHash: _, ...data } = record;
    const body = JSON.stringify({ type: "contact.received", timestamp: record.receivedAt, data });
    const signed = new TextEncoder().encode(`${record.id}.${timestamp}.${body}`);
    const signature = new Uint8Array(await crypto.subtle.sign("HMAC", await importKey(secret), signed));
    return post(
      url,
      {
        "content-type": "application/json",
        "webhook-id": record.id,
        "webhook-timestamp": timestamp,
        "webhook-signature": `v1,${btoa(String.fromCharCode(...signature))}`,
      },
      body,
    );
  };
}

/** The base64 part of a webhook secret. */
export function keyOf(secret: string): string {
  return secret.replace(/^whsec_/, "");
}

function importKey(secret: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(keyOf(secret)), (character) => character.charCodeAt(0));
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}
