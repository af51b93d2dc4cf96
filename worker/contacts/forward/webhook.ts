import { post } from "./post.ts";
import type { ForwardOutcome, Receiver } from "./receiver.ts";
import { webhookKey } from "./configuration.ts";

/**
 * Forwards as a signed webhook: Standard Webhooks 1.0.0 (standardwebhooks.com), symmetric signature `v1`.
 *
 * @param secret `whsec_` and the base64 of the key, or the base64 alone, as `forwardingFault` lets it through
 */
export function webhookReceiver(url: string, secret: string): Receiver {
  const send = async (id: string, event: object): Promise<ForwardOutcome> => {
    const timestamp = Math.floor(Date.now() / 1000).toString();
    const body = JSON.stringify(event);
    const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
    const signature = new Uint8Array(await crypto.subtle.sign("HMAC", await importKey(secret), signed));
    return post(
      url,
      {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": timestamp,
        "webhook-signature": `v1,${btoa(String.fromCharCode(...signature))}`,
      },
      body,
    );
  };
  return {
    kind: "webhook",
    deliver: (record) => {
      // What only we need of a record, or its sender alone; a repeat says the same as the first.
      const { contentHash: _, attempts: __, receivers: ___, receipt: ____, ...data } = record;
      return send(record.id, { type: "contact.received", timestamp: record.receivedAt, data });
    },
    tell: ({ id, event, subject, text }) =>
      send(id, { type: event, timestamp: new Date().toISOString(), data: { id, subject, text } }),
  };
}

function importKey(secret: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(webhookKey(secret)), (character) => character.charCodeAt(0));
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}
