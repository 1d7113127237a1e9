/** The target duration of a batch: requests of others wait for no more than one. */
const BATCH_MS = 50;
/**
 * The rows that depend on one row differ by a hundredfold, so the first batch is small and each next one at most twice
 * as large.
 */
export const FIRST_BATCH_ROWS = 50;
const MAX_ROWS = 1_000;
const MIN_ROWS = 10;
const MAX_PAUSE_MS = 1_000;

/** The size of the next batch, by how long one of at most `rows` took under the present load. */
export function decideBatchRows({ rows, tookMs }: { rows: number; tookMs: number }): number {
  const wanted = Math.round((rows * BATCH_MS) / Math.max(1, tookMs));
  return Math.max(MIN_ROWS, Math.min(wanted, rows * 2, MAX_ROWS));
}

/** As long as the batch took, so that at least half of the time is left to others. */
export function decidePauseMs(tookMs: number): number {
  return Math.min(tookMs, MAX_PAUSE_MS);
}
