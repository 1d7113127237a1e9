import { describe, expect, it } from 'vitest';
import { createBatchWriter } from './batch-answers.ts';

const record = () => {
  const batches: number[][] = [];
  const errors: unknown[] = [];
  return { batches, errors, onError: (error: unknown) => errors.push(error) };
};

describe('writing answers in batches', () => {
  it('writes together what lands together, in order', async () => {
    const { batches, onError } = record();
    const writer = createBatchWriter<number>({
      write: (items) => Promise.resolve(void batches.push(items)),
      onError,
    });
    for (let item = 0; item < 120; item += 1) writer.add(item);
    await writer.drain();
    expect(batches.flat()).toEqual(Array.from({ length: 120 }, (_, item) => item));
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
      },
      onError: () => undefined,
    });
    for (let item = 0; item < 200; item += 1) writer.add(item);
    await writer.drain();
    expect(most).toBe(1);
  });

  it('tells of the first failed write at once and writes nothing after it', async () => {
    const { errors, onError } = record();
    const broken = new Error('no connection');
    let writes = 0;
    const writer = createBatchWriter<number>({
      write: () => {
        writes += 1;
        return Promise.reject(broken);
      },
      onError,
    });
    for (let item = 0; item < 80; item += 1) writer.add(item);
    await expect(writer.drain()).rejects.toBe(broken);
    writer.add(81);
    await expect(writer.drain()).rejects.toBe(broken);
    expect(errors).toEqual([broken]);
    expect(writes).toBe(1);
  });
});
