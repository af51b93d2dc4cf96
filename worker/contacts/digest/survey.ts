/** Counts what the store holds from one listing of keys and metadata, without reading any values. */
import { isPromised, isUnanswered, type Listed, messagesOf } from "../messages.ts";
import type { Place } from "../record.ts";
import type { Pipeline } from "../pipeline.ts";
import { listKeys } from "../store.ts";
import { officeDate } from "./office-time.ts";

/** Far more than two years of messages need (1,000 keys a page); stops one run using up the day's listings. */
const mostPages = 60;
const dayMs = 86_400_000;

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
  /** KV list operations used. */
  pages: number;
}

/** The part of a pipeline that a survey needs. */
export type Surveyed = Pick<Pipeline, "now"> & { store: Pick<Pipeline["store"], "list"> };

/**
 * Surveys the whole store. Throws when KV does not list.
 *
 * @param spamSince from when on spam counts as new, in milliseconds since 1970
 */
export async function surveyStore(pipeline: Surveyed, spamSince = pipeline.now() - dayMs): Promise<Survey> {
  const { keys, pages } = await listKeys<Record<string, unknown>>(pipeline.store, "", mostPages);
  const messages = messagesOf(keys).filter(({ test }) => !test);
  const spam = messages.filter(({ state }) => state === "spam");
  const yesterday = officeDate(pipeline.now() - dayMs).day;
  const isOfYesterday = ({ state, receivedAt }: Listed) =>
    state !== "spam" && officeDate(Date.parse(receivedAt) || 0).day === yesterday;
  const count = (place: Place, has: (metadata: Record<string, unknown>) => boolean) =>
    keys.filter(({ name, metadata }) => name.startsWith(`${place}:`) && has(metadata ?? {})).length;
  return {
    unanswered: messages.filter(isUnanswered),
    dead: count("dead", ({ test }) => !test),
    quarantined: count("spam", () => true),
    newlyQuarantined: spam.filter(({ receivedAt }) => !(Date.parse(receivedAt) < spamSince)),
    pending: count("contact", ({ pending }) => pending === true),
    yesterday: messages.filter(isOfYesterday).length,
    pages,
  };
}

/** When the oldest unanswered message with a 24-hour promise was received. */
export function oldestPromised({ unanswered }: Survey): number | undefined {
  return unanswered
    .filter(isPromised)
    .map(({ receivedAt }) => Date.parse(receivedAt))
    .find(Number.isFinite);
}
