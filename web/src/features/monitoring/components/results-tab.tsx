import type { CompanyWithPrompts } from '@citato/contract';
import { Names } from '#features/evidence';
import { Card, CardList, EmptyState } from '#ui';
import { monitoringCopy } from '../copy.ts';
import { ResultsTable } from './results-table.tsx';

const copy = monitoringCopy.results;

/** What was said about names, once there are some. */
export function ResultsTools({ company }: { company: CompanyWithPrompts }) {
  const hasResults = company.prompts.some(({ monitoringData }) => monitoringData.length > 0);
  return hasResults ? <Names company={company} /> : null;
}

/** One table per prompt that has numbers. */
export function ResultsTab({ company }: { company: CompanyWithPrompts }) {
  const tables = company.prompts.flatMap((prompt, position) => {
    const data = prompt.monitoringData[0];
    return data === undefined ? [] : [{ prompt, data, index: position + 1 }];
  });
  if (tables.length === 0) {
    return (
      <Card className="mt-6">
        <EmptyState example={copy.emptyExample} title={copy.emptyTitle}>
          {copy.emptyText}
        </EmptyState>
      </Card>
    );
  }
  return (
    <CardList count={tables.length} className="mt-6">
      {tables.map(({ prompt, data, index }) => (
        <ResultsTable key={prompt.id} company={company} prompt={prompt} data={data} index={index} />
      ))}
    </CardList>
  );
}
