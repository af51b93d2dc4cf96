import { openMsBetween } from "../../../worker/contacts/digest/office-time.ts";
import { contactTypes } from "#app/forms/form-limits.ts";
import { type Command, type Input, jsonOption, say, sayJson } from "../command.ts";
import { dayFrom, age, duration, officeDay, officeMoment } from "../office.ts";
import { Misuse, didYouMean } from "../failures.ts";
import { isPromised, isUnanswered, type Listed, messagesOf } from "../../../worker/contacts/messages.ts";
import { type Cell, type Style, table } from "../table.ts";

const states = ["kept", "accepted", "waiting", "forwarded", "dead", "spam", "pending"];
const types = [...contactTypes, "application", "newsletter"];

const hourMs = 3_600_000;

const marks: Record<string, [mark: string, style: Style]> = {
  waiting: ["*", "yellow"],
  dead: ["!", "red"],
  spam: ["?", "dim"],
};

export const list: Command = {
  name: "list",
  takes: "[DAY] [--unanswered] [--name TEXT] [--email TEXT] [--type TYPE] [--state STATE]",
  words: [0, 1],
  summary: "messages, the newest last",
  example: "list today --unanswered",
  more: `* waits to be forwarded, ! was given up (see \`retry\`), ? was set apart as spam (see \`release\`).
DAY is 20261121, today or yesterday, as the office counts days.
TYPE is ${types.join(", ")}.
STATE is ${states.join(", ")}.`,
  options: {
    unanswered: { type: "boolean", says: "only those not marked with `done`" },
    name: { type: "string", value: "TEXT", says: "whose name has this in it" },
    email: { type: "string", value: "TEXT", says: "whose address has this in it" },
    type: { type: "string", value: "TYPE", says: "of this type" },
    state: { type: "string", value: "STATE", says: "in this state" },
    json: jsonOption,
  },
  async run(input) {
    const matches = filterOf(input);
    const all = messagesOf(input.kv.keys());
    const rows = all.filter(matches);
    if (input.isSet("json")) return sayJson(rows);
    console.log(`${listing(rows)}\n`);
    say(totals(rows));
    const oldest = all.find((message) => isPromised(message) && message.receivedAt !== "");
    if (oldest) say(`Unanswered for longest: ${oldest.id}, ${waitingTime(oldest)}.`);
  },
};

/** Messages as a table, safe to print. */
export function listing(messages: readonly Listed[]): string {
  const rows = messages.map((message): Cell[] => {
    const [mark, style] = marks[message.state] ?? [""];
    const shown = (text: string): Cell => (style ? { text, style } : text);
    return [
      shown(mark),
      message.id,
      shown(message.test ? "test" : message.state),
      officeMoment(message.receivedAt),
      age(message.receivedAt),
      message.type,
      message.name,
      message.email,
      answered(message),
    ];
  });
  return table(rows, ["", "id", "state", "came", "", "type", "name", "email", "answered"]);
}

function answered(message: Listed): Cell {
  const { done } = message;
  if (done) return { text: done.who || "yes", style: "green" };
  return isUnanswered(message) ? { text: "no", style: "yellow" } : "";
}

/** One line with the number of messages in each state. */
export function totals(messages: readonly Listed[]): string {
  const count = (has: (message: Listed) => boolean) => messages.filter(has).length;
  const inState = (state: string) => count((message) => message.state === state);
  const parts = [
    `${messages.length} ${messages.length === 1 ? "message" : "messages"}`,
    `${count(isUnanswered)} unanswered`,
    `${inState("waiting")} waiting (*)`,
    `${inState("dead")} given up (!)`,
    `${inState("spam")} spam (?)`,
  ];
  return parts.join(", ");
}

/** `2 d, in which the office was open for 9 h`. */
function waitingTime({ receivedAt }: Listed): string {
  const [from, now] = [Date.parse(receivedAt), Date.now()];
  const open = Math.floor(openMsBetween(from, now) / hourMs);
  return `${duration(now - from)}, in which the office was open for ${open} h`;
}

function filterOf({ words, text, isSet }: Input): (message: Listed) => boolean {
  const day = dayFrom(words[0] ?? "");
  const [name, email] = [folded(text("name")), folded(text("email"))];
  const type = oneOf("type", text("type"), types);
  const state = oneOf("state", text("state"), states);
  return (message) =>
    (day === "" || officeDay(message.receivedAt) === day) &&
    (!isSet("unanswered") || isUnanswered(message)) &&
    folded(message.name).includes(name) &&
    folded(message.email).includes(email) &&
    (type === "" || message.type === type) &&
    (state === "" || message.state === state);
}

function folded(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

function oneOf(what: string, word: string, known: readonly string[]): string {
  if (word === "" || known.includes(word)) return word;
  throw new Misuse(`There is no ${what} "${word}"${didYouMean(word, known)}`);
}
