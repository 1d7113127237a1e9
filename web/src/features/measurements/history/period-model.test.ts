import { describe, expect, it } from 'vitest';
import { addDays, countDays, findNeighbour, isOpenMonth, listMonths } from './period-model.ts';

const history = {
  period: { firstDay: '2026-10-26', lastDay: '2026-11-22' },
  firstDay: '2026-03-14',
  lastDay: '2026-11-22',
};

describe('the period before and after', () => {
  it('is as long, and the last one goes on with every analysis', () => {
    const before = findNeighbour({ history, search: { motori: 'openai' }, step: -1 });
    expect(before).toEqual({ motori: 'openai', al: '2026-10-25' });
    const past = { ...history, period: { firstDay: '2026-09-28', lastDay: '2026-10-25' } };
    expect(findNeighbour({ history: past, search: { al: '2026-10-25' }, step: 1 })).toEqual({});
  });

  it('is none where nothing was measured', () => {
    expect(findNeighbour({ history, search: {}, step: 1 })).toBeNull();
    const first = { ...history, period: { firstDay: '2026-03-01', lastDay: '2026-03-28' } };
    expect(findNeighbour({ history: first, search: {}, step: -1 })).toBeNull();
    expect(findNeighbour({ history: { ...history, firstDay: null }, search: {}, step: -1 })).toBeNull();
  });

  it('of a month is a month of the calendar', () => {
    const october = { ...history, period: { firstDay: '2026-10-01', lastDay: '2026-10-31' } };
    const search = { arco: 'mese', dal: '2026-10-01' } as const;
    expect(findNeighbour({ history: october, search, step: -1 })).toEqual({
      arco: 'mese',
      dal: '2026-09-01',
    });
    expect(findNeighbour({ history: october, search, step: 1 })).toEqual({ arco: 'mese', dal: '2026-11-01' });
  });

  it('of free dates are as many days beside them', () => {
    const free = { ...history, period: { firstDay: '2026-10-10', lastDay: '2026-10-12' } };
    const search = { arco: 'libero', dal: '2026-10-10', al: '2026-10-12' } as const;
    expect(findNeighbour({ history: free, search, step: -1 })).toEqual({
      arco: 'libero',
      dal: '2026-10-07',
      al: '2026-10-09',
    });
  });
});

describe('days and months', () => {
  it('are those of the calendar, also where the clock changes', () => {
    expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(countDays({ firstDay: '2026-10-24', lastDay: '2026-10-26' })).toBe(3);
  });

  it('are listed from the last one back', () => {
    expect(listMonths({ firstDay: '2026-09-30', lastDay: '2026-11-01' })).toEqual([
      '2026-11-01',
      '2026-10-01',
      '2026-09-01',
    ]);
    expect(listMonths({ firstDay: null, lastDay: null })).toEqual([]);
  });

  it('are open until their last day', () => {
    expect(isOpenMonth({ period: { firstDay: '2026-11-01', lastDay: '2026-11-22' } })).toBe(true);
    expect(isOpenMonth({ period: { firstDay: '2026-10-01', lastDay: '2026-10-31' } })).toBe(false);
  });
});
