import { expect, it } from 'vitest';
import { listPeriods } from './model.ts';

it('offers the months of two years by the days of Rome, and the years they lie in', () => {
  // In Rome it is January already.
  const { months, years } = listPeriods(new Date('2027-12-31T23:30:00Z'));
  expect(months).toHaveLength(24);
  expect(months[0]).toEqual({
    key: '2028-01',
    label: 'gennaio 2028',
    startDate: '2028-01-01',
    endDate: '2028-01-31',
  });
  expect(months.at(-1)).toMatchObject({ startDate: '2026-02-01', endDate: '2026-02-28' });
  expect(years.map(({ key }) => key)).toEqual(['2028', '2027', '2026']);
  expect(years[1]).toMatchObject({ startDate: '2027-01-01', endDate: '2027-12-31' });
});
