import type { CompanyWithPrompts, Prompt, PromptGap } from '@citato/contract';
import { useState } from 'react';
import { AskedQuestion } from '#features/companies';
import { formatPercent } from '#lib/format';
import { Button, Card, RateBand, RetryLine, Skeleton } from '#ui';
import { HistorySection } from '../../history/components/history-section.tsx';
import { gapsCopy } from '../copy.ts';
import type { GapsSearch } from '../gaps-search-model.ts';
import { usePromptGaps } from '../queries.ts';

const copy = gapsCopy.promptTable;
const SHOWN_FIRST = 5;
const HEAD = 'font-medium md:py-2.5';

/** Prompt by prompt: who stands in the company's place, and by which source. */
export function PromptTable({ company, search }: { company: CompanyWithPrompts; search: GapsSearch }) {
  const gaps = usePromptGaps({ company, search });
  const asked = new Map(company.prompts.map((prompt) => [prompt.id, prompt]));
  return (
    <HistorySection title={copy.title} text={copy.text}>
      {gaps.data === undefined ? (
        <Card>
          {gaps.isError ? (
            <div className="px-4 py-4 md:px-6">
              <RetryLine isRetrying={gaps.isFetching} onRetry={() => void gaps.refetch()}>
                {copy.failed}
              </RetryLine>
            </div>
          ) : (
            <div className="grid gap-4 px-4 py-5 md:px-6">
              <Skeleton className="h-4 w-3/4" />
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-4 w-3/4" />
            </div>
          )}
        </Card>
      ) : (
        <Prompts prompts={gaps.data.prompts} asked={asked} />
      )}
    </HistorySection>
  );
}

/** The rows themselves; more than a few are shown when they are asked for. */
function Prompts({ prompts, asked }: { prompts: readonly PromptGap[]; asked: ReadonlyMap<string, Prompt> }) {
  const [isWhole, setIsWhole] = useState(false);
  const known = prompts.flatMap((gap) => {
    const question = asked.get(gap.promptId);
    return question === undefined ? [] : [{ gap, question }];
  });
  const shown = isWhole ? known : known.slice(0, SHOWN_FIRST);
  const { prompt, without, interval, rival, source } = copy.columns;
  return (
    <Card className="overflow-hidden">
      <table role="table" className="block w-full text-sm md:table md:table-fixed">
        <caption className="sr-only">{copy.title}</caption>
        <thead role="rowgroup" className="block bg-surface max-md:sr-only md:table-header-group">
          <tr role="row" className="text-2xs text-muted md:table-row">
            <th scope="col" role="columnheader" className={`${HEAD} w-[36%] text-left md:pl-6`}>
              {prompt}
            </th>
            <th scope="col" role="columnheader" className={`${HEAD} w-[15%] text-right md:px-2`}>
              {without}
            </th>
            <th scope="col" role="columnheader" className={`${HEAD} w-[15%] md:px-3`}>
              <span className="sr-only">{interval}</span>
            </th>
            <th scope="col" role="columnheader" className={`${HEAD} w-[14%] text-left md:px-3`}>
              {rival}
            </th>
            <th scope="col" role="columnheader" className={`${HEAD} text-left md:pr-6`}>
              {source}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="block md:table-row-group">
          {shown.map(({ gap, question }) => (
            <Row key={gap.promptId} gap={gap} question={question} />
          ))}
        </tbody>
      </table>
      {known.length > SHOWN_FIRST && (
        <div className="border-t px-2 py-1.5 md:px-4">
          <Button
            variant="ghost"
            onClick={() => {
              setIsWhole(!isWhole);
            }}
          >
            {isWhole ? copy.less : copy.more(known.length - SHOWN_FIRST)}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Row({ gap: { without, rival, source }, question }: { gap: PromptGap; question: Prompt }) {
  return (
    <tr
      role="row"
      className="grid grid-cols-[minmax(0,1fr)_7rem] gap-x-3 gap-y-1 border-t px-4 py-3 first:border-t-0 md:table-row md:px-0 md:py-0 md:*:border-t md:*:align-top"
    >
      <th scope="row" className="text-left font-medium text-pretty wrap-anywhere md:py-3 md:pl-6">
        <AskedQuestion prompt={question} className="line-clamp-3" />
      </th>
      <td role="cell" className="text-right font-medium md:px-2 md:py-3">
        {without.percent === null ? gapsCopy.sources.none : formatPercent(without.percent)}
        <small className="block text-2xs font-normal whitespace-nowrap text-faint">
          {copy.basis(without)}
        </small>
      </td>
      <td role="cell" className="self-center max-md:col-span-full md:px-3 md:py-4">
        <RateBand rate={without} label={copy.band(without)} />
      </td>
      <td role="cell" className="wrap-anywhere max-md:col-span-full md:px-3 md:py-3">
        <span className="text-faint md:hidden">{copy.rivalLabel} </span>
        {rival?.name ?? <span className="text-faint">{copy.nobody}</span>}
      </td>
      <td role="cell" className="wrap-anywhere max-md:col-span-full md:py-3 md:pr-6">
        <span className="text-faint md:hidden">{copy.sourceLabel} </span>
        {source === null ? (
          <span className="text-faint">{copy.none}</span>
        ) : (
          <>
            {source.source}
            <small className="text-2xs text-faint md:block max-md:before:content-['_·_']">
              {gapsCopy.kinds[source.kind].one}
            </small>
          </>
        )}
      </td>
    </tr>
  );
}
