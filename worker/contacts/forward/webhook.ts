import { Buffer } from "node:buffer";
import { createHmac } from "node:crypto";
import type { Environment } from "../../settings.ts";
import { webhookKey } from "./configuration.ts";
import { post } from "./post.ts";
import type { DeliveryParams, ForwardOutcome } from "./receiver.ts";

/** Forwards as a signed webhook: Standard Webhooks 1.0.0 (standardwebhooks.com), symmetric signature `v1`. */
export function sendToWebhook(
  { FORWARD_URL, FORWARD_SECRET = "" }: Environment,
  content: DeliveryParams,
): Promise<ForwardOutcome> {
  const event = eventOf(content);
  const { id } = event.data;
  const timestamp = Math.floor(Date.now() / 1000).toString();
  const body = JSON.stringify(event);
  const key = Buffer.from(webhookKey(FORWARD_SECRET), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return post(FORWARD_URL, body, {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  });
}

function eventOf(content: DeliveryParams) {
  if ("notice" in content)
    return { type: "contact.reminder", timestamp: new Date().toISOString(), data: content.notice };
  // Leave out what is internal or for the sender only, so that a repeat has the same data.
  const data = { ...content.record, contentHash: undefined, deliveries: undefined, receipt: undefined };
  return { type: "contact.received", timestamp: data.receivedAt, data };
}
