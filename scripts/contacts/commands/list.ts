import { contactTypes } from "#app/forms/form-limits.ts";
import { officeDate, officeHours } from "../../../worker/contacts/digest/office-time.ts";
import { isPromised, isUnanswered, type Listed, messagesOf } from "../../../worker/contacts/messages.ts";
import type { Command } from "../command.ts";
import { Misuse, safeJson, say, table, unknownWord, when } from "../terminal.ts";

const states = ["kept", "accepted", "waiting", "forwarded", "dead", "spam", "pending"];
const types = [...contactTypes, "application", "newsletter"];
const marks: Record<string, string> = { waiting: "*", dead: "!", spam: "?" };
const styles = { "*": "yellow", "!": "red", "?": "dim" } as const;
const dayMs = 86_400_000;

export const list: Command = {
  name: "list",
  takes: "[DAY] [--unanswered] [--name TEXT] [--email TEXT] [--type TYPE] [--state STATE]",
  words: [0, 1],
  options: ["unanswered", "name", "email", "type", "state", "json"],
  summary: "messages, the newest last",
  example: "list today --unanswered",
  more: `* waits to be forwarded, ! was given up (see \`retry\`), ? was set apart as spam (see \`release\`).
DAY is 20261121, today or yesterday, as the office counts days.
TYPE is ${types.join(", ")}.
STATE is ${states.join(", ")}.`,
  run(kv, [day], { unanswered, name = "", email = "", type, state, json }) {
    if (type && !types.includes(type)) throw unknownWord(`There is no type "${type}"`, type, types);
    if (state && !states.includes(state)) throw unknownWord(`There is no state "${state}"`, state, states);
    const isOfDay = onDay(day);
    const all = messagesOf(kv.keys());
    const rows = all.filter(
      (message) =>
        isOfDay(message) &&
        (!unanswered || isUnanswered(message)) &&
        folded(message.name).includes(folded(name)) &&
        folded(message.email).includes(folded(email)) &&
        (!type || message.type === type) &&
        (!state || message.state === state),
    );
    if (json) return say(safeJson(rows));
    for (const line of listing(rows).split("\n")) say(line, styles[line[0] as keyof typeof styles]);
    say(`\n${totals(rows)}`);
    const oldest = all.find((message) => isPromised(message) && message.receivedAt !== "");
    if (!oldest) return;
    const hours = officeHours(Date.parse(oldest.receivedAt), Date.now());
    say(
      `Unanswered for longest: ${oldest.id}, ${when(oldest.receivedAt)}, office open for ${hours} h since.`,
    );
  },
};

/** Whether a message came on the office's day `word`: `20261121`, `today` or `yesterday`; always without one. */
export function onDay(word = ""): (message: Listed) => boolean {
  if (word === "") return () => true;
  const daysAgo = ["today", "yesterday"].indexOf(word);
  const day = daysAgo < 0 ? word.replaceAll("-", "") : officeDate(Date.now() - daysAgo * dayMs).day;
  if (!/^\d{8}$/.test(day)) throw new Misuse(`"${word}" is not a day; write 20261121, today or yesterday`);
  return ({ receivedAt }) => officeDate(Date.parse(receivedAt) || 0).day === day;
}

/** Messages as a table. */
export function listing(messages: readonly Listed[]): string {
  const rows = messages.map((message) => [
    marks[message.state] ?? "",
    message.id,
    message.test ? "test" : message.state,
    when(message.receivedAt),
    message.type,
    message.name,
    message.email,
    answered(message),
  ]);
  return table([["", "id", "state", "came", "type", "name", "email", "answered"], ...rows]);
}

function answered(message: Listed): string {
  if (message.done) return message.done.who || "yes";
  return isUnanswered(message) ? "no" : "";
}

/** One line with the number of messages in each state. */
export function totals(messages: readonly Listed[]): string {
  const inState = (state: string) => messages.filter((message) => message.state === state).length;
  const parts = [
    `${messages.length} ${messages.length === 1 ? "message" : "messages"}`,
    `${messages.filter(isUnanswered).length} unanswered`,
    `${inState("waiting")} waiting (*)`,
    `${inState("dead")} given up (!)`,
    `${inState("spam")} spam (?)`,
  ];
  return parts.join(", ");
}

function folded(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
