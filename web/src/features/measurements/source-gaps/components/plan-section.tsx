import type { ActionPlan, CompanyWithPrompts, DoneAction } from '@citato/contract';
import { useState } from 'react';
import { ExportMenu } from '#features/api-access';
import { effectCopy, useDoneActions } from '#features/action-plans';
import { useMay } from '#lib/session/use-may';
import { Button, Card, FigureNote, RetryLine, SegmentedChoice, Skeleton } from '#ui';
import { HistorySection } from '../../history/components/history-section.tsx';
import { planCopy as copy } from '../plan-copy.ts';
import { filterActions, PLAN_FILTERS, type PlanFilter } from '../plan-model.ts';
import { type PlanProposals, useActionPlan, usePlanProposals } from '../plan-queries.ts';
import { AddAction } from './add-action.tsx';
import { PlanRow } from './plan-row.tsx';
import { ProposalsLine } from './proposals-line.tsx';

const SHOWN_FIRST = 10;
const PLAN_FILES = ['plan'] as const;

/** What to do for the whole company, the same action once. */
export function PlanSection({ company }: { company: CompanyWithPrompts }) {
  const mayChange = useMay<'changePlanAction'>('edit');
  const proposals = usePlanProposals(company.id);
  const plan = useActionPlan(company);
  const done = useDoneActions(company);
  return (
    <HistorySection title={copy.title} text={mayChange ? copy.text : copy.textRead}>
      {plan.data === undefined ? (
        <Card>
          <div className="grid gap-4 px-4 py-5 md:px-6">
            {plan.isError ? (
              <RetryLine isRetrying={plan.isFetching} onRetry={() => void plan.refetch()}>
                {copy.failed}
              </RetryLine>
            ) : (
              <>
                <Skeleton className="h-4 w-3/4" />
                <Skeleton className="h-4 w-2/3" />
              </>
            )}
          </div>
        </Card>
      ) : (
        <Plan plan={plan.data} proposals={proposals.data} done={done} company={company} />
      )}
    </HistorySection>
  );
}

interface PlanProps {
  plan: ActionPlan;
  /** Not there yet, or not to be had: then nothing is said of them. */
  proposals: PlanProposals | undefined;
  done: readonly DoneAction[];
  company: { id: string; name: string };
}

function Plan({ plan: { actions, prompts }, proposals, done, company }: PlanProps) {
  const { id: companyId } = company;
  const [filter, setFilter] = useState<PlanFilter>('all');
  const [isWhole, setIsWhole] = useState(false);
  const found = filterActions(actions, filter);
  const shown = isWhole ? found : found.slice(0, SHOWN_FIRST);
  const { missing, why, action } = copy.columns;
  const proposed = filterActions(actions, 'proposed').length;
  const filters = PLAN_FILTERS.filter((value) => value !== 'proposed' || proposed > 0 || filter === value);
  return (
    <div className="grid gap-3">
      {proposals !== undefined && <ProposalsLine {...{ companyId, proposals, proposed }} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedChoice
          legend={copy.show}
          name="piano"
          items={filters.map((value) => ({
            value,
            label: copy.filters[value](filterActions(actions, value).length),
          }))}
          chosen={filter}
          onChange={({ target: { value } }) => {
            setFilter(PLAN_FILTERS.find((known) => known === value) ?? 'all');
          }}
        />
        <ExportMenu company={company} tables={PLAN_FILES} />
      </div>
      <Card className="overflow-hidden">
        <div
          aria-hidden
          className="grid grid-cols-[1fr_1fr_1.2fr] bg-surface text-2xs font-medium text-muted max-md:hidden"
        >
          <span className="px-6 py-2.5">{missing}</span>
          <span className="px-4 py-2.5">{why}</span>
          <span className="px-4 py-2.5">{action}</span>
        </div>
        {found.length === 0 && (
          <p className="border-t px-4 py-5 text-sm text-muted md:px-6">
            {actions.length === 0 ? copy.empty : copy.nothing}
          </p>
        )}
        <ol className="grid grid-cols-[minmax(0,1fr)]">
          {shown.map((one) => (
            <PlanRow
              key={one.key}
              action={one}
              after={done.find(({ from, key }) => from === 'plan' && key === one.key) ?? null}
              of={prompts}
              companyId={companyId}
            />
          ))}
        </ol>
        {found.length > shown.length && (
          <div className="border-t px-2 py-1.5 md:px-4">
            <Button
              variant="ghost"
              onClick={() => {
                setIsWhole(true);
              }}
            >
              {copy.more(found.length - shown.length)}
            </Button>
          </div>
        )}
        {done.some(({ from }) => from === 'plan') && (
          <FigureNote className="border-t px-4 py-3.5 md:px-6">{effectCopy.note}</FigureNote>
        )}
        <AddAction companyId={companyId} />
      </Card>
    </div>
  );
}
