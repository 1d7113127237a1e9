import { ROWS_PER_STATEMENT } from './run-purge.ts';

/**
 * Removes in statements of bounded size until nothing is left, or the process is to stop.
 * @param remove removes at most `limit` rows and gives how many went
 * @returns how many went in all
 */
export async function removeInBatches(
  remove: (limit: number) => Promise<number>,
  signal?: AbortSignal,
): Promise<number> {
  let removed = 0;
  for (;;) {
    signal?.throwIfAborted();
    const count = await remove(ROWS_PER_STATEMENT);
    removed += count;
    if (count < ROWS_PER_STATEMENT) return removed;
  }
}
