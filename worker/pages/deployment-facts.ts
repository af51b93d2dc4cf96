/** What finished pages say of this deployment: its addresses, and what it does with data (`content/deployment.ts`). */
import type { DeploymentFact } from "#content/deployment.ts";
import { deployment as words } from "#content/generated/deployment.ts";
import { spamDays } from "../contacts/accept.ts";
import { receiverKinds } from "../contacts/forward/configuration.ts";
import { retentionOf } from "../contacts/retention.ts";
import { type Environment, siteSettings } from "../settings.ts";

/** `text` of a finished page with every mark (`@site@`, `@messagesKept@`) replaced by what holds for `env`. */
export function filledIn(text: string, env: Environment): string {
  const { siteUrl: site, formAction: forms } = siteSettings(env);
  const facts: Record<string, string> = { site, forms, ...deploymentFacts(env) };
  return text.replaceAll(/@(\w+)@/g, (mark, name: string) => facts[name] ?? mark);
}

/** What is true of data for `env`, in sentences without a sign that HTML or JSON would spell otherwise. */
export function deploymentFacts(env: Environment): Record<DeploymentFact, string> {
  const { formAction, offline } = siteSettings(env);
  const service = URL.parse(formAction)?.host;
  const retention = retentionOf(env);
  const kept = (days: number) => `${inDays(days)}. ${words.deletes}`;
  const who = `${words.staff} ${receiversOf(env)}`;
  return {
    messagesKept: kept(retention.messages),
    messagesWho: who,
    formsWhere: service ? `${words.service} ${service}` : words.stored,
    applicationsKept: service ? words.serviceKept : kept(retention.applications),
    newsletterKept: service ? words.serviceKept : kept(retention.newsletter),
    formsWho: service ? words.serviceWho : who,
    spamKept: kept(spamDays),
    copiesWhere: offline ? words.copies : words.noCopies,
    copiesKept: offline ? words.copiesKept : words.noCopiesKept,
  };
}

/** A sentence for each receiver. To a kind that does not exist nothing is sent: messages are kept and wait. */
function receiversOf(env: Environment): string {
  const kinds = receiverKinds(env.FORWARD_KIND).filter((kind) => kind !== "unknown");
  return kinds.length > 0 ? kinds.map((kind) => words[kind]).join(" ") : words.none;
}

/** `30 days`, `180 days (about 6 months)`, `730 days (2 years)` */
function inDays(days: number): string {
  if (days >= 365 && days % 365 === 0) return `${days} days (${counted(days / 365, "year")})`;
  return days < 60 ? counted(days, "day") : `${days} days (about ${Math.round(days / 30.4)} months)`;
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;
