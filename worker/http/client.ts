import { expandIPv6 } from "hono/utils/ipaddr";
import type { Environment } from "../settings.ts";

export type Client = ReturnType<typeof clientOf>;

/** Who sends a request: the address, for the rate limit alone, and the country (ISO 3166) or `null` when unknown. */
export function clientOf(request: Request) {
  const country: unknown = request.cf?.["country"];
  return {
    address: request.headers.get("cf-connecting-ip") ?? "unknown",
    country: typeof country === "string" ? country : null,
  };
}

/**
 * Whether `request` comes from one of our own pages, or not from a browser (no Origin, no Fetch Metadata). There are
 * no cookies and no session; this keeps other sites from sending messages in a visitor's name. OWASP CSRF Prevention:
 * Fetch Metadata first, Origin as the fallback.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const origin = request.headers.get("origin");
  return origin === null || origin === new URL(request.url).origin;
}

/** Limits count by the minute (`wrangler.toml`). */
export const limitSeconds = 60;

/**
 * Which rate limit, if any, `client` has exceeded for `what`: its `own`, or the one `shared` by everybody, which protects staff
 * and receivers from a flood from many addresses (docs/decisions/0016). Clients over their own
 * limit use up nothing shared. Each `what` counts by itself: reading receipts or health and reporting errors must not
 * block sending. Call this only for valid requests.
 */
export async function limitOver(
  what: "message" | "receipt" | "error" | "health",
  { address }: Client,
  env: Environment,
): Promise<"own" | "shared" | undefined> {
  if (!(await isWithin(env.CONTACT_LIMIT, `${what} ${networkOf(address)}`))) return "own";
  return (await isWithin(env.CONTACT_LIMIT_ALL, what)) ? undefined : "shared";
}

/** Allows the request if the limiter fails: losing a message would be worse. */
async function isWithin(limiter: RateLimit, key: string): Promise<boolean> {
  try {
    return (await limiter.limit({ key })).success;
  } catch {
    return true;
  }
}

/** What counts as one address: an IPv4 address, or an IPv6 /64, since one connection has all 2^64 addresses of it. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  return `${expandIPv6(address.toLowerCase()).split(":").slice(0, 4).join(":")}::/64`;
}
