/** Whether `slug` is the slug of `record` or one of its aliases. */
export function isAt(record: { slug: string; aliases?: readonly string[] }, slug: string): boolean {
  return record.slug === slug || (record.aliases?.includes(slug) ?? false);
}
