import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PermitHolder, decidePermitShare } from './permit-share.ts';

const process = (holder: string, demand: number, held = 0): PermitHolder => ({ holder, demand, held });
const share = (
  limit: number,
  own: PermitHolder,
  others: PermitHolder[],
  { used = 0, turn = 0 }: { used?: number; turn?: number } = {},
) => decidePermitShare({ limit, own, others, used, turn });

describe('the permits of an engine among processes', () => {
  it.each([
    { when: 'one alone needs few', others: [], demand: 5, expected: 5 },
    { when: 'one alone needs more than there are', others: [], demand: 900, expected: 50 },
    { when: 'two need all', others: [process('b', 900)], demand: 900, expected: 25 },
    { when: 'the other needs little', others: [process('b', 10)], demand: 900, expected: 40 },
    { when: 'this one needs little', others: [process('b', 900)], demand: 10, expected: 10 },
    { when: 'the other still holds most', others: [process('b', 900, 45)], demand: 900, expected: 5 },
    { when: 'the other holds all', others: [process('b', 900, 50)], demand: 900, expected: 0 },
  ])('are $expected when $when', ({ others, demand, expected }) => {
    expect(share(50, process('a', demand), others)).toBe(expected);
  });

  it('are not taken from a call that is under way', () => {
    expect(share(50, process('a', 900, 50), [process('b', 900)], { used: 48 })).toBe(48);
  });

  it('go round when there are fewer permits than processes', () => {
    const turns = Array.from({ length: 6 }, (_, turn) => [
      share(1, process('a', 3), [process('b', 3)], { turn }),
      share(1, process('b', 3), [process('a', 3)], { turn }),
    ]);
    expect(turns.map(([a]) => a)).toEqual([1, 0, 1, 0, 1, 0]);
    expect(turns.map(([, b]) => b)).toEqual([0, 1, 0, 1, 0, 1]);
  });

  it('are never more than the limit, whatever the processes want, in whatever order they ask', () => {
    const demands = fc.array(fc.nat(40), { minLength: 1, maxLength: 5 });
    const steps = fc.array(fc.tuple(fc.nat(4), fc.nat(40), fc.nat(40)), { maxLength: 60 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), demands, steps, (limit, wanted, asked) => {
        const holders = wanted.map((demand, index) => process(String(index), demand));
        for (const [turn, [who, demand, usable]] of asked.entries()) {
          const index = who % holders.length;
          const own = { ...(holders[index] ?? expect.fail()), demand };
          const others = holders.filter(({ holder }) => holder !== own.holder);
          const used = Math.min(own.held, usable);
          holders[index] = { ...own, held: decidePermitShare({ limit, own, used, others, turn }) };
          expect(holders.reduce((total, { held }) => total + held, 0)).toBeLessThanOrEqual(limit);
        }
      }),
    );
  });
});
