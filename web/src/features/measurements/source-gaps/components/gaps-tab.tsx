import type { CompanyWithPrompts, SourceGaps } from '@citato/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { ClaimsSection } from '../../claims/components/claims-section.tsx';
import { ApiError } from '#lib/api-error';
import { useMay } from '#lib/session/use-may';
import { Button, Card, EmptyState, ErrorState, SkeletonSwitch } from '#ui';
import { HistorySkeleton } from '../../history/components/history-skeleton.tsx';
import { isReversed } from '../../history/history-query-model.ts';
import { gapsCopy as copy } from '../copy.ts';
import { openGaps } from '../gaps-query-model.ts';
import { parseGapsSearch, type GapsSearch } from '../gaps-search-model.ts';
import { useSourceGaps } from '../queries.ts';
import { GapsLead } from './gaps-lead.tsx';
import { GapsTools } from './gaps-tools.tsx';
import { LockedGaps } from './locked-gaps.tsx';
import { PlanSection } from './plan-section.tsx';
import { PromptTable } from './prompt-table.tsx';
import { SourceTable } from './source-table.tsx';

/** Why others are named and not the company: the sources that stand behind such answers. */
export function GapsTab({
  company,
  onShowPrompts,
}: {
  company: CompanyWithPrompts;
  onShowPrompts: () => void;
}) {
  const search = parseGapsSearch({ ...useSearch({ from: '/' }) });
  const navigate = useNavigate({ from: '/' });
  const gaps = useSourceGaps({ company, search });
  const change = (next: GapsSearch) => {
    void navigate({ search: (here) => openGaps(here, next), replace: true, resetScroll: false });
  };
  const tools = <GapsTools {...{ company, search }} gaps={gaps.data} onChange={change} />;
  if (gaps.isLoadingError) {
    const code = gaps.error instanceof ApiError ? gaps.error.code : undefined;
    if (code === 'source_gaps.not_in_plan') return <LockedGaps message={gaps.error.message} />;
    if (code === 'history.not_measured') {
      const isOfAll = search.prompt === undefined;
      return (
        <Unmeasured
          isOfAll={isOfAll}
          onLeave={
            isOfAll
              ? onShowPrompts
              : () => {
                  change({});
                }
          }
        />
      );
    }
    return (
      <div className="mt-6 grid gap-5">
        {tools}
        <ErrorState
          title={copy.failed.title}
          isRetrying={gaps.isFetching}
          onRetry={() => void gaps.refetch()}
        >
          {gaps.error.message} {copy.failed.text}
        </ErrorState>
      </div>
    );
  }
  // Reversed dates are asked of nobody: the fields say what is wrong.
  if (isReversed(search) && gaps.data === undefined) return <div className="mt-6">{tools}</div>;
  return (
    <SkeletonSwitch isPending={gaps.isPending} skeleton={<HistorySkeleton />}>
      {() =>
        gaps.data === undefined ? null : (
          <div
            aria-busy={gaps.isPlaceholderData}
            className={cx('mt-8 transition-opacity', gaps.isPlaceholderData && 'opacity-60')}
          >
            <Shown {...{ company, search, tools }} gaps={gaps.data} onChange={change} />
          </div>
        )
      }
    </SkeletonSwitch>
  );
}

interface ShownProps {
  company: CompanyWithPrompts;
  gaps: SourceGaps;
  search: GapsSearch;
  tools: ReactNode;
  onChange: (search: GapsSearch) => void;
}

function Shown({ company, gaps, search, tools, onChange }: ShownProps) {
  const maySeePlan = useMay<'getActionPlan' | 'getPlanProposals'>('read');
  const maySeeClaims = useMay<'listClaims'>('read');
  if (gaps.without.n === 0) {
    return (
      <div className="grid gap-5">
        {tools}
        <Card>
          <EmptyState
            example={copy.empty.example}
            title={copy.empty.title}
            action={
              <Button
                onClick={() => {
                  onChange({});
                }}
              >
                {copy.empty.back}
              </Button>
            }
          >
            {copy.empty.text}
          </EmptyState>
        </Card>
      </div>
    );
  }
  return (
    <>
      <div className="mb-5 grid gap-5">
        <GapsLead gaps={gaps} rival={search.rivale} />
        {tools}
      </div>
      <SourceTable gaps={gaps} companyId={company.id} />
      <PromptTable company={company} search={search} />
      {maySeePlan && <PlanSection company={company} />}
      {maySeeClaims && <ClaimsSection company={company} />}
    </>
  );
}

function Unmeasured({ isOfAll, onLeave }: { isOfAll: boolean; onLeave: () => void }) {
  return (
    <Card className="mt-6">
      <EmptyState
        example={copy.empty.example}
        title={copy.unmeasured.title}
        action={<Button onClick={onLeave}>{isOfAll ? copy.unmeasured.action : copy.unmeasured.all}</Button>}
      >
        {isOfAll ? copy.unmeasured.text : copy.unmeasured.filtered}
      </EmptyState>
    </Card>
  );
}
