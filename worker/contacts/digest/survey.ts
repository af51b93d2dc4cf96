/** What the store holds, told from one listing of all keys and their metadata: nothing is read. */
import { log } from "../../log.ts";
import type { ContactStore } from "../store.ts";
import { keys, type RecordMetadata } from "../record.ts";
import { officeDate } from "./office-time.ts";

/** Far above what two years of messages need (a thousand keys a page); keeps a run from using up the day's listings. */
const mostPages = 60;
const dayMs = 86_400_000;

/** A message, as far as its metadata tells. */
export interface Noticed {
  /** KV key of the message, as it is kept now. */
  key: string;
  id: string;
  type: string;
  name: string;
  /** Milliseconds since 1970; `NaN` when nothing tells. */
  receivedAt: number;
}

export interface Survey {
  /** What nobody has answered, oldest first. */
  unanswered: Noticed[];
  dead: number;
  quarantined: number;
  /** Of these, what was taken since the time asked for, oldest first. */
  newlyQuarantined: Noticed[];
  /** Newsletter addresses whose owner has not confirmed: staff write to them. */
  pending: number;
  /** Messages of the office's day before this one, spam apart. */
  yesterday: number;
  /** Listings it took. */
  pages: number;
}

type Listed = Partial<RecordMetadata> | undefined;

/** The part of a `Pipeline` that a survey needs. */
export interface Surveyed {
  store: Pick<ContactStore, "list">;
  now(): number;
}

/**
 * Looks through everything that is kept. Throws when KV does not list.
 *
 * @param spamSince from when on spam counts as new, in milliseconds since 1970
 */
export async function surveyStore(pipeline: Surveyed, spamSince = pipeline.now() - dayMs): Promise<Survey> {
  const { found, pages } = await listAll(pipeline);
  const now = pipeline.now();
  const yesterday = officeDate(now - dayMs).day;
  const survey: Survey = {
    unanswered: [],
    dead: 0,
    quarantined: 0,
    newlyQuarantined: [],
    pending: 0,
    yesterday: 0,
    pages,
  };
  for (const [name, metadata] of found) {
    const [place, id] = split(name);
    const receivedAt = Date.parse(metadata?.receivedAt ?? "");
    const noticed = { key: name, id, type: metadata?.type ?? "", name: metadata?.name ?? "", receivedAt };
    if (place === "spam") {
      survey.quarantined += 1;
      if (!(receivedAt < spamSince)) survey.newlyQuarantined.push(noticed);
    }
    if (metadata?.test) continue;
    if (place === "dead") survey.dead += 1;
    // A message whose record could not be written is in the outbox or among the dead letters only.
    const counts =
      place === "contact" ||
      (place === "outbox" && !found.has(keys.contact(id))) ||
      (place === "dead" && !found.has(keys.contact(id)) && !found.has(keys.outbox(id)));
    if (!counts) continue;
    if (officeDate(Number.isFinite(receivedAt) ? receivedAt : 0).day === yesterday) survey.yesterday += 1;
    if (metadata?.pending) survey.pending += 1;
    if (metadata?.type === "newsletter" || found.has(keys.done(id))) continue;
    survey.unanswered.push(noticed);
  }
  for (const messages of [survey.unanswered, survey.newlyQuarantined]) {
    messages.sort((a, b) => (a.receivedAt || 0) - (b.receivedAt || 0));
  }
  return survey;
}

/** When the oldest message was taken to which an answer is promised within 24 hours; applications wait a week. */
export function oldestPromised({ unanswered }: Survey): number | undefined {
  return unanswered.find(({ type, receivedAt }) => type !== "application" && Number.isFinite(receivedAt))
    ?.receivedAt;
}

async function listAll({ store }: Surveyed): Promise<{ found: Map<string, Listed>; pages: number }> {
  const found = new Map<string, Listed>();
  let cursor: string | undefined;
  for (let pages = 1; ; pages += 1) {
    const listed = await store.list<RecordMetadata>({ prefix: "", ...(cursor ? { cursor } : {}) });
    for (const { name, metadata } of listed.keys) found.set(name, metadata ?? undefined);
    if (listed.list_complete) return { found, pages };
    if (pages >= mostPages) {
      log("survey.cut", { pages });
      return { found, pages };
    }
    cursor = listed.cursor;
  }
}

function split(key: string): [place: string, id: string] {
  const colon = key.indexOf(":");
  return [key.slice(0, colon), key.slice(colon + 1)];
}
