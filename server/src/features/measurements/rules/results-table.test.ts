import { describe, expect, it } from 'vitest';
import type { CompanyTally } from './aggregate-mentions.ts';
import { buildResultsTable, chooseDisplayName } from './results-table.ts';

const tally = (name: string, overrides: Partial<CompanyTally> = {}): CompanyTally => ({
  key: name.toLowerCase(),
  isOwn: false,
  names: [{ name, count: 1 }],
  mentions: 1,
  occurrences: 1,
  positionSum: 1,
  positionSquareSum: 1,
  tones: { positive: 0, neutral: 0, negative: 0, unknown: 1 },
  aspects: [],
  besideOwn: 0,
  beforeOwn: 0,
  ...overrides,
});
const near = (value: number): unknown => expect.closeTo(value, 1);
const names = (companies: CompanyTally[]) =>
  buildResultsTable({ companies, ownName: 'Rossi & Figli' }).rows.map(({ name }) => name);

describe('the results table', () => {
  it('orders by mentions, then by average position, then by name', () => {
    expect(
      names([
        tally('Terza', { mentions: 2, positionSum: 8 }),
        tally('Prima', { mentions: 5, positionSum: 20 }),
        tally('Seconda', { mentions: 2, positionSum: 4 }),
        tally('Beta'),
        tally('Alfa'),
        tally('rossi', { isOwn: true, mentions: 1, positionSum: 9 }),
      ]),
    ).toEqual(['Prima', 'Seconda', 'Terza', 'Alfa', 'Beta', 'Rossi & Figli']);
  });

  it('gives the ends of intervals to four decimals', () => {
    const { rows } = buildResultsTable({
      companies: [tally('Aruba', { mentions: 3, positionSum: 7, positionSquareSum: 21 })],
      ownName: 'Rossi & Figli',
    });
    expect(rows[0]?.positionHigh).toBe(6.128);
  });

  it('shows the own company under the name its user gave it, also when nobody names it', () => {
    const { rows } = buildResultsTable({
      companies: [tally('Aruba')],
      ownName: 'Rossi & Figli',
    });
    expect(rows[1]).toEqual({
      key: '',
      name: 'Rossi & Figli',
      rank: 2,
      isOwn: true,
      mentions: 0,
      occurrences: 0,
      sharePercent: 0,
      averagePosition: null,
      positionLow: null,
      positionHigh: null,
      sentiment: [],
    });
  });

  it('gives shares of all mentions that add up to a hundred', () => {
    const { rows } = buildResultsTable({
      companies: [tally('A', { mentions: 5 }), tally('B', { mentions: 3 }), tally('C', { mentions: 2 })],
      ownName: 'Io',
    });
    expect(rows.map(({ sharePercent }) => sharePercent)).toEqual([50, 30, 20, 0]);
  });

  it('says how sure a position is, by the answers that name the company', () => {
    const { rows } = buildResultsTable({
      companies: [
        tally('A', { mentions: 15, positionSum: 30, positionSquareSum: 74 }),
        tally('B', { mentions: 133, positionSum: 133, positionSquareSum: 133 }),
      ],
      ownName: 'Io',
    });
    const a = rows.find(({ name }) => name === 'A');
    expect(a).toMatchObject({
      averagePosition: 2,
      positionLow: near(1.446),
      positionHigh: near(2.554),
    });
  });

  it('has no interval of a position found once', () => {
    const { rows } = buildResultsTable({ companies: [tally('A')], ownName: 'Io' });
    expect(rows[0]).toMatchObject({
      averagePosition: 1,
      positionLow: null,
    });
  });

  it('has no share when nobody is mentioned', () => {
    const { rows } = buildResultsTable({ companies: [], ownName: 'Io' });
    expect(rows).toMatchObject([{ name: 'Io', sharePercent: null, averagePosition: null }]);
  });

  it('sends at most 200 companies, the own one always, and adds up the others', () => {
    const many = Array.from({ length: 250 }, (_, index) =>
      tally(`Azienda ${String(index)}`, { mentions: 300 - index, positionSum: 300 - index }),
    );
    const own = tally('io', { isOwn: true, mentions: 1 });
    const { rows, others } = buildResultsTable({
      companies: [...many, own],
      ownName: 'Io',
    });
    expect(rows).toHaveLength(200);
    expect(rows.at(-1)).toMatchObject({ name: 'Io', rank: 251 });
    expect(rows.at(-2)).toMatchObject({ rank: 199 });
    const hidden = many.slice(199).reduce((total, { mentions }) => total + mentions, 0);
    expect(others).toEqual({ count: 51, mentions: hidden });
    const shares = rows.reduce((total, { sharePercent }) => total + (sharePercent ?? 0), 0);
    const all = many.reduce((total, { mentions }) => total + mentions, 1);
    expect(shares + (hidden / all) * 100).toBeCloseTo(100, 8);
  });

  it('gives each company its three most frequent labels', () => {
    const { rows } = buildResultsTable({
      companies: [
        tally('Aruba', {
          mentions: 9,
          tones: { positive: 4, neutral: 1, negative: 2, unknown: 2 },
          aspects: [
            { label: 'affidabile', tone: 'positive', count: 3 },
            { label: 'costoso', tone: 'negative', count: 2 },
          ],
        }),
      ],
      ownName: 'Io',
    });
    expect(rows[0]?.sentiment.map(({ label, count }) => `${label} ${String(count)}`)).toEqual([
      'positivo 4',
      'affidabile 3',
      'negativo 2',
    ]);
  });

  it('shows a company under its most frequent spelling', () => {
    const spellings = [
      { name: 'ARUBA', count: 2 },
      { name: 'Aruba', count: 3 },
      { name: 'Aruba S.p.A.', count: 3 },
    ];
    expect(chooseDisplayName({ key: 'aruba', names: spellings })).toBe('Aruba');
    expect(chooseDisplayName({ key: 'aruba', names: spellings.toReversed() })).toBe('Aruba');
  });
});
