import { expandIPv6 } from "hono/utils/ipaddr";
import type { Environment } from "../settings.ts";

/** What is known of who sends a request. The address is used in memory only, for the rate limit. */
export interface Client {
  address: string;
  /** ISO 3166 code, or `null` when unknown. */
  country: string | null;
}

export function clientOf(request: Request): Client {
  const country: unknown = request.cf?.["country"];
  return {
    address: request.headers.get("cf-connecting-ip") ?? "unknown",
    country: typeof country === "string" ? country : null,
  };
}

/**
 * Whether a browser sent `request` from one of our own pages, or no browser did (no Origin, no Fetch Metadata).
 * There are no cookies to steal a session with; this keeps other sites from sending messages in a visitor's name.
 * OWASP CSRF Prevention: Fetch Metadata first, Origin as the fallback.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const origin = request.headers.get("origin");
  return origin === null || origin === new URL(request.url).origin;
}

/** Limits count by the minute (`wrangler.toml`). */
export const limitSeconds = 60;

/** What is limited, each with counts of its own: who looks at receipts, or whose pages fail, can still send. */
type Limited = "message" | "receipt" | "error";

/**
 * Whose limit forbids `what` to `client` now: its `own`, or the one that is `shared` with everybody, which keeps a flood
 * from many addresses from staff and from the store's daily quota (`decisions/0016-what-a-flood-may-cost.md`). Beyond
 * what everybody has together, each country has a little of its own, so that a flood from elsewhere silences nobody
 * there. Whoever is over his own takes nothing from the others'. To be asked about what is in order only.
 */
export async function limitOver(
  what: Limited,
  { address, country }: Client,
  env: Environment,
): Promise<"own" | "shared" | undefined> {
  if (!(await isWithin(env.CONTACT_LIMIT, `${what} ${networkOf(address)}`))) return "own";
  if (await isWithin(env.CONTACT_LIMIT_ALL, what)) return undefined;
  return (await isWithin(env.CONTACT_LIMIT_COUNTRY, `${what} ${country}`)) ? undefined : "shared";
}

/** Whether a mailbox may be subscribed or taken off again: counted for itself, whoever else does. */
export function mayFollow(mailbox: string, env: Environment): Promise<boolean> {
  return isWithin(env.CONTACT_LIMIT, `letter ${mailbox}`);
}

/** A limiter that fails lets through: losing a message would be worse. */
async function isWithin(limiter: RateLimit, key: string): Promise<boolean> {
  try {
    return (await limiter.limit({ key })).success;
  } catch {
    return true;
  }
}

/**
 * What counts as one address: an IPv4 address, also as IPv6 writes it (RFC 4291 §2.5.5.2), or the /64 that an IPv6
 * connection has to itself, all 2^64 addresses of it.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(":")) return address;
  return `${expandIPv6(address.toLowerCase()).split(":").slice(0, 4).join(":")}::/64`;
}
