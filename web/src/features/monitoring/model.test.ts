import type { MentionedCompany } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { buildResultsView, nextSort } from './model.ts';

function aRow(over: Partial<MentionedCompany>): MentionedCompany {
  return {
    name: 'Relata',
    rank: 1,
    isOwn: false,
    mentions: 1,
    occurrences: 1,
    sharePercent: 10,
    averagePosition: 1,
    sentiment: [],
    ...over,
  };
}
const others = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aRow({ name: `Azienda ${String(index + 1).padStart(2, '0')}`, rank: index + 1, mentions: 100 - index }),
  );

describe('the order of the results table', () => {
  it('cycles a column through ascending, descending and default', () => {
    const first = nextSort({ current: null, column: 'mentions' });
    expect(first).toEqual({ column: 'mentions', direction: 'ascending' });
    const second = nextSort({ current: first, column: 'mentions' });
    expect(second).toEqual({ column: 'mentions', direction: 'descending' });
    expect(nextSort({ current: second, column: 'mentions' })).toBeNull();
  });

  it('starts another column at ascending', () => {
    const current = { column: 'mentions', direction: 'descending' } as const;
    expect(nextSort({ current, column: 'name' })).toEqual({ column: 'name', direction: 'ascending' });
  });

  it('keeps companies without a position at the end in both directions', () => {
    const companies = [
      aRow({ name: 'Con', rank: 1, averagePosition: 2 }),
      aRow({ name: 'Senza', rank: 2, averagePosition: null }),
      aRow({ name: 'Prima', rank: 3, averagePosition: 1 }),
    ];
    const names = (direction: 'ascending' | 'descending') =>
      buildResultsView({ companies, otherCount: 0, sort: { column: 'position', direction } }).rows.map(
        (row) => row.name,
      );
    expect(names('ascending')).toEqual(['Prima', 'Con', 'Senza']);
    expect(names('descending')).toEqual(['Con', 'Prima', 'Senza']);
  });
});

describe('which companies the results table shows', () => {
  it('shows ten other companies beside the own one among them', () => {
    const companies = [...others(12), aRow({ name: 'Mia', isOwn: true, rank: 3.5 })];
    const view = buildResultsView({ companies, otherCount: 0, sort: null });
    expect(view.rows).toHaveLength(11);
    expect(view.ownBelow).toBeNull();
    expect(view.hiddenCount).toBe(2);
  });

  it('sets the own company apart when it comes after the tenth other', () => {
    const companies = [...others(12), aRow({ name: 'Mia', isOwn: true, rank: 13 })];
    const view = buildResultsView({ companies, otherCount: 4, sort: null });
    expect(view.rows).toHaveLength(10);
    expect(view.ownBelow?.name).toBe('Mia');
    expect(view.hiddenCount).toBe(6);
  });

  it('hides nothing when fewer than ten others were found', () => {
    const companies = [...others(3), aRow({ name: 'Mia', isOwn: true, rank: 4, mentions: 0 })];
    const view = buildResultsView({ companies, otherCount: 0, sort: null });
    expect(view.rows).toHaveLength(4);
    expect(view.ownBelow).toBeNull();
    expect(view.hiddenCount).toBe(0);
  });
});
