/** What Cloudflare's API, or a local store that another process holds, says of a fault that is over in a moment. */
const passing = /\b(?:429|50[0234])\b|database is locked|SQLITE_BUSY|fetch failed/;

/**
 * What `work` returns, which is done again after each of `pausesMs` while it fails by a fault that passes. Throws its
 * last error, and any other at once. Only for what may be done twice.
 *
 * @param said what an error of `work` tells
 */
export function tryAgain<Result>(
  work: () => Result,
  said: (error: unknown) => string,
  pausesMs: readonly number[] = [500, 1500, 4000],
): Result {
  for (const pauseMs of pausesMs) {
    try {
      return work();
    } catch (error) {
      if (!passing.test(said(error))) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
    }
  }
  return work();
}
