import type { CompanyWithPrompts, LiveEvent } from '@citato/contract';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshAlerts } from '#features/alerts';
import { companiesKey, refreshChangedList, refreshPrompts } from '#features/companies';
import { refreshAnswers } from '#features/answers';
import { refreshTaskListsOf } from '#features/action-plans';
import { batchIds } from '#lib/batch-ids';
import { openEventStream } from '#lib/events/event-stream';
import { applyProgress, hasEnded } from './model.ts';
import { refreshNumbers } from './queries.ts';

/** As many as one call may ask for. */
const MAX_ITEMS = 50;
/** What ends at about the same time is read together, and whatever ends, not more often than this. */
const PACE = { max: MAX_ITEMS, gatherMs: 50, everyMs: 1000 };

/** Keeps the companies on screen current while analyses run: steps are written in, prompts that changed are re-read. */
export function useLiveUpdates(): void {
  const client = useQueryClient();
  useEffect(() => {
    const updates = followChanges(client);
    const close = openEventStream({
      onEvent: updates.apply,
      // More may have happened meanwhile than the stream can replay.
      onResume: () => void refreshNumbers(client),
    });
    return () => {
      close();
      updates.stop();
    };
  }, [client]);
}

function followChanges(client: QueryClient): { apply: (event: LiveEvent) => void; stop: () => void } {
  const underway = new Set<string>();
  const prompts = batchIds({
    ...PACE,
    send: (ids) => {
      for (const id of ids) underway.add(id);
      void refreshPrompts(client, ids).finally(() => {
        for (const id of ids) underway.delete(id);
        for (const id of withoutDeleted(client, ids)) void refreshAnswers(client, id);
      });
    },
  });
  const taskLists = batchIds({ ...PACE, send: (ids) => void refreshTaskListsOf(client, ids) });

  const follow = ({ progress }: Extract<LiveEvent, { type: 'analysis.progress' }>) => {
    client.setQueryData<{ companies: CompanyWithPrompts[] }>(
      companiesKey,
      (list) => list && { companies: applyProgress({ companies: list.companies, progress }) },
    );
    // A prompt being fetched may have been read before this step and would undo it.
    if (hasEnded(progress) || underway.has(progress.promptId)) prompts.add(progress.promptId);
    else rereadWhenArrived(client);
  };
  return {
    apply: (event) => {
      if (event.type === 'task-list.updated') taskLists.add(event.promptId);
      else if (event.type === 'monitoring.updated') prompts.add(event.promptId);
      else if (event.type === 'company.rereading') applyRereading({ client, event });
      else if (event.type === 'companies.changed') void refreshChangedList(client);
      else if (event.type === 'alerts.changed') refreshAlerts(client);
      else if (event.type === 'analysis.progress') follow(event);
    },
    stop: () => {
      prompts.stop();
      taskLists.stop();
    },
  };
}

/** Another window may have deleted a prompt: its answers are not there to be read. */
function withoutDeleted(client: QueryClient, promptIds: readonly string[]): readonly string[] {
  const list = client.getQueryData<{ companies: CompanyWithPrompts[] }>(companiesKey);
  if (list === undefined) return promptIds;
  const known = new Set(list.companies.flatMap(({ prompts }) => prompts.map(({ id }) => id)));
  return promptIds.filter((id) => known.has(id));
}

/** Writes the progress of re-reading into the list; at its end everything shown of the company is read anew. */
function applyRereading({
  client,
  event: { companyId, rereading },
}: {
  client: QueryClient;
  event: Extract<LiveEvent, { type: 'company.rereading' }>;
}): void {
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
  void refreshNumbers(client);
}

/**
 * A list being fetched may have been read before this step and would undo it: when it has arrived, it is read once
 * more.
 */
function rereadWhenArrived(client: QueryClient): void {
  const query = client.getQueryCache().find({ queryKey: companiesKey });
  if (query?.state.fetchStatus !== 'fetching') return;
  const reread = () => client.invalidateQueries({ queryKey: companiesKey }, { cancelRefetch: false });
  query.promise?.then(reread, () => undefined);
}
