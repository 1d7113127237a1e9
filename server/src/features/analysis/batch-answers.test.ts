import { describe, expect, it } from 'vitest';
import { createBatchWriter } from './batch-answers.ts';

const nothingRefused = new Map<number, Error>();
const numbers = (count: number) => Array.from({ length: count }, (_, item) => item);

describe('writing answers in batches', () => {
  it('writes together what lands together, in order', async () => {
    const batches: number[][] = [];
    const writer = createBatchWriter<number>({
      write: (items) => {
        batches.push([...items]);
        return Promise.resolve(nothingRefused);
      },
    });
    await Promise.all(numbers(120).map((item) => writer.add(item)));
    expect(batches.flat()).toEqual(numbers(120));
    expect(batches.map(({ length }) => length)).toEqual([50, 50, 20]);
  });

  it('never writes two batches at once', async () => {
    let writing = 0;
    let most = 0;
    const writer = createBatchWriter<number>({
      write: async () => {
        writing += 1;
        most = Math.max(most, writing);
        await new Promise(setImmediate);
        writing -= 1;
        return nothingRefused;
      },
    });
    await Promise.all(numbers(200).map((item) => writer.add(item)));
    expect(most).toBe(1);
  });

  it('tells whose item was refused, and nobody else', async () => {
    const writer = createBatchWriter<number>({
      write: (items) => Promise.resolve(new Map(items.includes(3) ? [[3, new Error('lost')]] : [])),
    });
    const results = await Promise.allSettled(numbers(6).map((item) => writer.add(item)));
    expect(results.map(({ status }) => status === 'rejected')).toEqual([0, 0, 0, 1, 0, 0].map(Boolean));
  });

  it('writes the others when one item makes the whole batch fail', async () => {
    const stored: number[] = [];
    const writer = createBatchWriter<number>({
      write: (items) => {
        if (items.includes(3)) return Promise.reject(new Error('poison'));
        stored.push(...items);
        return Promise.resolve(nothingRefused);
      },
    });
    const results = await Promise.allSettled(numbers(6).map((item) => writer.add(item)));
    expect(stored).toEqual([0, 1, 2, 4, 5]);
    expect(results[3]).toMatchObject({ status: 'rejected', reason: new Error('poison') });
    await writer.add(7);
    expect(stored.at(-1)).toBe(7);
  });
});
