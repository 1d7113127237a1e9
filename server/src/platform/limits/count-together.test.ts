import { expect, it } from 'vitest';
import { countTogether } from './count-together.ts';

/** Counts in memory, and only when asked to go on. */
function startCounting() {
  const statements: [key: string, uses: number][] = [];
  const totals = new Map<string, number>();
  let goOn = Promise.withResolvers<null>();
  const take = countTogether(async (key, uses) => {
    statements.push([key, uses]);
    await goOn.promise;
    const total = (totals.get(key) ?? 0) + uses;
    totals.set(key, total);
    return total;
  });
  return {
    statements,
    take,
    goOn: () => goOn.resolve(null),
    fail: () => {
      goOn.reject(new Error('The database is away'));
      goOn = Promise.withResolvers();
      goOn.resolve(null);
    },
  };
}

it('counts a crowd on one key by two statements, and tells each its own place', async () => {
  const { statements, take, goOn } = startCounting();
  const uses = Array.from({ length: 50 }, async () => take('one'));
  goOn();
  const places = (await Promise.all(uses)).map(({ counted, usesAfter }) => counted - usesAfter);
  expect(places).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  expect(statements).toEqual([
    ['one', 1],
    ['one', 49],
  ]);
});

it('lets no key wait for another', async () => {
  const { statements, take, goOn } = startCounting();
  const uses = ['one', 'two', 'three'].map(async (key) => take(key));
  expect(statements).toEqual([
    ['one', 1],
    ['two', 1],
    ['three', 1],
  ]);
  goOn();
  await Promise.all(uses);
});

it('fails the uses of a failed statement alone, and counts those after it', async () => {
  const { statements, take, fail } = startCounting();
  const first = take('one');
  const second = take('one');
  fail();
  await expect(first).rejects.toThrow('The database is away');
  expect(await second).toEqual({ counted: 1, usesAfter: 0 });
  expect(await take('one')).toEqual({ counted: 2, usesAfter: 0 });
  expect(statements).toHaveLength(3);
});
