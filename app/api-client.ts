/**
 * Requests to our own endpoints, as the site's specification has them: JSON both ways, credentials always, errors as
 * `status: body`; and how queries fetch, of which there are none yet.
 */

/** A non-success answer; the message is `500: text`, or the status text when the body is empty. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: string;
  /** The answer's `Retry-After`, when given in seconds. */
  readonly retryAfter?: number;

  constructor({ status, statusText, headers }: Response, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.body = body;
    const retryAfter = headers.get("retry-after") ?? "";
    if (/^\d+$/.test(retryAfter)) this.retryAfter = Number(retryAfter);
  }
}

/**
 * Sends `body` as JSON when there is one and returns the answer's JSON, `undefined` for an empty answer.
 * Throws `ApiError` for a status outside 2xx, and whatever `fetch` throws when no answer comes or `signal` aborts it.
 */
export async function apiRequest(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<unknown> {
  const response = await fetch(path, {
    method,
    credentials: "include",
    headers: body === undefined ? headers : { "Content-Type": "application/json", ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response, text);
  return text === "" ? undefined : JSON.parse(text);
}

/** The default fetching function: GETs the segments of a query key joined with `/`; a 401 throws or gives `null`. */
export function queryFunction({ on401 = "throw" }: { on401?: "throw" | "returnNull" } = {}) {
  return async function fetchQuery({ queryKey }: { queryKey: readonly unknown[] }): Promise<unknown> {
    try {
      return await apiRequest("GET", queryKey.join("/"));
    } catch (error) {
      if (on401 === "returnNull" && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };
}

/** Data-fetching defaults: nothing is refetched automatically; times in milliseconds. */
export const queryDefaults = {
  retry: false,
  refetchInterval: false,
  refetchOnWindowFocus: false,
  staleTime: Infinity,
  gcTime: 5 * 60_000,
  retryDelay: (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000),
} as const;
