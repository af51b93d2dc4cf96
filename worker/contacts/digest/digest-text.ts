/** The text of the digest, made from a survey of the store. Pure. */
import { fill } from "#content/fill.ts";
import * as words from "#content/generated/words/digest.ts";
import { harmlessLine } from "../forward/harmless-line.ts";
import type { StaffNotice } from "../forward/receiver.ts";
import { officeDate, officeHours, officeTime } from "./office-time.ts";
import type { OutboxStatus } from "../status.ts";
import type { Listed } from "../messages.ts";
import { oldestPromised, type Survey } from "./survey.ts";

/** How much the digest shows of messages: only numbers, also the senders' names, or also excerpts. */
export type DigestDetail = "counts" | "names" | "excerpts";

/** Most messages listed in each section; the rest are only counted. */
export const mostNamed = 20;

const nameLength = 50;
const excerptLength = 120;

/** Whether there is anything to report: unanswered, waiting, given up, new spam or unconfirmed addresses. */
export function hasNews({ unanswered, dead, newlyQuarantined, pending }: Survey, waiting: number): boolean {
  return unanswered.length + dead + newlyQuarantined.length + pending + waiting > 0;
}

/**
 * The digest for the office's day at `now` (milliseconds since 1970).
 *
 * @param status how many messages wait for a receiver, and the state of the canary
 * @param excerpts beginnings of messages by id, if they are to be shown
 */
export function digestNotice(
  survey: Survey,
  { waiting, canary }: Pick<OutboxStatus, "waiting" | "canary">,
  now: number,
  detail: DigestDetail,
  excerpts: ReadonlyMap<string, string>,
): StaffNotice {
  const { unanswered, quarantined, newlyQuarantined, dead, pending, yesterday } = survey;
  const oldest = oldestPromised(survey);
  const lines = [
    fill(words.unanswered, { count: unanswered.length }) +
      (oldest === undefined
        ? ""
        : fill(words.oldest, { hours: officeHours(oldest, now), time: officeTime(oldest) })),
    fill(words.waiting, { count: waiting }),
    fill(words.givenUp, { count: dead }),
    fill(words.spam, { count: quarantined, since: newlyQuarantined.length }),
    fill(words.pending, { count: pending }),
    fill(words.yesterday, { count: yesterday }),
    ...(canary?.fault === undefined
      ? []
      : [fill(words.canary, { time: officeTime(Date.parse(canary.sentAt)), reason: canary.fault })]),
  ];
  if (detail !== "counts") {
    lines.push(...list(words.oldestFirst, unanswered, excerpts));
    // Nobody got a copy of these: staff who recognise a name can release the message.
    lines.push(...list(words.newSpam, newlyQuarantined, excerpts));
  }
  lines.push("", words.help);
  return {
    id: `digest-${officeDate(now).day}`,
    subject: fill(words.subject, {
      day: officeTime(now).slice(0, -6),
      unanswered: unanswered.length,
      spam: newlyQuarantined.length,
      dead,
    }),
    text: `${lines.join("\n")}\n`,
  };
}

function list(title: string, messages: Listed[], excerpts: ReadonlyMap<string, string>): string[] {
  const named = messages.slice(0, mostNamed);
  if (named.length === 0) return [];
  const rest = messages.length - named.length;
  const lines = named.map((message) => lineOf(message, excerpts));
  return ["", title, ...lines, ...(rest > 0 ? [fill(words.rest, { count: rest })] : [])];
}

function lineOf({ id, type, name, receivedAt }: Listed, excerpts: ReadonlyMap<string, string>): string {
  const who = harmlessLine(name, nameLength) || words.noName;
  const excerpt = harmlessLine(excerpts.get(id) ?? "", excerptLength);
  const line = [officeTime(Date.parse(receivedAt)), `${harmlessLine(type, 20)}: ${who} (${id})`]
    .filter(Boolean)
    .join(", ");
  return excerpt === "" ? `- ${line}` : `- ${line}: ${excerpt}`;
}
