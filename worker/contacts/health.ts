import { assets } from "virtual:react-router/server-build";
import { readJson } from "../json.ts";
import type { Environment } from "../settings.ts";
import { isOverdue, openMsBetween } from "./office-time.ts";
import { statusKey, type StoreStatus } from "./delivery/sweep.ts";
import { forwardingFault, receiverKinds } from "./forward/configuration.ts";
import { inTime } from "../in-time.ts";

const lateAfterMs = 60 * 60_000;
const staleAfterMs = 2 * lateAfterMs;

/**
 * The site's health, without personal data. Costs one read of what the sweep noted, never a listing.
 *
 * @returns `build` changes with every build that changes what browsers load. The counts are as of the last sweep.
 *   `oldestUnansweredHours` are the office's hours since the oldest unanswered message with a 24-hour promise came.
 *   `status` is `down`: KV does not answer; `misconfigured`: forwarding cannot work, for the `reason`; `stale`: the sweep
 *   has not run for two hours, so nothing is repaired or counted; `late`: a message has waited over an hour for a
 *   receiver; `undelivered`: a receiver was given up; `unanswered`: a message had no answer within the promised 24 hours,
 *   the site itself is well; or `ok`
 */
export async function healthOf(env: Environment) {
  const build = assets.version;
  let noted: Partial<StoreStatus>;
  try {
    noted = readJson(await inTime(env.CONTACTS.get(statusKey))) ?? {};
  } catch {
    return { status: "down", build };
  }
  const now = Date.now();
  const { waiting, undelivered = 0, spam, unanswered } = noted;
  const oldest = Date.parse(noted.oldestUnanswered ?? "");
  const oldestUnansweredHours =
    oldest <= now ? Math.round(openMsBetween(oldest, now) / 360_000) / 10 : undefined;
  const reason = forwardingFault(env);
  const since = (time = "") => now - Date.parse(time);
  let status = isOverdue(oldest, now) ? "unanswered" : "ok";
  if (undelivered > 0) status = "undelivered";
  if (since(noted.oldestWaiting) > lateAfterMs) status = "late";
  // With nothing to forward, a site that has just begun needs no sweep to be well.
  const isNew = noted.at === undefined && receiverKinds(env.FORWARD_KIND).length === 0;
  if (!isNew && !(since(noted.at) < staleAfterMs)) status = "stale";
  if (reason !== undefined) status = "misconfigured";
  return { status, build, waiting, undelivered, spam, unanswered, oldestUnansweredHours, reason };
}
