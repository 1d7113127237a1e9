import type { CompanyWithPrompts, EngineId, UserLimits } from '@citato/contract';
import { useMemo } from 'react';
import { hasAnalysisLeft } from '#features/companies';
import { Names } from '#features/evidence';
import { Button, Card, CardList, EmptyState } from '#ui';
import { monitoringCopy } from '../copy.ts';
import { ResultsTable } from './results-table.tsx';
import { UnavailableAnalysis } from './unavailable-analysis.tsx';

const copy = monitoringCopy.results;

/** What was said about names, once there are some. */
export function ResultsTools({ company }: { company: CompanyWithPrompts }) {
  const hasResults = company.prompts.some(({ monitoringData }) => monitoringData.length > 0);
  return hasResults ? <Names company={company} /> : null;
}

/** One table per prompt that has numbers. */
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
  const { id, aliases } = company;
  // The tables need no more of the company, and stand still while the rest of it changes.
  const names = useMemo(() => ({ id, aliases }), [id, aliases]);
  const tables = company.prompts.flatMap((prompt, position) => {
    const data = prompt.monitoringData[0];
    return data === undefined ? [] : [{ prompt, data, index: position + 1 }];
  });
  const isRunning = company.prompts.some(({ analysisStatus }) => analysisStatus === 'in_progress');
  if (tables.length === 0 && !isRunning && !hasAnalysisLeft(limits)) {
    return (
      <Card className="mt-6 *:border-t-0">
        <UnavailableAnalysis limits={limits} />
      </Card>
    );
  }
  if (tables.length === 0) {
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
    <CardList className="mt-6 [--card-stand-in:44rem] max-md:[--card-stand-in:96rem]">
      {tables.map(({ prompt, data, index }) => (
        <ResultsTable
          key={prompt.id}
          company={names}
          prompt={prompt}
          data={data}
          index={index}
          engine={engine}
        />
      ))}
    </CardList>
  );
}
