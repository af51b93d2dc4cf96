/**
 * The daily reminder to staff: what nobody has answered for a working day. It is delivered like a message, under an id
 * of its day, so that it is sent once however often this runs.
 */
import { agency } from "#content/generated/agency.ts";
import type { Environment } from "../../settings.ts";
import { receiverKinds } from "../forward/configuration.ts";
import { harmlessLine } from "../forward/harmless-line.ts";
import { isUnanswered, isUndelivered, type Listed } from "../messages.ts";
import { isOverdue, officeDate, officeTime } from "../office-time.ts";
import { begin } from "./workflow.ts";

/** The hour of the office's day in which it is sent. */
const reminderHour = 8;
/** Most messages to name; the rest are only counted. */
const maxNamed = 20;

/** Begins the day's reminder if it is its hour and somebody waits. Throws nothing. @param messages by time received */
export async function remind(env: Environment, messages: readonly Listed[]): Promise<void> {
  const now = Date.now();
  const { day, hour } = officeDate(now);
  if (hour !== reminderHour || receiverKinds(env.FORWARD_KIND).length === 0) return;
  const overdue = messages.filter(
    (message) => isUnanswered(message) && isOverdue(Date.parse(message.receivedAt), now),
  );
  const undelivered = messages.filter(isUndelivered).length;
  if (overdue.length + undelivered === 0) return;
  const rest = overdue.length - maxNamed;
  const lines = [
    ...overdue.slice(0, maxNamed).map(lineOf),
    ...(rest > 0 ? [`and ${rest} more`] : []),
    ...(undelivered > 0 ? [`Not delivered to every receiver: ${undelivered}`] : []),
    "",
    "npm run contacts -- list shows them all, done ID marks one as answered, resend ID delivers one again.",
  ];
  const subject = `${agency.name}, ${officeTime(now).slice(0, -6)}: ${overdue.length} unanswered for a working day`;
  await begin(env, { id: `reminder-${day}`, subject, text: `${lines.join("\n")}\n` });
}

function lineOf({ id, type, name, receivedAt }: Listed): string {
  const who = harmlessLine(name, 50) || "no name";
  return `- ${officeTime(Date.parse(receivedAt))}, ${harmlessLine(type, 20)}: ${who} (${id})`;
}
