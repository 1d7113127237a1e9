import { describe, expect, it } from 'vitest';
import { createBatcher } from './batcher.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, item) => item);
const double = (items: readonly number[]) => items.map((item) => item * 2);

describe('dealing together with what comes together', () => {
  it('makes batches in order, and gives each item what came of it', async () => {
    const batches: number[][] = [];
    const gatherer = createBatcher<number, number>({
      max: 50,
      waitMs: 20,
      work: (items) => {
        batches.push([...items]);
        return Promise.resolve(double(items));
      },
    });
    const results = await Promise.all(numbers(120).map((item) => gatherer.add(item)));
    expect(results).toEqual(double(numbers(120)));
    expect(batches.flat()).toEqual(numbers(120));
    expect(batches.map(({ length }) => length)).toEqual([50, 50, 20]);
  });

  it('does not let wait whoever comes alone', async () => {
    const gatherer = createBatcher<number, number>({
      max: 50,
      waitMs: 600_000,
      work: (items) => Promise.resolve(double(items)),
    });
    expect(await gatherer.add(3)).toBe(6);
  });

  it('waits for nobody where everybody who could come is there', async () => {
    let callers = 3;
    const sizes: number[] = [];
    const gatherer = createBatcher<number, number>({
      max: 50,
      waitMs: 600_000,
      countCallers: () => callers,
      work: (items) => {
        sizes.push(items.length);
        return Promise.resolve(double(items));
      },
    });
    await Promise.all(numbers(3).map((item) => gatherer.add(item)));
    const [early, late] = [gatherer.add(3), new Promise(setImmediate).then(() => gatherer.add(4))];
    callers = 2;
    expect(await Promise.all([early, late])).toEqual([6, 8]);
    expect(sizes).toEqual([3, 2]);
  });

  it('never works on two batches at once', async () => {
    let working = 0;
    let max = 0;
    const gatherer = createBatcher<number, number>({
      max: 50,
      waitMs: 1,
      work: async (items) => {
        working += 1;
        max = Math.max(max, working);
        await new Promise(setImmediate);
        working -= 1;
        return double(items);
      },
    });
    await Promise.all(numbers(200).map((item) => gatherer.add(item)));
    expect(max).toBe(1);
  });

  it('tells whose item was refused, and nobody else', async () => {
    const gatherer = createBatcher<number, number>({
      max: 50,
      waitMs: 1,
      work: (items) => Promise.resolve(items.map((item) => (item === 3 ? new Error('lost') : item))),
    });
    const results = await Promise.allSettled(numbers(6).map((item) => gatherer.add(item)));
    expect(results.map(({ status }) => status === 'rejected')).toEqual([0, 0, 0, 1, 0, 0].map(Boolean));
  });

  it('deals with the others when one item makes the whole batch fail', async () => {
    const stored: number[] = [];
    const gatherer = createBatcher<number, number>({
      max: 50,
      waitMs: 1,
      work: (items) => {
        if (items.includes(3)) return Promise.reject(new Error('poison'));
        stored.push(...items);
        return Promise.resolve(double(items));
      },
    });
    const results = await Promise.allSettled(numbers(6).map((item) => gatherer.add(item)));
    expect(stored).toEqual([0, 1, 2, 4, 5]);
    expect(results[3]).toMatchObject({ status: 'rejected', reason: new Error('poison') });
    await gatherer.add(7);
    expect(stored.at(-1)).toBe(7);
  });
});
