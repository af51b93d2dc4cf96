/**
 * `work`, of which never two run at once: calls are answered by the next run to begin, which sees what they were made
 * for. Rejects with what `work` throws.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= last
      .catch(() => {})
      .then(() => {
        next = undefined;
        return work();
      });
    last = next;
    return next;
  };
}

/** How often files are read again that went while they were read: editors save by renaming. */
const most = 5;

/** What `read` tells once no file goes while it reads. Throws what it throws for another reason. */
export async function readAgain<Value>(read: () => Promise<Value>): Promise<Value> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await read();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT" || turn === most) throw error;
      await new Promise((later) => setTimeout(later, 50 * turn));
    }
  }
}
