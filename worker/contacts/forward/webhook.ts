import { Buffer } from "node:buffer";
import { createHmac } from "node:crypto";
import { post } from "./post.ts";
import type { ForwardOutcome, Receiver } from "./receiver.ts";
import { webhookKey } from "./configuration.ts";

/**
 * Forwards as a signed webhook: Standard Webhooks 1.0.0 (standardwebhooks.com), symmetric signature `v1`.
 *
 * @param secret the key in base64, with or without `whsec_`, already checked by `forwardingFault`
 */
export function webhookReceiver(url: string, secret: string): Receiver {
  const send = (id: string, event: object): Promise<ForwardOutcome> => {
    const timestamp = Math.floor(Date.now() / 1000).toString();
    const body = JSON.stringify(event);
    const key = Buffer.from(webhookKey(secret), "base64");
    const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
    return post(
      url,
      {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": timestamp,
        "webhook-signature": `v1,${signature}`,
      },
      body,
    );
  };
  return {
    kind: "webhook",
    deliver: (record) => {
      // Leave out what is internal or for the sender only, so that a repeat has the same data.
      const data = { ...record, contentHash: undefined, deliveries: undefined, receipt: undefined };
      return send(record.id, { type: "contact.received", timestamp: record.receivedAt, data });
    },
    tell: (data) => send(data.id, { type: "contact.reminder", timestamp: new Date().toISOString(), data }),
  };
}
