import { Buffer } from "node:buffer";
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
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    const bytes = Buffer.from(webhookKey(secret), "base64");
    const key = await crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign"]);
    const signature = Buffer.from(await crypto.subtle.sign("HMAC", key, signed));
    return post(
      url,
      {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": timestamp,
        "webhook-signature": `v1,${signature.toString("base64")}`,
      },
      body,
    );
  };
  return {
    kind: "webhook",
    deliver: (record) => {
      // What only we need of a record, or its sender alone; a repeat says the same as the first.
      const data = {
        ...record,
        contentHash: undefined,
        attempts: undefined,
        receivers: undefined,
        receipt: undefined,
      };
      return send(record.id, { type: "contact.received", timestamp: record.receivedAt, data });
    },
    tell: (data) => send(data.id, { type: "contact.digest", timestamp: new Date().toISOString(), data }),
  };
}
