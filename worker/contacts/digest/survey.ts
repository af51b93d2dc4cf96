/** What the store holds, told from one listing of all keys and their metadata: nothing is read. */
import { isPromised, isUnanswered, type Listed, messagesOf } from "../messages.ts";
import type { Place } from "../record.ts";
import type { Pipeline } from "../pipeline.ts";
import { listKeys } from "../store.ts";
import { officeDate } from "./office-time.ts";

/** Far above what two years of messages need (a thousand keys a page); keeps a run from using up the day's listings. */
const mostPages = 60;
const dayMs = 86_400_000;

export interface Survey {
  /** What nobody has answered, oldest first. */
  unanswered: Listed[];
  dead: number;
  quarantined: number;
  /** Of these, what was taken since the time asked for, oldest first. */
  newlyQuarantined: Listed[];
  /** Newsletter addresses whose owner has not confirmed: staff write to them. */
  pending: number;
  /** Messages of the office's day before this one, spam apart. */
  yesterday: number;
  /** Listings it took. */
  pages: number;
}

/** The part of a pipeline that a survey needs. */
export type Surveyed = Pick<Pipeline, "now"> & { store: Pick<Pipeline["store"], "list"> };

/**
 * Looks through everything that is kept. Throws when KV does not list.
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

/** When the oldest message was taken to which an answer is promised within 24 hours. */
export function oldestPromised({ unanswered }: Survey): number | undefined {
  return unanswered
    .filter(isPromised)
    .map(({ receivedAt }) => Date.parse(receivedAt))
    .find(Number.isFinite);
}
