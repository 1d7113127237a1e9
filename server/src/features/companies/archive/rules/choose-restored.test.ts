import { describe, expect, it } from 'vitest';
import { isRestorable, restorableUntil } from './archive-life.ts';
import { chooseRestored } from './choose-restored.ts';
import { isUpgrade } from './is-upgrade.ts';

const at = (day: number) => new Date(Date.UTC(2026, 0, day));
const company = (id: string, day: number) => ({ id, createdAt: at(day) });
const prompt = (id: string, companyId: string, day: number) => ({ id, companyId, createdAt: at(day) });
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

const LIVE = { companies: [company('a', 1)], prompts: [prompt('a1', 'a', 1)] };
const ARCHIVED = {
  companies: [company('c', 3), company('b', 2)],
  prompts: [prompt('c1', 'c', 3), prompt('b1', 'b', 2), prompt('a2', 'a', 5)],
};

describe('what comes back with an upgrade', () => {
  it.each([
    ['all where it fits', 3, 4, ['b', 'c'], ['b1', 'c1', 'a2']],
    ['the oldest company and the prompts of those that are there', 2, 4, ['b'], ['b1', 'a2']],
    ['the oldest prompts', 3, 2, ['b', 'c'], ['b1']],
    ['prompts of companies that never left', 1, 9, [], ['a2']],
    ['nothing where all places are taken', 1, 1, [], []],
    ['nothing where more is there than fits', 0, 0, [], []],
  ])('is %s', (_, maxCompanies, maxPrompts, companies, prompts) => {
    const restored = chooseRestored({ live: LIVE, archived: ARCHIVED, maxCompanies, maxPrompts });
    expect([idsOf(restored.companies), idsOf(restored.prompts)]).toEqual([companies, prompts]);
  });

  it('was archived less than thirty days ago', () => {
    const archivedAt = at(1);
    expect(restorableUntil(archivedAt)).toEqual(at(31));
    expect(isRestorable({ archivedAt, now: new Date(at(31).getTime() - 1) })).toBe(true);
    expect(isRestorable({ archivedAt, now: at(31) })).toBe(false);
    expect(isRestorable({ archivedAt: null, now: at(2) })).toBe(false);
  });
});

describe('an upgrade', () => {
  it.each([
    [[2, 15], [5, 50], true],
    [[2, 15], [2, 50], true],
    [[5, 50], [2, 15], false],
    [[2, 15], [2, 15], false],
    [[2, 15], [1, 50], false],
  ] as const)('from %j to %j: %s', (before, after, expected) => {
    const size = ([maxCompanies, maxPrompts]: readonly [number, number]) => ({ maxCompanies, maxPrompts });
    expect(isUpgrade({ before: size(before), after: size(after) })).toBe(expected);
  });
});
