import type { DigestDetail } from "./digest-text.ts";

export interface DigestSettings {
  /** Hour of the office's day, 0 to 23; `null`: no digest. */
  hour: number | null;
  detail: DigestDetail;
}

const usualHour = 8;

/**
 * Settings from their variables. What is none of the known words counts as not set, so that a slip silences nothing.
 */
export function digestSettings(variables: {
  DIGEST_HOUR?: string | undefined;
  DIGEST_DETAIL?: string | undefined;
}): DigestSettings {
  const { DIGEST_HOUR: hour = "", DIGEST_DETAIL: detail = "" } = variables;
  const known = /^([01]?\d|2[0-3])$/.test(hour.trim());
  return {
    hour: hour.trim() === "off" ? null : known ? Number(hour) : usualHour,
    detail: detail === "counts" || detail === "excerpts" ? detail : "names",
  };
}
