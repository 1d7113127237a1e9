import type { SourceGaps } from '@citato/contract';
import { useId } from 'react';
import { Card, FigureNote } from '#ui';
import { chooseReach } from '../../history/chart-model.ts';
import { gapsCopy } from '../copy.ts';
import { groupSources } from '../group-sources.ts';
import { SourceRow } from './source-row.tsx';

const copy = gapsCopy.sources;
const HEAD = 'font-medium md:py-2.5';

/** The sources on both sides, by kind; each with the sentence of an answer. */
export function SourceTable({ gaps, companyId }: { gaps: SourceGaps; companyId: string | null }) {
  const id = useId();
  const reach = chooseReach(gaps.sources.map(({ difference }) => difference));
  const { source, without, with: named, difference, kind } = copy.columns;
  return (
    <Card className="overflow-hidden">
      <div className="px-4 py-5 md:px-6">
        <h2 id={id} className="text-lg font-semibold">
          {copy.title}
        </h2>
        <p className="mt-1 max-w-[78ch] text-sm text-pretty text-muted">{copy.text(gaps)}</p>
      </div>
      {gaps.sources.length === 0 ? (
        <p className="border-t px-4 py-5 text-sm text-muted md:px-6">{copy.empty}</p>
      ) : (
        <table
          role="table"
          aria-labelledby={id}
          className="block w-full border-t text-sm md:table md:table-fixed"
        >
          <thead role="rowgroup" className="block bg-surface max-md:sr-only md:table-header-group">
            <tr role="row" className="text-2xs text-muted md:table-row">
              <th scope="col" role="columnheader" className={`${HEAD} w-[31%] text-left md:pl-6`}>
                {source}
              </th>
              <th scope="col" role="columnheader" className={`${HEAD} w-[11%] text-right md:px-2`}>
                {without}
              </th>
              <th scope="col" role="columnheader" className={`${HEAD} w-[11%] text-right md:px-2`}>
                {named}
              </th>
              <th scope="col" role="columnheader" className={`${HEAD} text-left md:px-4`}>
                {difference}
              </th>
              <th scope="col" role="columnheader" className={`${HEAD} w-[15%] text-left md:pr-6`}>
                {kind}
              </th>
            </tr>
          </thead>
          {groupSources(gaps.sources).map((group) => (
            <tbody key={group.kind} role="rowgroup" className="block md:table-row-group">
              <tr role="row" className="block border-t bg-raised md:table-row">
                <th
                  scope="rowgroup"
                  role="rowheader"
                  colSpan={5}
                  className="block px-4 pt-4 pb-2 text-left font-semibold md:table-cell md:border-t md:px-6"
                >
                  {gapsCopy.kinds[group.kind].name}
                  {gapsCopy.kinds[group.kind].note !== '' && (
                    <span className="ml-2 font-normal text-muted">{gapsCopy.kinds[group.kind].note}</span>
                  )}
                </th>
              </tr>
              {group.sources.map((one) => (
                <SourceRow key={one.source} gap={one} of={gaps.prompts} reach={reach} companyId={companyId} />
              ))}
            </tbody>
          ))}
        </table>
      )}
      <FigureNote className="border-t px-4 py-3.5 md:px-6">{copy.note(gaps.otherSources)}</FigureNote>
    </Card>
  );
}
