import type { EngineId, MentionedCompany, MonitoringData, Prompt } from '@citato/contract';
import { AskedLine } from '#features/companies';
import { hasFewMentions, type SortColumn } from '@citato/contract/figures';
import { memo, useId } from 'react';
import type { CorrectableCompany } from '#features/answers';
import { ExportMenu } from '#features/api-access';
import { figuresCopy } from '../../figures/copy.ts';
import { SmallSampleBadge } from '../../figures/components/small-sample.tsx';
import { formatDate } from '#lib/format';
import { Badge, Card, FigureNote, Quote, SortHead, useGridKeys } from '#ui';
import { resultsCopy as copy } from '../copy.ts';
import { findPeriodStart } from '../model.ts';
import { useShownTable } from '../use-shown-table.ts';
import { ResultsRest } from './results-rest.tsx';
import { ResultsRow } from './results-row.tsx';

const COLUMNS = 7;
const RESULT_FILES = ['results', 'answers', 'mentions', 'sources'] as const;

/** Below 768 px every row becomes a small block, so roles are written out: the layout must not cost the meaning. */
export const ResultsTable = memo(function ResultsTable({
  company,
  prompt,
  data,
  engine,
}: {
  company: CorrectableCompany & { readonly name: string };
  prompt: Prompt;
  data: MonitoringData;
  /** Whose answers alone the numbers are made of. */
  engine: EngineId | undefined;
}) {
  const titleId = useId();
  const gridKeys = useGridKeys();
  const { whole, sort, isUnfolded, view, sortBy, toggle } = useShownTable({ data, engine });
  const { rows, ownBelow, hiddenCount, foundCount, places } = view;
  const maxShare = Math.max(0, ...data.mentionedCompanies.map((row) => row.sharePercent ?? 0));
  const { totalResponses, totalMentions } = data;
  const ownName = data.mentionedCompanies.find(({ isOwn }) => isOwn)?.name ?? null;
  const shared = { company, prompt, maxShare, totalResponses, totalMentions, ownName };
  const drawRow = (row: MentionedCompany, place = row.rank) => (
    <ResultsRow
      key={row.key}
      row={row}
      place={place}
      isFaint={sort?.column === 'position' && hasFewMentions(row)}
      isAfterGap={row === ownBelow}
      {...shared}
    />
  );
  const head = (column: SortColumn, label: string, isNumber: boolean) => (
    <SortHead
      label={label}
      isNumber={isNumber}
      direction={sort?.column === column ? sort.direction : 'none'}
      onSort={() => {
        sortBy(column);
      }}
      className="max-md:text-left md:first:pl-3 max-md:[&>button]:flex-row md:[&>button]:px-2 lg:[&>button]:px-3"
    />
  );
  return (
    <Card className="overflow-hidden">
      <div className="grid gap-3 px-4 pt-5 pb-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-start md:px-6 md:pb-5">
        <div>
          <Quote id={titleId}>{prompt.text}</Quote>
          <AskedLine prompt={prompt} />
          <FigureNote className="mt-1">
            {copy.period({ from: formatDate(findPeriodStart(data)), to: formatDate(data.periodEnd) })}
          </FigureNote>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="outline">{copy.companies(foundCount)}</Badge>
          <Badge tone="outline">{copy.responses(totalResponses)}</Badge>
          <SmallSampleBadge n={totalResponses} />
          <ExportMenu company={company} tables={RESULT_FILES} promptIds={[prompt.id]} />
        </div>
      </div>
      <table
        role="table"
        aria-labelledby={titleId}
        aria-busy={whole.isLoading || undefined}
        className="block w-full text-sm aria-busy:opacity-60 md:table md:table-fixed"
      >
        <Columns />
        <thead role="rowgroup" className="block border-y bg-surface md:table-header-group md:[&_th]:border-y">
          <tr role="row" className="grid grid-cols-2 px-1 md:table-row md:px-0">
            {head('name', copy.columns.company, false)}
            {head('mentions', copy.columns.mentions, true)}
            <th
              scope="col"
              className="hidden px-2 text-left text-2xs font-medium text-muted md:table-cell md:text-right lg:px-3 lg:text-left"
            >
              {figuresCopy.mentionRate}
            </th>
            {head('share', copy.columns.share, false)}
            {head('position', copy.columns.position, true)}
            <th scope="col" className="hidden px-3 text-left text-2xs font-medium text-muted md:table-cell">
              {copy.columns.sentiment}
            </th>
            <th scope="col" className="hidden md:table-cell">
              <span className="sr-only">{copy.menu}</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" {...gridKeys} className="block md:table-row-group">
          {rows.map((row, index) => drawRow(row, places[index]))}
          {ownBelow !== null && (
            <>
              <Gap />
              {drawRow(ownBelow, places.at(-1))}
            </>
          )}
        </tbody>
      </table>
      <ResultsRest hiddenCount={hiddenCount} isOpen={isUnfolded} whole={whole} onToggle={toggle} />
    </Card>
  );
});

/** The own company stands further down: one line as wide as the row, however many of its columns there is room for. */
function Gap() {
  return (
    <tr aria-hidden className="relative block h-0.5 md:table-row">
      <td colSpan={COLUMNS} className="block p-0 md:table-cell">
        <div className="absolute inset-x-0 top-0 border-t-2 border-dashed border-line-strong" />
      </td>
    </tr>
  );
}

function Columns() {
  return (
    <colgroup className="hidden md:table-column-group">
      <col className="w-[22%]" />
      <col className="w-[12%] lg:w-[9%]" />
      <col className="w-[12%] lg:w-[16%]" />
      <col className="w-[15%] lg:w-[17%]" />
      <col className="w-[17%] lg:w-[11.5%]" />
      <col />
      <col className="w-[calc(var(--control-h-sm)+0.75rem)]" />
    </colgroup>
  );
}
