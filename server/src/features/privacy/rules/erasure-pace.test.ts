import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_BATCH_ROWS, decideBatchRows, decidePauseMs } from './erasure-pace.ts';

/** So many batches on a machine where each row and each batch takes some time. */
function simulate({
  msPerRow,
  msPerBatch,
  batches,
}: {
  msPerRow: number;
  msPerBatch: number;
  batches: number;
}) {
  const runs: { rows: number; tookMs: number }[] = [];
  let rows = FIRST_BATCH_ROWS;
  for (let batch = 0; batch < batches; batch += 1) {
    const tookMs = msPerBatch + rows * msPerRow;
    runs.push({ rows, tookMs });
    rows = decideBatchRows({ rows, tookMs });
  }
  return runs;
}

describe('the pace of an erasure', () => {
  it('finds batches of about fifty milliseconds within a few, whatever a row weighs', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.06, max: 4, noNaN: true }),
        fc.double({ min: 1, max: 9, noNaN: true }),
        (msPerRow, msPerBatch) => {
          const settled = simulate({ msPerRow, msPerBatch, batches: 20 }).slice(8);
          for (const { tookMs } of settled) {
            expect(tookMs).toBeGreaterThan(35);
            expect(tookMs).toBeLessThan(65);
          }
        },
      ),
    );
  });

  it('at most doubles from one batch to the next and never stands still', () => {
    expect(decideBatchRows({ rows: 50, tookMs: 0 })).toBe(100);
    expect(decideBatchRows({ rows: 1_000, tookMs: 1 })).toBe(1_000);
    expect(decideBatchRows({ rows: 200, tookMs: 60_000 })).toBe(10);
    expect(decideBatchRows({ rows: 1, tookMs: 1 })).toBe(10);
  });

  it('leaves half of the time to others', () => {
    expect(decidePauseMs(48)).toBe(48);
    expect(decidePauseMs(8_000)).toBe(1_000);
  });
});
