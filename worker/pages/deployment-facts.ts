/** What legal pages say of this deployment (`content/deployment.ts`). */
import type { DeploymentFact } from "#content/deployment.ts";
import { deployment as words } from "#content/generated/deployment.ts";
import { spamDays } from "../contacts/accept.ts";
import { receiverKinds } from "../contacts/forward/configuration.ts";
import { digestSettings, type Environment, retentionOf, siteSettings } from "../settings.ts";

/** How `env` handles data, in sentences. */
export function deploymentFacts(env: Environment): Record<DeploymentFact, string> {
  const { formAction, offline } = siteSettings(env);
  const service = URL.parse(formAction)?.host;
  const daysKept = retentionOf(env);
  const kept = (days: number) => `${inDays(days)}. ${words.deletes}`;
  const who = `${words.staff} ${receiversOf(env)}`;
  const list = listOf(env);
  const hasLetters = !service && env.NEWSLETTER_FROM !== "";
  return {
    messagesKept: kept(daysKept("general")),
    messagesWho: list ? `${who} ${list}` : who,
    formsWhere: service ? `${words.service} ${service}` : words.stored,
    applicationsKept: service ? words.serviceKept : kept(daysKept("application")),
    newsletterKept: service
      ? words.serviceKept
      : `${kept(daysKept("newsletter"))} ${hasLetters ? words.letters : words.lettersByHand}`,
    newsletterEnds: hasLetters ? words.lettersEnd : words.lettersByHandEnd,
    formsWho: service ? words.serviceWho : who,
    // Only messages are quarantined, and no longer than they would be kept anyway.
    spamKept: kept(Math.min(spamDays, daysKept("general"))),
    spamWho: `${words.staff} ${list ? words.spamListed : words.spamApart}`,
    copiesWhere: offline ? words.copies : words.noCopies,
    copiesKept: offline ? words.copiesKept : words.noCopiesKept,
  };
}

/** A sentence for each receiver. Unknown kinds are left out: nothing is sent to them. */
function receiversOf(env: Environment): string {
  const kinds = knownReceivers(env);
  return kinds.length > 0 ? kinds.map((kind) => words[kind]).join(" ") : words.none;
}

/** What personal data the digest sends; `undefined` when there is no digest, or only numbers. */
function listOf(env: Environment): string | undefined {
  const { hour, detail } = digestSettings(env);
  if (hour === null || detail === "counts" || knownReceivers(env).length === 0) return undefined;
  return detail === "names" ? words.listsNames : words.listsExcerpts;
}

const knownReceivers = (env: Environment) =>
  receiverKinds(env.FORWARD_KIND).filter((kind) => kind !== "unknown");

/** `30 days`, `180 days (about 6 months)`, `730 days (2 years)` */
function inDays(days: number): string {
  if (days >= 365 && days % 365 === 0) return `${days} days (${counted(days / 365, "year")})`;
  return days < 60 ? counted(days, "day") : `${days} days (about ${Math.round(days / 30.4)} months)`;
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;
