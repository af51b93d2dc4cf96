import { messagesOf } from "../../../worker/contacts/messages.ts";
import type { Command } from "../command.ts";
import type { Kv } from "../kv.ts";
import { readRecord } from "../message.ts";
import { erasePerson, findPerson, type Held, sameAddress } from "../person.ts";
import { confirmed, Failure, Misuse, safeJson, say, table } from "../terminal.ts";
import { listing } from "./list.ts";

export const person: Command = {
  name: "person",
  takes: "ADDRESS [--json] [--erase]",
  words: [1, 1],
  options: ["erase", "yes", "json"],
  summary: "everything held about a person: show, export or erase it",
  example: "person ana@example.com --json > ana.json",
  more: `Messages, applications and their files, newsletter, spam, what was given up, marks of \`done\`; with --json whole, files
in base64. Upper and lower case make no difference. What others wrote about them is listed, not exported; --erase
replaces the address in it. Mail that was forwarded, backups, and texts inside files of others are not looked through.`,
  async run(kv, [word = ""], { erase, yes, json }) {
    const address = sameAddress(word);
    if (address === "") throw new Misuse(`"${word}" is not an email address`);
    const held = findPerson(kv, address);
    const isNothing = namesOf(held).length === 0;
    if (json) say(exported(kv, address, held));
    else say(isNothing ? `Nothing is held about ${address}.` : described(held));
    if (!erase || isNothing) return;
    if (!(await confirmed("Erase all of this for good?", yes))) return say("Nothing was erased.");
    erasePerson(kv, held);
    const left = namesOf(findPerson(kv, address));
    if (left.length > 0)
      throw new Failure(`Erased, but found again: ${left.join(", ")}. Do this again in a minute.`);
    say("Erased. A search of every key and value finds nothing more.");
  },
};

const namesOf = ({ own, mentions }: Held) => [...own, ...mentions].map(({ name }) => name);

function described({ own, mentions }: Held): string {
  const kept = own.map(({ name, expiration }) => [
    name,
    expiration ? `until ${new Date(expiration * 1000).toISOString().slice(0, 10)}` : "until it is deleted",
  ]);
  const parts = [
    ...(own.length > 0 ? [listing(messagesOf(own)), `Kept as:\n${table(kept)}`] : []),
    ...(mentions.length > 0
      ? [`Others wrote the address in ${mentions.map(({ name }) => name).join(", ")}.`]
      : []),
  ];
  return parts.join("\n\n");
}

/** What others wrote is theirs, so only its keys are listed. */
function exported(kv: Kv, address: string, { own, mentions, texts }: Held): string {
  const entries = own.map((key) => {
    if (key.name.startsWith("file:")) return { ...key, base64: kv.bytes(key.name).toString("base64") };
    const text = texts.get(key.name);
    return { ...key, value: readRecord(text) ?? text };
  });
  return safeJson({ address, entries, mentionedIn: mentions.map(({ name }) => name) });
}
