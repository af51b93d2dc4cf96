/** The table of commands; each has a file of its own in `commands/`. */
import type { Command } from "./command.ts";
import { erase } from "./commands/delete.ts";
import { digest } from "./commands/digest.ts";
import { done, undo } from "./commands/done.ts";
import { exporting } from "./commands/export.ts";
import { importing } from "./commands/import.ts";
import { list } from "./commands/list.ts";
import { person } from "./commands/person.ts";
import { release } from "./commands/release.ts";
import { retry } from "./commands/retry.ts";
import { show } from "./commands/show.ts";
import { test } from "./commands/test.ts";

export const commands: readonly Command[] = [
  list,
  show,
  done,
  undo,
  release,
  retry,
  erase,
  person,
  digest,
  test,
  exporting,
  importing,
];
