import type { CompanyWithPrompts, PortfolioView } from '@citato/contract';
import { useDeferredValue, useState } from 'react';
import { useShowFailure, useLabels } from '#features/companies';
import { Button, Card, ErrorState, Skeleton, SkeletonSwitch, showToast } from '#ui';
import { portfolioCopy as copy } from '../copy.ts';
import { arrange, countVerdicts, FIRST_VIEW, isSameView } from '../model.ts';
import { usePortfolio, useSavePortfolioView } from '../queries.ts';
import { portfolioViewsCopy } from '../views-copy.ts';
import { useTeamRights } from '../use-team-rights.ts';
import { LabelChips } from './label-chips.tsx';
import { PortfolioTable } from './portfolio-table.tsx';
import { PortfolioTools } from './portfolio-tools.tsx';

interface PortfolioProps {
  companies: readonly CompanyWithPrompts[];
  onOpen: (companyId: string) => void;
}

/** All companies, a line each: how each does among the others. */
export function Portfolio({ companies, onOpen }: PortfolioProps) {
  const [changed, setChanged] = useState<PortfolioView | null>(null);
  const updates = companies.flatMap(({ lastUpdated }) => lastUpdated ?? []);
  const table = usePortfolio({ span: changed?.span, lastUpdated: updates.sort().at(-1) ?? null });
  const { maySeeTeam } = useTeamRights();
  const labels = useLabels('company', { isWanted: maySeeTeam });
  const saved = table.data?.view ?? FIRST_VIEW;
  const view = changed ?? saved;
  const shownView = useDeferredValue(view);
  if (table.isLoadingError)
    return (
      <ErrorState
        title={portfolioViewsCopy.loadFailed}
        isRetrying={table.isFetching}
        onRetry={() => void table.refetch()}
      >
        {table.error.message} {portfolioViewsCopy.loadFailedText}
      </ErrorState>
    );
  return (
    <SkeletonSwitch isPending={table.isPending} skeleton={<Skeleton className="h-96" />}>
      {() => {
        if (table.data === undefined) return null;
        const { people, hasAlerts } = table.data;
        const verdicts = countVerdicts(table.data.companies);
        const rows = arrange(table.data.companies, { view: shownView, labels, people });
        return (
          <section aria-label={copy.caption} className="grid grid-cols-1 gap-4">
            <div>
              <p className="text-lg font-semibold tracking-prompt sm:text-xl">{copy.counts(verdicts)}</p>
              <p className="mt-1 max-w-[64ch] text-sm text-muted">
                {copy.explain({ ...table.data, span: view.span, without: verdicts.without })}
              </p>
            </div>
            <PortfolioTools view={view} people={people} onChange={setChanged}>
              {!isSameView(view, saved) && <SaveView view={view} />}
            </PortfolioTools>
            <LabelChips
              labels={labels}
              companies={table.data.companies}
              chosen={view.labelId}
              onChoose={(labelId) => {
                setChanged({ ...view, labelId });
              }}
            />
            <Card className="overflow-hidden">
              <PortfolioTable
                rows={rows}
                all={table.data.companies.length}
                labels={labels}
                people={people}
                hasAlerts={hasAlerts}
                view={shownView}
                onSort={setChanged}
                onOpen={onOpen}
              />
            </Card>
          </section>
        );
      }}
    </SkeletonSwitch>
  );
}

/** Kept for its member, in this organisation, on every device. */
function SaveView({ view }: { view: PortfolioView }) {
  const save = useSavePortfolioView();
  const showFailure = useShowFailure();
  return (
    <Button
      disabled={save.isPending}
      onClick={() => {
        save.mutate(view, {
          onSuccess: () => {
            showToast({ title: copy.saved, description: copy.savedText, tone: 'success' });
          },
          onError: (error) => {
            showFailure({ error, title: copy.saveFailed, fallback: copy.tryAgain });
          },
        });
      }}
    >
      {copy.save}
    </Button>
  );
}
