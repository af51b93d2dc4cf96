/**
 * Whether who sent `request` takes Brotli (RFC 9110 §12.5.3). At Cloudflare the worker is asked for it in any case: what
 * has `content-encoding: br` goes on as it is to browsers that take it, and is decoded for others
 * (https://developers.cloudflare.com/speed/optimization/content/compression/, "from origin servers").
 */
export function acceptsBrotli(request: Request): boolean {
  return /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(request.headers.get("accept-encoding") ?? "");
}
