/** What a command of `npm run contacts` is. */
import type { parseArgs } from "node:util";
import type { Kv } from "./kv.ts";

const flag = { type: "boolean" } as const;
const text = { type: "string" } as const;
const some = { unanswered: flag, undo: flag, json: flag, erase: flag, yes: flag, site: text };

/** The options of all commands; each takes the last three. */
export const options = { ...some, remote: flag, "persist-to": text, help: flag };

type Given = ReturnType<typeof parseArgs<{ options: typeof options }>>["values"];
export type Command = (kv: Kv, words: readonly string[], given: Given) => Promise<void> | void;
