/** What legal pages say of this deployment (`content/deployment.ts`). */
import type { DeploymentFact } from "#content/deployment.ts";
import { deployment as words } from "#content/generated/deployment.ts";
import { receiverKinds } from "../contacts/forward/configuration.ts";
import { spamDays } from "../contacts/store.ts";
import { daysKept, type Environment, siteSettings } from "../settings.ts";

/** How `env` handles data, in sentences. */
export function deploymentFacts(env: Environment): Record<DeploymentFact, string> {
  const { formAction, offline } = siteSettings(env);
  const service = URL.parse(formAction)?.host;
  const kept = (days: number) => `${inDays(days)}. ${words.deletes}`;
  // Nothing is sent to kinds that are unknown.
  const receivers = receiverKinds(env.FORWARD_KIND).flatMap((kind) =>
    kind === "unknown" ? [] : words[kind],
  );
  const isForwarding = receivers.length > 0;
  const who = [words.staff, ...(isForwarding ? receivers : [words.none])].join(" ");
  return {
    messagesKept: kept(daysKept(env, "general")),
    messagesWho: isForwarding ? `${who} ${words.reminder}` : who,
    messagesDays: inDays(daysKept(env, "general")),
    copiesOut: isForwarding ? words.forwardedCopiesOut : words.copiesOut,
    notes: isForwarding ? words.forwardedNotes : words.notes,
    erasure: isForwarding ? words.forwardedErasure : words.erasure,
    contacts: service ? `${words.contactsService} ${service}. ${words.contacts}` : words.contacts,
    formsWhere: service ? `${words.service} ${service}` : words.stored,
    applicationsKept: service ? words.serviceKept : kept(daysKept(env, "application")),
    newsletterKept: service ? words.serviceKept : kept(daysKept(env, "newsletter")),
    formsWho: service ? words.serviceWho : who,
    // Only messages are set apart, and no longer than they would be kept anyway.
    spamKept: kept(Math.min(spamDays, daysKept(env, "general"))),
    spamWho: isForwarding ? `${words.staff} ${words.spam}` : words.staff,
    copiesWhere: offline ? words.copies : words.noCopies,
    copiesKept: offline ? words.copiesKept : words.noCopiesKept,
  };
}

/** `30 days`, `180 days (about 6 months)`, `730 days (2 years)` */
function inDays(days: number): string {
  if (days >= 365 && days % 365 === 0) return `${days} days (${counted(days / 365, "year")})`;
  return days < 60 ? counted(days, "day") : `${days} days (about ${Math.round(days / 30.4)} months)`;
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;
