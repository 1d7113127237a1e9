import { EXPORT_TABLES } from '@citato/contract';
import { expect, it } from 'vitest';
import { fileDays, weekUntil } from './file-days.ts';

it('a week is the seven days that end with a Sunday, over the end of a month and of a year', () => {
  expect(weekUntil('2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(weekUntil('2027-01-03')).toEqual({ from: '2026-12-28', to: '2027-01-03' });
});

it('what happened is of the week, what is so now is whole', () => {
  const ofWeek = EXPORT_TABLES.filter((table) => fileDays(table, '2026-11-22').from !== null);
  expect(ofWeek).toEqual(['answers', 'mentions', 'sources', 'alerts']);
});
