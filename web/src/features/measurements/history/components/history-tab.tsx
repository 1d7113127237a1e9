import type { CompanyHistory, CompanyWithPrompts, DoneAction, Prompt } from '@citato/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { ApiError } from '#lib/api-error';
import { ExportMenu } from '#features/api-access';
import { useDoneActions } from '#features/action-plans';
import { Card, ErrorState, SkeletonSwitch } from '#ui';
import { listDoneDays } from '../chart-model.ts';
import { historyCopy as copy } from '../copy.ts';
import { isReversed, listChosen, openHistory, periodOf } from '../history-query-model.ts';
import { type HistorySearch } from '../history-search-model.ts';
import { useCompanyHistory } from '../queries.ts';
import { sayVerdict } from '../say-verdict.ts';
import { Channels } from './channels.tsx';
import { Companions } from './companions.tsx';
import { EmptyPeriod, Unmeasured } from './history-empty.tsx';
import { HistorySkeleton } from './history-skeleton.tsx';
import { HistoryTools } from './history-tools.tsx';
import { MainChart } from './main-chart.tsx';
import { NumbersTable } from './numbers-table.tsx';
import { SaveHistory } from './save-history.tsx';

const HISTORY_FILES = ['history', 'mentions', 'sources'] as const;

/** What became of a company: a period, what it says in a sentence, and what bears that out. */
export function HistoryTab({
  company,
  onShowPrompts,
}: {
  company: CompanyWithPrompts;
  onShowPrompts: () => void;
}) {
  const place = useSearch({ from: '/' });
  const navigate = useNavigate({ from: '/' });
  const search = readHistory(place);
  const history = useCompanyHistory({ company, search });
  const done = useDoneActions(company);
  const change = (next: HistorySearch) => {
    void navigate({ search: (here) => openHistory(here, next), replace: true, resetScroll: false });
  };
  const tools = <HistoryTools {...{ company, search }} history={history.data} onChange={change} />;
  if (history.isLoadingError && isUnmeasured(history.error)) {
    const isOfAll = search.prompt === undefined && search.etichette === undefined;
    const showAll = () => {
      change({});
    };
    return <Unmeasured isOfAll={isOfAll} onLeave={isOfAll ? onShowPrompts : showAll} />;
  }
  if (history.isLoadingError) {
    return (
      <div className="mt-6 grid gap-5">
        {tools}
        <ErrorState
          title={copy.failed.title}
          isRetrying={history.isFetching}
          onRetry={() => void history.refetch()}
        >
          {history.error.message} {copy.failed.text}
        </ErrorState>
      </div>
    );
  }
  // Reversed dates are asked of nobody: the fields say what is wrong.
  if (isReversed(search) && history.data === undefined) return <div className="mt-6">{tools}</div>;
  return (
    <SkeletonSwitch isPending={history.isPending} skeleton={<HistorySkeleton />}>
      {() =>
        history.data === undefined ? null : (
          <div
            aria-busy={history.isPlaceholderData}
            className={cx('mt-8 transition-opacity', history.isPlaceholderData && 'opacity-60')}
          >
            <Shown
              company={company}
              history={history.data}
              done={done}
              prompts={listCounted(company, search)}
              search={search}
              tools={tools}
              onChange={change}
            />
          </div>
        )
      }
    </SkeletonSwitch>
  );
}

interface ShownProps {
  company: CompanyWithPrompts;
  history: CompanyHistory;
  done: readonly DoneAction[];
  prompts: readonly Prompt[];
  search: HistorySearch;
  tools: ReactNode;
  onChange: (search: HistorySearch) => void;
}

function Shown({ company, history, done, prompts, search, tools, onChange }: ShownProps) {
  if (history.responses === 0) {
    return (
      <div className="grid gap-5">
        {tools}
        <EmptyPeriod history={history} search={search} onChange={onChange} />
      </div>
    );
  }
  const said = sayVerdict(history, periodOf(search));
  const promptIds = prompts.map(({ id }) => id);
  const doneDays = listDoneDays({ actions: done, period: history.period, promptIds });
  return (
    <>
      <div className="mb-5 grid gap-5">
        <div>
          <p className="text-2xl font-semibold tracking-figure text-balance">
            <span
              className={cx(said.tone === 'up' && 'text-positive', said.tone === 'down' && 'text-negative')}
            >
              {said.lead}
            </span>{' '}
            {said.rest}
          </p>
          <p className="mt-1 max-w-(--measure) text-sm text-pretty text-muted">{said.detail}</p>
        </div>
        {tools}
      </div>
      <Card className="overflow-hidden">
        <MainChart {...{ history, prompts, doneDays }} />
        <NumbersTable history={history} prompts={prompts} />
      </Card>
      <div className="mt-3 -ml-3 flex flex-wrap items-center gap-x-2">
        <SaveHistory {...{ history, said, doneDays }} />
        <ExportMenu isInRow company={company} tables={HISTORY_FILES} />
      </div>
      <Channels history={history} prompts={prompts} />
      <Companions {...{ history, prompts, company, search }} />
    </>
  );
}

const isUnmeasured = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'history.not_measured';

function readHistory({ arco, dal, al, motori, prompt, etichette }: HistorySearch): HistorySearch {
  return {
    ...(arco !== undefined && { arco }),
    ...(dal !== undefined && { dal }),
    ...(al !== undefined && { al }),
    ...(motori !== undefined && { motori }),
    ...(prompt !== undefined && { prompt }),
    ...(etichette !== undefined && { etichette }),
  };
}

/** The prompts the figures are made of: those chosen, or all that count in the rates. */
function listCounted({ prompts }: CompanyWithPrompts, { prompt, etichette }: HistorySearch): Prompt[] {
  const chosen = listChosen(prompt);
  const labels = listChosen(etichette);
  return prompts
    .filter(({ id, namesOwnCompany }) => (chosen.length === 0 ? !namesOwnCompany : chosen.includes(id)))
    .filter(({ labelIds }) => labels.length === 0 || labelIds.some((id) => labels.includes(id)));
}
