/**
 * `operation`, which throws after `ms` without an answer: a visitor must not wait for a store that hangs. Writing a
 * 5 MB file takes far less.
 */
export async function inTime<Result>(operation: Promise<Result>, ms = 10_000): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException("No answer", "TimeoutError")), ms);
  });
  return Promise.race([operation, late]).finally(() => clearTimeout(timer));
}
