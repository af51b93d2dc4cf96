/** One JSON line for Cloudflare's logs. Ids and reasons only: nothing a visitor wrote belongs here. */
export function log(
  event: string,
  details: Record<string, string | number | boolean | undefined> = {},
): void {
  console.log(JSON.stringify({ event, ...details }));
}
