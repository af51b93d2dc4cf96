/** Counts what the store holds from one listing of keys and metadata, without reading any values. */
import { isPromised, isUnanswered, type Key, type Listed, messagesOf } from "../messages.ts";
import type { Pipeline } from "../pipeline.ts";
import type { Place } from "../record.ts";
import { listKeys } from "../store.ts";
import { officeDate } from "./office-time.ts";

/** Far more than two years of messages need (1,000 keys a page); stops one run using up the day's listings. */
const mostPages = 60;
export const dayMs = 86_400_000;

export interface Survey {
  /** Oldest first. */
  unanswered: Listed[];
  dead: number;
  quarantined: number;
  /** Those received since `spamSince`, oldest first. */
  newlyQuarantined: Listed[];
  /** Unconfirmed newsletter addresses, for staff to write to. */
  pending: number;
  /** Messages received on the office's previous day, without spam. */
  yesterday: number;
}

/** All keys of the store, and how many KV operations it took to list them. Throws when KV does not list. */
export function listStore({ store }: Pick<Pipeline, "store">): Promise<{ keys: Key[]; pages: number }> {
  return listKeys<Record<string, unknown>>(store, "", mostPages);
}

/** @param spamSince from when on spam counts as new; like `now` in milliseconds since 1970 */
export function surveyOf(keys: readonly Key[], now: number, spamSince = now): Survey {
  const messages = messagesOf(keys).filter(({ test }) => !test);
  const yesterday = officeDate(now - dayMs).day;
  const spam = messages.filter(({ state }) => state === "spam");
  const others = messages.filter(({ state }) => state !== "spam");
  const inPlace = (place: Place) => keys.filter(({ name }) => name.startsWith(`${place}:`));
  return {
    unanswered: messages.filter(isUnanswered),
    dead: inPlace("dead").filter(({ metadata }) => !metadata?.["test"]).length,
    quarantined: inPlace("spam").length,
    newlyQuarantined: spam.filter(({ receivedAt }) => !(Date.parse(receivedAt) < spamSince)),
    pending: inPlace("contact").filter(({ metadata }) => metadata?.["pending"] === true).length,
    yesterday: others.filter(({ receivedAt }) => officeDate(Date.parse(receivedAt) || 0).day === yesterday)
      .length,
  };
}

/** When the oldest unanswered message with a 24-hour promise was received. */
export function oldestPromised({ unanswered }: Survey): number | undefined {
  return unanswered
    .filter(isPromised)
    .map(({ receivedAt }) => Date.parse(receivedAt))
    .find(Number.isFinite);
}
