import type { Source } from "#content/schema.ts";

/** Marks a claim that nobody has confirmed, in previews only (`CLOUDFLARE_ENV=preview`). */
export function SampleTag({ source }: { source: Source | undefined }) {
  return import.meta.env.SAMPLE_TAGS && source === "sample" ? (
    <mark className="ml-2 px-2 py-0.5 type-small font-400">sample</mark>
  ) : null;
}
