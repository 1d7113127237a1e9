import type { CompanyWithPrompts, LiveEvent } from '@citato/contract';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { companiesKey, refreshCompanies } from '#features/companies';
import { refreshAnswers } from '#features/evidence';
import { refreshTaskLists } from '#features/task-lists';
import { openEventStream } from '#lib/event-stream';
import { applyProgress, hasEnded } from './model.ts';

/** Keeps the companies on screen current while analyses run: steps are written in, results are re-read. */
export function useLiveUpdates(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      openEventStream({
        onEvent: (event) => {
          applyEvent({ client, event });
        },
        onResume: () => void refreshCompanies(client),
      }),
    [client],
  );
}

function applyEvent({ client, event }: { client: QueryClient; event: LiveEvent }): void {
  if (event.type === 'task-list.updated') {
    void refreshTaskLists(client);
    return;
  }
  if (event.type === 'company.rereading') {
    const { companyId, rereading } = event;
    client.setQueryData<{ companies: CompanyWithPrompts[] }>(
      companiesKey,
      (list) =>
        list && {
          companies: list.companies.map((company) =>
            company.id === companyId ? { ...company, rereading } : company,
          ),
        },
    );
    if (rereading !== null) {
      rereadWhenArrived(client);
      return;
    }
  }
  if (event.type === 'analysis.progress') {
    const { progress } = event;
    client.setQueryData<{ companies: CompanyWithPrompts[] }>(
      companiesKey,
      (list) => list && { companies: applyProgress({ companies: list.companies, progress }) },
    );
    if (!hasEnded(progress)) {
      rereadWhenArrived(client);
      return;
    }
  }
  void refreshCompanies(client);
  void refreshAnswers(client);
}

/** A list on its way may have been read before this step and would take it back: when it is here, it is read once more. */
function rereadWhenArrived(client: QueryClient): void {
  const query = client.getQueryCache().find({ queryKey: companiesKey });
  if (query?.state.fetchStatus !== 'fetching') return;
  const reread = () => client.invalidateQueries({ queryKey: companiesKey }, { cancelRefetch: false });
  query.promise?.then(reread, () => undefined);
}
