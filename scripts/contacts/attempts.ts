import { type Attempt, type Found, readShown } from "./stored.ts";

/** What each outcome means to whoever reads it. */
const meanings: Record<string, string> = {
  unsure: "no answer, may have arrived",
  begun: "begun, may have arrived",
};

/**
 * Every attempt to forward a message, as `worker/contacts/` notes them: in the marker, which is newest, or the dead
 * letter, or the record.
 */
export function attemptsOf({ texts }: Found): Attempt[] {
  for (const place of ["outbox", "dead", "contact"] as const) {
    const { attempts } = readShown(texts.get(place) ?? "") ?? {};
    if (!attempts) continue;
    return attempts.map((attempt) => ({ ...attempt, outcome: meanings[attempt.outcome] ?? attempt.outcome }));
  }
  return [];
}
