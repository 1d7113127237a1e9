import type { PortfolioCompany, PortfolioView } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { arrange, countVerdicts, FIRST_VIEW, isSameView, NOBODY, turnSort } from './model.ts';

const EMPTY_WEEKS = { mentions: [], responses: [], incomparable: [] };
const aRow = (name: string, given: Partial<PortfolioCompany> = {}): PortfolioCompany => ({
  companyId: name,
  name,
  websiteUrl: `https://${name}.example`,
  labelIds: [],
  prompts: 3,
  mentionRate: { percent: 20, lowPercent: 10, highPercent: 30, n: 100 },
  averagePosition: { value: 3, low: 2, high: 4, n: 20 },
  weeks: EMPTY_WEEKS,
  analysedOn: '2026-11-22',
  change: null,
  verdict: 'too_few',
  alerts: { open: 0, unread: 0 },
  assigneeId: null,
  ...given,
});
const changed = (verdict: PortfolioCompany['verdict'], difference: number): Partial<PortfolioCompany> => ({
  verdict,
  change: {
    verdict: 'within_variability',
    days: 7,
    previousPercent: 20,
    previousN: 100,
    currentPercent: 20 + difference,
    currentN: 100,
    points: { difference, low: difference - 5, high: difference + 5 },
    changedEngines: [],
  },
});
const people = [{ userId: 'luca', name: 'Luca' }];
const list = (companies: PortfolioCompany[], view: Partial<PortfolioView> = {}) =>
  arrange(companies, { view: { ...FIRST_VIEW, ...view }, labels: [], people }).map(({ name }) => name);

describe('the table of all companies', () => {
  it('begins with the largest proven fall, then the largest rise; an unproven difference raises nobody', () => {
    const rows = [
      aRow('calma', changed('within_variability', -30)),
      aRow('sale', changed('rising', 9)),
      aRow('cala', changed('falling', -11)),
      aRow('nuova'),
      aRow('crolla', changed('falling', -20)),
      aRow('vola', changed('rising', 15)),
    ];
    expect(list(rows)).toEqual(['crolla', 'cala', 'vola', 'sale', 'calma', 'nuova']);
    expect(countVerdicts(rows)).toEqual({ rising: 2, falling: 2, within: 1, without: 1 });
  });

  it('puts what is not known last, whichever way it is sorted', () => {
    const none = { percent: null, lowPercent: null, highPercent: null, n: 0 };
    const rows = [
      aRow('ignota', { mentionRate: none }),
      aRow('bassa', { mentionRate: { ...none, percent: 0 } }),
      aRow('alta', { mentionRate: { ...none, percent: 40 } }),
    ];
    expect(list(rows, { sort: 'rate' })).toEqual(['alta', 'bassa', 'ignota']);
    expect(list(rows, { sort: 'rate', isDescending: false })).toEqual(['bassa', 'alta', 'ignota']);
  });

  it('is searched by name and site, and filtered by who looks after a company', () => {
    const rows = [aRow('Caffè Torrealta', { assigneeId: 'luca' }), aRow('Hotel Belvento')];
    expect(list(rows, { search: 'caffe' })).toEqual(['Caffè Torrealta']);
    expect(list(rows, { search: 'belvento.example' })).toEqual(['Hotel Belvento']);
    expect(list(rows, { assigneeId: 'luca' })).toEqual(['Caffè Torrealta']);
    expect(list(rows, { assigneeId: NOBODY })).toEqual(['Hotel Belvento']);
  });

  it('of somebody who has left shows everybody’s, as if no person were chosen', () => {
    expect(list([aRow('a'), aRow('b')], { assigneeId: 'via' })).toHaveLength(2);
  });

  it('turns the order of a column that is chosen again', () => {
    const byName = turnSort(FIRST_VIEW, 'name');
    expect(byName).toMatchObject({ sort: 'name', isDescending: false });
    expect(turnSort(byName, 'name').isDescending).toBe(true);
    expect(turnSort(FIRST_VIEW, 'rate').isDescending).toBe(true);
    expect(isSameView(byName, FIRST_VIEW)).toBe(false);
    expect(isSameView({ ...FIRST_VIEW }, FIRST_VIEW)).toBe(true);
  });
});
