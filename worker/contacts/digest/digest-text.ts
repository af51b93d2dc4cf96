/** What the digest says: pure text of what a look through the store found. */
import { agency } from "#content/generated/agency.ts";
import type { Notice } from "../forward/receiver.ts";
import { defused } from "./defused.ts";
import { officeDate, officeTime, openMsBetween } from "./office-time.ts";
import { oldestPromised, type Survey, type Noticed } from "./survey.ts";

/** How much the digest tells of messages: numbers alone, who wrote, or also how the messages begin. */
export type DigestDetail = "counts" | "names" | "excerpts";

/** Most messages of a kind that are named; the rest is a number. */
export const mostNamed = 20;

const nameLength = 50;
const excerptLength = 120;

/** What is unanswered, set apart or given up, as far as a day has anything to say. */
export function hasNews({ unanswered, dead, newlyQuarantined, pending }: Survey, waiting: number): boolean {
  return unanswered.length + dead + newlyQuarantined.length + pending + waiting > 0;
}

/**
 * The digest of the office's day at `now` (milliseconds since 1970).
 *
 * @param waiting messages that wait for a receiver
 * @param excerpts beginnings of messages by id, if they shall be told
 */
export function digestNotice(
  survey: Survey,
  waiting: number,
  now: number,
  detail: DigestDetail,
  excerpts: ReadonlyMap<string, string> = new Map(),
): Notice {
  const { unanswered, quarantined, newlyQuarantined, dead, pending, yesterday } = survey;
  const oldest = oldestPromised(survey);
  const lines = [
    `Unanswered: ${unanswered.length}${oldest === undefined ? "" : `, the oldest for ${officeHours(oldest, now)} office hours, since ${officeTime(oldest)}`}`,
    `Waiting for a receiver: ${waiting}`,
    `Given up, to be read in the store: ${dead}`,
    `Set apart as spam: ${quarantined}, of these ${newlyQuarantined.length} since the last digest`,
    `Newsletter addresses to be confirmed by us: ${pending}`,
    `Messages yesterday: ${yesterday}`,
  ];
  if (detail !== "counts") {
    lines.push(...list("Unanswered, oldest first:", unanswered, excerpts));
    // Nobody got a copy of these: whoever knows a name among them can save it.
    lines.push(...list("Set apart as spam since the last digest:", newlyQuarantined, excerpts));
  }
  lines.push(
    "",
    "npm run contacts -- list shows them all, done ID marks one as answered, release ID saves one from spam.",
  );
  return {
    id: `digest-${officeDate(now).day}`,
    event: "contact.digest",
    subject: `${agency.name}, ${officeTime(now).slice(0, -6)}: ${unanswered.length} unanswered, ${newlyQuarantined.length} new in spam, ${dead} given up`,
    text: `${lines.join("\n")}\n`,
  };
}

function list(title: string, messages: Noticed[], excerpts: ReadonlyMap<string, string>): string[] {
  const named = messages.slice(0, mostNamed);
  if (named.length === 0) return [];
  const rest = messages.length - named.length;
  const lines = named.map((message) => lineOf(message, excerpts));
  return ["", title, ...lines, ...(rest > 0 ? [`and ${rest} more`] : [])];
}

function lineOf({ id, type, name, receivedAt }: Noticed, excerpts: ReadonlyMap<string, string>): string {
  const who = defused(name, nameLength) || "no name";
  const excerpt = defused(excerpts.get(id) ?? "", excerptLength);
  const line = [officeTime(receivedAt), `${defused(type, 20)}: ${who} (${id})`].filter(Boolean).join(", ");
  return excerpt === "" ? `- ${line}` : `- ${line}: ${excerpt}`;
}

/** To a tenth of an hour. */
function officeHours(from: number, to: number): number {
  return Math.round(openMsBetween(from, to) / 360_000) / 10;
}
