import type { Label, Portfolio, PortfolioCompany, PortfolioSort, PortfolioView } from '@citato/contract';
import { memo } from 'react';
import { FigureNote, SortHead } from '#ui';
import { portfolioCopy as copy } from '../copy.ts';
import { turnSort } from '../model.ts';
import { useTeamRights } from '../use-team-rights.ts';
import { PortfolioRow } from './portfolio-row.tsx';

interface PortfolioTableProps {
  rows: readonly PortfolioCompany[];
  /** Companies before any filter. */
  all: number;
  labels: readonly Label[];
  people: Portfolio['people'];
  hasAlerts: boolean;
  view: PortfolioView;
  onSort: (view: PortfolioView) => void;
  onOpen: (companyId: string) => void;
}

/** A line each on a wide screen; on a phone a line takes three rows, one under the other. */
export const PortfolioTable = memo(function PortfolioTable({
  rows,
  all,
  labels,
  people,
  hasAlerts,
  view,
  onSort,
  onOpen,
}: PortfolioTableProps) {
  const rights = useTeamRights();
  const head = (sort: PortfolioSort, className: string, isNumber = false) => (
    <SortHead
      label={copy.heads[sort]}
      direction={view.sort !== sort ? 'none' : view.isDescending ? 'descending' : 'ascending'}
      onSort={() => {
        onSort(turnSort(view, sort));
      }}
      isNumber={isNumber}
      className={`[&>button]:px-2 ${className}`}
    />
  );
  return (
    <>
      <table role="table" className="w-full border-collapse text-sm md:table-fixed">
        <caption className="sr-only">{copy.caption}</caption>
        <thead role="rowgroup" className="border-b max-md:hidden">
          <tr role="row">
            {head('name', 'md:w-[27%] md:pl-2 lg:w-[19%]')}
            {rights.maySeeTeam && head('label', 'w-[9%] max-lg:hidden')}
            {head('rate', 'w-[18%] lg:w-[11%]', true)}
            <th
              scope="col"
              role="columnheader"
              className="w-[16%] px-2 text-left text-2xs font-medium text-muted lg:w-[9%]"
            >
              {copy.heads.weeks}
            </th>
            {head('verdict', 'w-[25%] lg:w-[15.5%]')}
            {head('position', 'w-[5.5%] max-lg:hidden', true)}
            {head('prompts', 'w-[6.5%] max-lg:hidden', true)}
            {hasAlerts && head('alerts', 'w-[13%] lg:w-[6.5%]')}
            {head('analysed', 'w-[7%] max-lg:hidden')}
            {rights.maySeeTeam && head('assignee', 'max-lg:hidden')}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((company) => (
            <PortfolioRow
              key={company.companyId}
              company={company}
              labels={labels}
              people={people}
              hasAlerts={hasAlerts}
              rights={rights}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="px-4 py-8 text-center text-sm text-muted">{copy.nothing}</p>}
      <div className="border-t px-4 py-3">
        <FigureNote>{copy.foot({ shown: rows.length, all })}</FigureNote>
      </div>
    </>
  );
});
