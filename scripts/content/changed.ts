/** The day on which each file of `content/` last changed, according to git. */
import { spawnSync } from "node:child_process";

/**
 * Days (ISO 8601) by file below `content/`, without its ending: `services/web-development`. Empty where git cannot
 * tell: without a repository, and in a shallow clone, where everything seems to have changed on one day.
 */
export function changedDays(root: string): Record<string, string> {
  const git = (...options: string[]) => spawnSync("git", options, { encoding: "utf8" }).stdout ?? "";
  if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return {};
  const days: Record<string, string> = {};
  let day = "";
  // Newest first.
  for (const line of git("log", "--format=%cs", "--name-only", "--relative", "--", root).split("\n")) {
    if (/^\d{4}-\d\d-\d\d$/.test(line)) day = line;
    else if (/\.(?:yaml|md)$/.test(line)) days[line.replace(`${root}/`, "").replace(/\.\w+$/, "")] ??= day;
  }
  return days;
}
