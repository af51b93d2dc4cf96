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
 * Whether `client` may send now: within its own limit, and everybody together within theirs, which keeps a flood from
 * many addresses from the store's daily quota. Whoever is over his own takes nothing from the others'.
 */
export async function maySend(client: Client, env: Environment): Promise<boolean> {
  return (
    (await isWithin(env.CONTACT_LIMIT, networkOf(client.address))) &&
    (await isWithin(env.CONTACT_LIMIT_ALL, "everybody"))
  );
}

/**
 * The same for looking at receipts, each with a count of its own: who looks can still send, and no flood of guesses
 * uses up the reads that messages need.
 */
export async function mayLook(client: Client, env: Environment): Promise<boolean> {
  return (
    (await isWithin(env.CONTACT_LIMIT, `receipt ${networkOf(client.address)}`)) &&
    (await isWithin(env.CONTACT_LIMIT_ALL, "receipts"))
  );
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
  const [front = "", back] = address.toLowerCase().split("::");
  const groups = front === "" ? [] : front.split(":");
  const behind = back ? back.split(":") : [];
  const zeros = back === undefined ? 0 : Math.max(0, 8 - groups.length - behind.length);
  const all = [...groups, ...Array<string>(zeros).fill("0"), ...behind];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
