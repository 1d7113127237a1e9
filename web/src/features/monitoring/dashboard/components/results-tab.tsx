import type { CompanyWithPrompts, EngineId, UserLimits } from '@citato/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { hasAnalysisLeft } from '#features/companies';
import { Names } from '#features/answers';
import { chooseResults, listResults } from '../../prompt-choice/model.ts';
import { PromptChoice } from '../../prompt-choice/components/prompt-choice.tsx';
import { Button, Card, EmptyState, lazyPart, WhenNear } from '#ui';
import { resultsCopy as copy } from '../../results/copy.ts';
import type { DashboardSearch } from '../dashboard-search.ts';
import { ResultsTable } from '../../results/components/results-table.tsx';
import { UnavailableAnalysis } from './unavailable-analysis.tsx';

const SearchesCard = lazyPart(
  async () => (await import('../../searches/components/searches-card.tsx')).SearchesCard,
);

/** What was said about names, once there are some. */
export function ResultsTools({ company }: { company: CompanyWithPrompts }) {
  const hasResults = company.prompts.some(({ monitoringData }) => monitoringData.length > 0);
  return hasResults ? <Names company={company} /> : null;
}

/** The table of one prompt, and the choice among all that have numbers; the address names it. */
export function ResultsTab({
  company,
  limits,
  engine,
  onShowPrompts,
}: {
  company: CompanyWithPrompts;
  limits: UserLimits;
  /** Whose answers alone the numbers are made of. */
  engine?: EngineId | undefined;
  /** To where prompts are added and analyses start. */
  onShowPrompts: () => void;
}) {
  const { id, name, aliases } = company;
  // The table needs no more of the company, and stands still while the rest of it changes.
  const names = useMemo(() => ({ id, name, aliases }), [id, name, aliases]);
  const { domanda }: DashboardSearch = useSearch({ from: '/' });
  const navigate = useNavigate({ from: '/' });
  const all = listResults(company);
  const chosen = chooseResults(all, domanda);
  const isRunning = company.prompts.some(({ analysisStatus }) => analysisStatus === 'in_progress');
  if (chosen === undefined && !isRunning && !hasAnalysisLeft(limits)) {
    return (
      <Card className="mt-6 *:border-t-0">
        <UnavailableAnalysis limits={limits} />
      </Card>
    );
  }
  if (chosen === undefined) {
    return (
      <Card className="mt-6">
        <EmptyState
          example={copy.emptyExample}
          title={copy.emptyTitle}
          action={!isRunning && <Button onClick={onShowPrompts}>{copy.emptyAction}</Button>}
        >
          {isRunning ? copy.emptyText : copy.emptyTextIdle}
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
      <PromptChoice
        all={all}
        chosen={chosen}
        prompts={company.prompts.length}
        onChoose={(promptId) => {
          void navigate({
            search: (place) => ({ ...place, domanda: promptId }),
            replace: true,
            resetScroll: false,
          });
        }}
      />
      <ResultsTable
        key={chosen.prompt.id}
        company={names}
        prompt={chosen.prompt}
        data={chosen.data}
        engine={engine}
      />
      <WhenNear>
        <SearchesCard
          key={chosen.prompt.id}
          promptId={chosen.prompt.id}
          engine={engine}
          lastUpdated={chosen.data.lastUpdated}
        />
      </WhenNear>
    </div>
  );
}
