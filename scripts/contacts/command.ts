/** What a command of `npm run contacts` is, and the options there are. */
import type { ParseArgsConfig, parseArgs } from "node:util";
import type { Kv } from "./kv.ts";

type Option = NonNullable<ParseArgsConfig["options"]>[string] & {
  /** Placeholder for the value in the help. */
  value?: string;
  says: string;
};

/** Options of all commands; each takes the last three and those that it names. */
export const options = {
  unanswered: { type: "boolean", says: "only those not marked with `done`" },
  name: { type: "string", value: "TEXT", says: "whose name has this in it" },
  email: { type: "string", value: "TEXT", says: "whose address has this in it" },
  type: { type: "string", value: "TYPE", says: "of this type" },
  state: { type: "string", value: "STATE", says: "in this state" },
  erase: { type: "boolean", says: "remove all of it; asks first" },
  site: {
    type: "string",
    value: "URL",
    says: "the site; else SITE_URL, without --remote http://localhost:4173",
  },
  all: { type: "boolean", says: "everything there is, into the file" },
  merge: {
    type: "boolean",
    says: "into a store that is not empty; asks first, since same keys are overwritten",
  },
  json: { type: "boolean", says: "for scripts" },
  yes: { type: "boolean", says: "do not ask" },
  remote: { type: "boolean", says: "the deployed site's messages; without it, those of this machine" },
  "persist-to": { type: "string", value: "FOLDER", says: "another local state than the usual one" },
  help: { type: "boolean", says: "this text" },
} as const satisfies Record<string, Option>;

export type OptionName = keyof typeof options;

export interface Command {
  name: string;
  /** Arguments as shown in the help. */
  takes: string;
  /** Minimum and maximum number of words. */
  words: readonly [number, number];
  options?: readonly OptionName[];
  summary: string;
  example: string;
  /** Further help. */
  more?: string;
  run(
    kv: Kv,
    words: readonly string[],
    given: ReturnType<typeof parseArgs<{ options: typeof options }>>["values"],
  ): Promise<void> | void;
}
