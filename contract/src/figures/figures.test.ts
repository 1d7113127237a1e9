import { describe, expect, it } from 'vitest';
import { buildResultsView, isSmallSample } from './figures.ts';
import type { MentionedCompany } from '../monitoring/monitoring.ts';

const aRow = (row: Partial<MentionedCompany>): MentionedCompany => ({
  key: 'azienda',
  name: 'Azienda',
  rank: 1,
  isOwn: false,
  mentions: 8,
  occurrences: 9,
  sharePercent: 20,
  averagePosition: 2.5,
  positionLow: 1.9,
  positionHigh: 3.1,
  sentiment: [],
  ...row,
});
const others = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aRow({ name: `Azienda ${String(index + 1).padStart(2, '0')}`, rank: index + 1, mentions: 100 - index }),
  );

describe('the order of the results table', () => {
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

  it('lets no company lead by a position few answers give it; rows are numbered as they stand', () => {
    const companies = [
      aRow({ name: 'Molte', rank: 1, mentions: 40, averagePosition: 3 }),
      aRow({ name: 'Cinque', rank: 2, mentions: 5, averagePosition: 2 }),
      aRow({ name: 'Una', rank: 3, mentions: 1, averagePosition: 1 }),
      aRow({ name: 'Nessuna', rank: 4, mentions: 0, averagePosition: null }),
    ];
    const view = (direction: 'ascending' | 'descending') =>
      buildResultsView({ companies, otherCount: 0, sort: { column: 'position', direction } });
    expect(view('ascending').rows.map(({ name }) => name)).toEqual(['Cinque', 'Molte', 'Una', 'Nessuna']);
    expect(view('descending').rows.map(({ name }) => name)).toEqual(['Molte', 'Cinque', 'Una', 'Nessuna']);
    expect(view('ascending').places).toEqual([1, 2, 3, 4]);
    expect(buildResultsView({ companies, otherCount: 0, sort: null }).places).toEqual([1, 2, 3, 4]);
  });
});

describe('which companies the results table shows', () => {
  it('counts as found only companies some answer names, those not listed included', () => {
    const absent = aRow({ name: 'Mia', isOwn: true, rank: 13, mentions: 0, averagePosition: null });
    expect(buildResultsView({ companies: [absent], otherCount: 0, sort: null }).foundCount).toBe(0);
    expect(
      buildResultsView({ companies: [...others(12), absent], otherCount: 7, sort: null }).foundCount,
    ).toBe(19);
  });

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
    expect(view.places.at(-1)).toBe(13);
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

it('calls a sample small below twenty answers, and none at all no sample', () => {
  expect([0, 1, 19, 20].map(isSmallSample)).toEqual([false, true, true, false]);
});
