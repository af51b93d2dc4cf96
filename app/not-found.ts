import { data } from "react-router";

/** `found`, or the not-found page with status 404 instead of the one asked for. */
export function foundOr404<T>(found: T | undefined): T {
  if (found === undefined) throw data(null, { status: 404 });
  return found;
}

/** Whether `slug` is the address of `record` or one of its further ones (R-RTE-13, R-RTE-15). */
export function isAt(record: { slug: string; aliases?: readonly string[] }, slug: string): boolean {
  return record.slug === slug || (record.aliases?.includes(slug) ?? false);
}
