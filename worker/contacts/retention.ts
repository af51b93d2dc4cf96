import type { Environment } from "../settings.ts";
import type { SubmissionType } from "./record.ts";

/** Days that submissions of each kind are kept as configured. */
export interface Retention {
  messages: number;
  applications: number;
  newsletter: number;
}

/** The periods of `env`; a setting that is no number of days counts as not made. */
export function retentionOf(env: Environment): Retention {
  return {
    messages: daysIn(env.RETENTION_DAYS, 730),
    applications: daysIn(env.APPLICATION_RETENTION_DAYS, 180),
    newsletter: daysIn(env.NEWSLETTER_RETENTION_DAYS, 730),
  };
}

/** Days a submission of `type` is kept. */
export function daysKept({ messages, applications, newsletter }: Retention, type: SubmissionType): number {
  if (type === "application") return applications;
  return type === "newsletter" ? newsletter : messages;
}

function daysIn(setting: string, usual: number): number {
  const days = Number(setting);
  return days >= 1 ? Math.round(days) : usual;
}
