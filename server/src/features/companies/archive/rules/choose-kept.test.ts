import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseKept } from './choose-kept.ts';

const at = (day: number) => new Date(Date.UTC(2026, 0, day));
const company = (id: string, day: number) => ({ id, createdAt: at(day) });
const prompt = (id: string, companyId: string, day: number) => ({ id, companyId, createdAt: at(day) });
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

const COMPANIES = [company('c', 3), company('a', 1), company('b', 2)];
const PROMPTS = [
  prompt('c1', 'c', 3),
  prompt('a1', 'a', 1),
  prompt('a2', 'a', 9),
  prompt('b1', 'b', 2),
  prompt('b2', 'b', 8),
];

describe('what stays of an account', () => {
  it.each([
    ['everything where it fits', 3, 5, ['a', 'b', 'c'], ['a1', 'b1', 'c1', 'b2', 'a2']],
    ['the oldest companies with their prompts', 2, 5, ['a', 'b'], ['a1', 'b1', 'b2', 'a2']],
    ['of these the oldest prompts, whichever company they belong to', 2, 3, ['a', 'b'], ['a1', 'b1', 'b2']],
    ['companies without prompts', 3, 0, ['a', 'b', 'c'], []],
    ['nothing', 0, 5, [], []],
    ['nothing, rather than less', -1, -1, [], []],
  ])('is %s', (_, maxCompanies, maxPrompts, companies, prompts) => {
    const chosen = chooseKept({ companies: COMPANIES, prompts: PROMPTS, maxCompanies, maxPrompts });
    expect([idsOf(chosen.companies.kept), idsOf(chosen.prompts.kept)]).toEqual([companies, prompts]);
  });

  const anAccount = fc
    .array(
      fc.record({ day: fc.integer({ min: 1, max: 3 }), prompts: fc.array(fc.integer({ min: 1, max: 3 })) }),
    )
    .map((rows) => ({
      companies: rows.map(({ day }, index) => company(`c${String(index)}`, day)),
      prompts: rows.flatMap((row, index) =>
        row.prompts.map((day, place) =>
          prompt(`p${String(index)}-${String(place)}`, `c${String(index)}`, day),
        ),
      ),
    }));
  const aMaximum = fc.integer({ min: 0, max: 6 });

  it('never exceeds a maximum, loses nothing, keeps no prompt without its company', () => {
    fc.assert(
      fc.property(anAccount, aMaximum, aMaximum, (account, maxCompanies, maxPrompts) => {
        const { companies, prompts } = chooseKept({ ...account, maxCompanies, maxPrompts });
        expect(companies.kept.length).toBe(Math.min(account.companies.length, maxCompanies));
        expect(prompts.kept.length).toBeLessThanOrEqual(maxPrompts);
        expect(idsOf([...companies.kept, ...companies.left]).toSorted()).toEqual(
          idsOf(account.companies).toSorted(),
        );
        expect(idsOf([...prompts.kept, ...prompts.left]).toSorted()).toEqual(
          idsOf(account.prompts).toSorted(),
        );
        for (const { companyId } of prompts.kept) expect(idsOf(companies.kept)).toContain(companyId);
      }),
    );
  });

  it('is the same in whatever order the rows were read, and the same again of what stayed', () => {
    fc.assert(
      fc.property(anAccount, aMaximum, aMaximum, (account, maxCompanies, maxPrompts) => {
        const most = { maxCompanies, maxPrompts };
        const chosen = chooseKept({ ...account, ...most });
        const turned = { companies: account.companies.toReversed(), prompts: account.prompts.toReversed() };
        expect(chooseKept({ ...turned, ...most })).toEqual(chosen);
        const again = chooseKept({ companies: chosen.companies.kept, prompts: chosen.prompts.kept, ...most });
        expect([again.companies.left, again.prompts.left]).toEqual([[], []]);
      }),
    );
  });
});
