import type { Listed } from "./messages.ts";
import { type Attempt, type Found, readRecord } from "./stored.ts";

/** What each outcome means to whoever reads it. */
const meanings: Record<string, string> = {
  unsure: "no answer, may have arrived",
  begun: "begun, may have arrived",
};

/**
 * Every attempt to forward a message, as `worker/contacts/` notes them: in the marker, which is newest, or the dead
 * letter, or the record. One that went through at once has none: that is what costs no write.
 */
export function attemptsOf({ texts }: Found, listed: Listed | undefined): Attempt[] {
  for (const place of ["outbox", "dead", "contact"] as const) {
    const { attempts } = readRecord(texts.get(place) ?? "") ?? {};
    if (!Array.isArray(attempts)) continue;
    return attempts.map((attempt) => ({ ...attempt, outcome: meanings[attempt.outcome] ?? attempt.outcome }));
  }
  if (listed?.state !== "accepted") return [];
  const { receivers = [] } = readRecord(texts.get("contact") ?? "") ?? {};
  return receivers.map((to) => ({ at: listed.receivedAt, to, outcome: "delivered", reason: "at once" }));
}
