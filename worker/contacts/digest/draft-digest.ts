/** The text of the digest, made from a listing of the store. */
import { fill } from "#content/fill.ts";
import * as words from "#content/generated/words/digest.ts";
import { readJson } from "../../json.ts";
import { harmlessLine } from "../forward/harmless-line.ts";
import type { StaffNotice } from "../forward/receiver.ts";
import type { Key, Listed } from "../messages.ts";
import type { OutboxStatus } from "../status.ts";
import { officeDate, officeHours, officeTime } from "./office-time.ts";
import { oldestPromised, type Survey, surveyOf } from "./survey.ts";

/** How much the digest shows of messages: only numbers, also the senders' names, or also excerpts. */
export type DigestDetail = "counts" | "names" | "excerpts";

type Texts = ReadonlyMap<string, string | null>;
type Status = Pick<OutboxStatus, "waiting" | "canary">;

const monday = 1;
/** Most messages listed in each section; the rest are only counted. */
const mostNamed = 20;
const nameLength = 50;
const excerptLength = 120;

/**
 * The digest as it would be sent at `now`, and whether it is `quiet`: nothing to report, and not a Monday.
 *
 * @param keys all keys of the store
 * @param since from when on spam counts as new; like `now` in milliseconds since 1970
 * @param read reads stored messages by key
 */
export async function draftDigest(
  keys: readonly Key[],
  now: number,
  detail: DigestDetail,
  status: Status,
  since: number,
  read: (keys: readonly string[]) => Texts | Promise<Texts>,
): Promise<{ notice: StaffNotice; quiet: boolean; unanswered: number }> {
  const survey = surveyOf(keys, now, since);
  const { unanswered, newlyQuarantined, dead, pending } = survey;
  const news = unanswered.length + newlyQuarantined.length + dead + pending + status.waiting;
  const quiet = officeDate(now).weekday !== monday && news === 0 && !status.canary?.fault;
  const named = [unanswered, newlyQuarantined].flatMap((some) => some.slice(0, mostNamed));
  const texts = detail === "excerpts" ? await read(named.map(({ key }) => key)) : new Map();
  const lines = [
    ...countsOf(survey, status, now),
    ...(detail === "counts" ? [] : list(words.oldestFirst, unanswered, texts)),
    // Nobody got a copy of these: staff who recognise a name can release the message.
    ...(detail === "counts" ? [] : list(words.newSpam, newlyQuarantined, texts)),
    "",
    words.help,
  ];
  const subject = fill(words.subject, {
    day: officeTime(now).slice(0, -6),
    unanswered: unanswered.length,
    spam: newlyQuarantined.length,
    dead,
  });
  const notice = { id: `digest-${officeDate(now).day}`, subject, text: `${lines.join("\n")}\n` };
  return { notice, quiet, unanswered: unanswered.length };
}

function countsOf(survey: Survey, { waiting, canary }: Status, now: number): string[] {
  const { unanswered, quarantined, newlyQuarantined, dead, pending, yesterday } = survey;
  const oldest = oldestPromised(survey);
  const lines = [
    fill(words.unanswered, { count: unanswered.length }),
    fill(words.waiting, { count: waiting }),
    fill(words.givenUp, { count: dead }),
    fill(words.spam, { count: quarantined, since: newlyQuarantined.length }),
    fill(words.pending, { count: pending }),
    fill(words.yesterday, { count: yesterday }),
  ];
  if (oldest !== undefined)
    lines[0] += fill(words.oldest, { hours: officeHours(oldest, now), time: officeTime(oldest) });
  if (canary?.fault !== undefined)
    lines.push(fill(words.canary, { time: officeTime(Date.parse(canary.sentAt)), reason: canary.fault }));
  return lines;
}

function list(title: string, messages: readonly Listed[], texts: Texts): string[] {
  if (messages.length === 0) return [];
  const lines = messages.slice(0, mostNamed).map((message) => lineOf(message, texts.get(message.key)));
  const rest = messages.length - lines.length;
  return ["", title, ...lines, ...(rest > 0 ? [fill(words.rest, { count: rest })] : [])];
}

/** @param text the stored message, if its beginning is to be shown */
function lineOf({ id, type, name, receivedAt }: Listed, text: string | null | undefined): string {
  const record: { fields?: { message?: unknown } } | undefined = readJson(text);
  const message = record?.fields?.message;
  const who = harmlessLine(name, nameLength) || words.noName;
  const excerpt = typeof message === "string" ? harmlessLine(message, excerptLength) : "";
  const line = [officeTime(Date.parse(receivedAt)), `${harmlessLine(type, 20)}: ${who} (${id})`]
    .filter(Boolean)
    .join(", ");
  return excerpt === "" ? `- ${line}` : `- ${line}: ${excerpt}`;
}
