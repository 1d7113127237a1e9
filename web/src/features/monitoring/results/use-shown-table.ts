import type { EngineId, MonitoringData } from '@citato/contract';
import { buildResultsView, type ResultsSort, type SortColumn } from '@citato/contract/figures';
import { useState } from 'react';
import { useResultsTable } from '#features/answers';
import { nextSort } from './model.ts';

/**
 * The rows of a results table in the order that was chosen. Lists carry the rows seen at first: another order, or the
 * rest of them, needs the whole table, and until it has loaded the screen stays as it is.
 */
export function useShownTable({ data, engine }: { data: MonitoringData; engine: EngineId | undefined }) {
  const [chosenSort, setSort] = useState<ResultsSort>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isWanted = isOpen || chosenSort !== null;
  const whole = useResultsTable({ data, engine, isWanted });
  const isWhole = data.otherCompanies.count === 0 || whole.data !== undefined;
  const table = isWanted && whole.data !== undefined ? whole.data : data;
  // An order is only marked as active when the rows are in it.
  const sort = isWhole ? chosenSort : null;
  const isUnfolded = isOpen && isWhole;
  return {
    whole,
    sort,
    isUnfolded,
    view: buildResultsView({
      companies: table.mentionedCompanies,
      otherCount: table.otherCompanies.count,
      sort,
      isUnfolded,
    }),
    sortBy: (column: SortColumn) => {
      setSort(nextSort({ current: chosenSort, column }));
    },
    toggle: () => {
      setIsOpen(!isUnfolded);
    },
  };
}
