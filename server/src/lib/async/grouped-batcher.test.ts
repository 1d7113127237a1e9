import { describe, expect, it } from 'vitest';
import { createGroupedBatcher } from './grouped-batcher.ts';

interface Item {
  readonly group: string;
  readonly value: number;
}

const items = (group: string, count: number): Item[] =>
  Array.from({ length: count }, (_, value) => ({ group, value }));

describe('dealing with groups apart', () => {
  it('puts no two groups into one batch', async () => {
    const batches: string[][] = [];
    const batcher = createGroupedBatcher<Item, string, number>({
      max: 50,
      waitMs: 1,
      groupOf: ({ group }) => group,
      maxAtOnce: 4,
      work: (batch) => {
        batches.push(batch.map(({ group }) => group));
        return Promise.resolve(batch.map(({ value }) => value * 2));
      },
    });
    const results = await Promise.all([...items('a', 7), ...items('b', 5)].map((item) => batcher.add(item)));
    expect(results).toEqual([0, 2, 4, 6, 8, 10, 12, 0, 2, 4, 6, 8]);
    expect(batches.every((groups) => new Set(groups).size === 1)).toBe(true);
    expect(batches.flat().toSorted().join('')).toBe('aaaaaaabbbbb');
  });

  it('lets no group wait for one that hangs', async () => {
    const hanging = Promise.withResolvers<number[]>();
    const batcher = createGroupedBatcher<Item, string, number>({
      max: 50,
      waitMs: 1,
      groupOf: ({ group }) => group,
      maxAtOnce: 2,
      work: (batch) =>
        batch[0]?.group === 'hung' ? hanging.promise : Promise.resolve(batch.map(({ value }) => value)),
    });
    const hung = batcher.add({ group: 'hung', value: 1 });
    expect(await Promise.all(items('other', 20).map((item) => batcher.add(item)))).toHaveLength(20);
    hanging.resolve([1]);
    expect(await hung).toBe(1);
  });

  it('works on so many batches at once and no more', async () => {
    let working = 0;
    let most = 0;
    const batcher = createGroupedBatcher<Item, string, number>({
      max: 50,
      waitMs: 1,
      groupOf: ({ group }) => group,
      maxAtOnce: 3,
      work: async (batch) => {
        working += 1;
        most = Math.max(most, working);
        await new Promise(setImmediate);
        working -= 1;
        return batch.map(({ value }) => value);
      },
    });
    const groups = Array.from({ length: 20 }, (_, index) => items(String(index), 3));
    await Promise.all(groups.flat().map((item) => batcher.add(item)));
    expect(most).toBe(3);
  });

  it('gives the fault of a group to its own items alone', async () => {
    const batcher = createGroupedBatcher<Item, string, number>({
      max: 50,
      waitMs: 1,
      groupOf: ({ group }) => group,
      maxAtOnce: 2,
      work: (batch) =>
        batch[0]?.group === 'broken'
          ? Promise.reject(new Error('Its node is down'))
          : Promise.resolve(batch.map(({ value }) => value)),
    });
    const [broken, other] = await Promise.allSettled([
      batcher.add({ group: 'broken', value: 1 }),
      batcher.add({ group: 'other', value: 2 }),
    ]);
    expect(broken).toMatchObject({ status: 'rejected', reason: { message: 'Its node is down' } });
    expect(other).toEqual({ status: 'fulfilled', value: 2 });
  });
});
