import { writeFileSync } from "node:fs";
import { sameAddress } from "../email-address.ts";
import { confirmed, type Command, jsonOption, say, sayJson, yesOption } from "../command.ts";
import { Failure, Misuse } from "../failures.ts";
import type { Kv } from "../wrangler-kv.ts";
import { messagesOf, split } from "../../../worker/contacts/messages.ts";
import { erasePerson, findPerson, type Held } from "../person.ts";
import { readRecord } from "../stored.ts";
import { safeJson } from "../safe-text.ts";
import { table } from "../table.ts";
import { listing } from "./list.ts";

export const person: Command = {
  name: "person",
  takes: "ADDRESS [--export FILE] [--erase]",
  words: [1, 1],
  summary: "everything held about a person: show, export or erase it",
  example: "person ana@example.com --export ana.json",
  more: `Messages, applications and their files, newsletter, spam, what was given up, marks of \`done\`.
Upper and lower case make no difference. What others wrote about them is listed, not exported; --erase replaces the
address in it. Mail that was forwarded, backups, and texts inside files of others are not looked through.`,
  options: {
    export: { type: "string", value: "FILE", says: "write it as JSON, files included (base64)" },
    erase: { type: "boolean", says: "remove all of it; asks first" },
    yes: yesOption,
    json: jsonOption,
  },
  async run({ kv, words: [word = ""], text, isSet }) {
    const address = sameAddress(word);
    if (address === "") throw new Misuse(`"${word}" is not an email address`);
    const held = findPerson(kv, address);
    tell(address, held, isSet("json"));
    if (text("export")) writeExport(kv, address, held, text("export"));
    if (!isSet("erase") || isNothing(held)) return;
    if (!(await confirmed(`\nErase all of this for good?`, isSet("yes")))) return say("Nothing was erased.");
    erasePerson(kv, held);
    const left = findPerson(kv, address);
    const names = [...left.own, ...left.mentions].map(({ name }) => name);
    if (names.length > 0) {
      throw new Failure(`Erased, but found again: ${names.join(", ")}. Do this again in a minute.`);
    }
    say("Erased. A search of every key and value finds nothing more.");
  },
};

function isNothing({ own, mentions }: Held): boolean {
  return own.length + mentions.length === 0;
}

function tell(address: string, held: Held, asJson: boolean): void {
  const { own, mentions } = held;
  if (asJson) return sayJson({ address, own, mentions: mentions.map(({ name }) => name) });
  if (isNothing(held)) return say(`Nothing is held about ${address}.`);
  if (own.length > 0) {
    console.log(`${listing(messagesOf(own))}\n`);
    say(`Kept as:`);
    console.log(table(own.map(({ name, expiration }) => [name, lifetime(expiration)])));
  }
  if (mentions.length > 0) {
    say(`\nOthers wrote the address in ${mentions.map(({ name }) => name).join(", ")}.`);
  }
}

function lifetime(expiration: number | undefined): string {
  return expiration === undefined
    ? "until it is deleted"
    : `until ${new Date(expiration * 1000).toISOString().slice(0, 10)}`;
}

/** What others wrote is theirs, so only its keys are listed. */
function writeExport(kv: Kv, address: string, { own, mentions, texts }: Held, file: string): void {
  const entries = own.map((key) => {
    const text = texts.get(key.name);
    if (text !== undefined) return { ...key, value: readRecord(text) ?? text };
    return { ...key, base64: split(key.name)[0] === "file" ? kv.bytes(key.name).toString("base64") : "" };
  });
  const at = new Date().toISOString();
  const whole = { address, at, entries, mentionedIn: mentions.map(({ name }) => name) };
  try {
    writeFileSync(file, `${safeJson(whole)}\n`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Failure(code === "EEXIST" ? `${file} already exists; choose another name.` : message);
  }
  say(`\n${entries.length} entries are in ${file}.`);
}
