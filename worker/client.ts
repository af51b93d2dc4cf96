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

/** Whether `client` may send now. A limiter that fails lets through: losing a message would be worse. */
export async function withinRateLimit(limiter: RateLimit, client: Client): Promise<boolean> {
  try {
    return (await limiter.limit({ key: client.address })).success;
  } catch {
    return true;
  }
}
