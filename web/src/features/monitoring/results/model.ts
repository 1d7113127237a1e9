import type { MonitoringData } from '@citato/contract';
import type { ResultsSort, SortColumn } from '@citato/contract/figures';

/** A click on a column: ascending, descending, default; another column starts at ascending. */
export function nextSort({ current, column }: { current: ResultsSort; column: SortColumn }): ResultsSort {
  if (current?.column !== column) return { column, direction: 'ascending' };
  return current.direction === 'ascending' ? { column, direction: 'descending' } : null;
}

/** The first day the figures cover: the scope's, or that of the first answer. */
export function findPeriodStart({
  periodStart,
  collectionStartDate,
}: Pick<MonitoringData, 'periodStart' | 'collectionStartDate'>): string {
  return collectionStartDate > periodStart ? collectionStartDate : periodStart;
}
