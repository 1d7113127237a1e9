import { Link } from '@tanstack/react-router';
import { type Label, type Portfolio, type PortfolioCompany, showWebsite } from '@citato/contract';
import { cx } from 'class-variance-authority';
import {
  formatDate,
  formatDecimal,
  formatInteger,
  formatPercent,
  formatRateInterval,
  nameShortDay,
} from '#lib/format';
import { SmallAvatar } from '#ui';
import { portfolioCopy as copy } from '../copy.ts';
import type { useTeamRights } from '../use-team-rights.ts';
import { AssigneeChoice } from './assignee-choice.tsx';
import { CompanyLabels } from './company-labels.tsx';
import { PortfolioTrend } from './portfolio-trend.tsx';
import { VerdictCell } from './verdict-cell.tsx';

interface PortfolioRowProps {
  company: PortfolioCompany;
  labels: readonly Label[];
  people: Portfolio['people'];
  hasAlerts: boolean;
  rights: ReturnType<typeof useTeamRights>;
  onOpen: (companyId: string) => void;
}

const CELL = 'px-2 py-2 align-middle max-md:block max-md:p-0';
/** Where there is room for it. */
const WIDE = 'hidden px-2 py-2 align-middle lg:table-cell';

/** A company in a line. */
export function PortfolioRow({ company, labels, people, hasAlerts, rights, onOpen }: PortfolioRowProps) {
  const { companyId, name, websiteUrl, mentionRate, averagePosition, analysedOn } = company;
  return (
    <tr
      role="row"
      className="border-t first:border-t-0 hover:bg-surface max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 max-md:gap-y-2 max-md:px-4 max-md:py-3.5"
    >
      <th scope="row" role="rowheader" className={cx(CELL, 'text-left font-normal md:pl-4')}>
        <span className="flex min-w-0 items-center gap-3">
          <SmallAvatar name={name} />
          <span className="min-w-0">
            <button
              type="button"
              onClick={() => {
                onOpen(companyId);
              }}
              className="block max-w-full text-left font-medium wrap-anywhere text-text hover:text-accent hover:underline focus-visible:-outline-offset-1 pointer-coarse:min-h-11"
            >
              {name}
            </button>
            <span className="block truncate text-2xs text-faint">{showWebsite(websiteUrl)}</span>
          </span>
        </span>
      </th>
      {rights.maySeeTeam && (
        <td role="cell" className={WIDE}>
          <CompanyLabels company={company} labels={labels} isEditable={rights.mayLabel} />
        </td>
      )}
      <td role="cell" className={cx(CELL, 'text-right max-md:col-start-2 max-md:row-start-2')}>
        {mentionRate.percent === null ? (
          <span className="text-faint">{copy.none}</span>
        ) : (
          <>
            <span className="block font-medium max-md:text-lg">{formatPercent(mentionRate.percent)}</span>
            <span className="block text-2xs whitespace-nowrap text-faint">
              {formatRateInterval(mentionRate)}
            </span>
          </>
        )}
      </td>
      <td role="cell" className={cx(CELL, 'max-md:col-start-1 max-md:row-start-2 max-md:self-center')}>
        <PortfolioTrend company={company} />
      </td>
      <td role="cell" className={cx(CELL, 'max-md:col-span-full')}>
        <VerdictCell company={company} />
      </td>
      <td role="cell" className={cx(WIDE, 'text-right')}>
        {averagePosition.value === null ? (
          <span className="text-faint">{copy.none}</span>
        ) : (
          formatDecimal(averagePosition.value)
        )}
      </td>
      <td role="cell" className={cx(WIDE, 'text-right')}>
        {formatInteger(company.prompts)}
      </td>
      {hasAlerts && (
        <td
          role="cell"
          className={cx(CELL, 'text-xs max-md:col-start-2 max-md:row-start-1 max-md:self-center')}
        >
          <Alerts company={company} />
        </td>
      )}
      <td role="cell" className={cx(WIDE, 'text-xs text-muted')}>
        {analysedOn === null ? (
          copy.neverAnalysed
        ) : (
          <span title={formatDate(analysedOn)} className="whitespace-nowrap">
            {nameShortDay(analysedOn)}
          </span>
        )}
      </td>
      {rights.maySeeTeam && (
        <td role="cell" className={cx(WIDE, 'text-xs')}>
          <AssigneeChoice company={company} people={people} isEditable={rights.mayAssign} />
        </td>
      )}
    </tr>
  );
}

function Alerts({ company: { companyId, name, alerts } }: { company: PortfolioCompany }) {
  const words = copy.alerts(alerts);
  if (alerts.open + alerts.unread === 0) return <span className="text-faint">{words}</span>;
  return (
    <Link
      to="/"
      search={{ azienda: companyId, scheda: 'avvisi' }}
      className="inline-block min-h-6 font-medium text-accent underline decoration-accent-line underline-offset-4 pointer-coarse:min-h-11"
    >
      {words}
      <span className="sr-only"> {copy.alertsOf(name)}</span>
    </Link>
  );
}
