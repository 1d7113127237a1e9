import { useQueryClient } from '@tanstack/react-query';
import { taskListsSeenKey } from '#lib/storage';
import { useUpdateNotice } from '#ui';
import { taskListCopy } from './copy.ts';
import { refreshTaskLists, useTaskListLastUpdate, useTaskLists } from './queries.ts';

const copy = taskListCopy.newLists;

/** Says once that other things are to be done, where the plan holds task lists. */
export function useTaskListAlert({ userId, isEnabled }: { userId: string; isEnabled: boolean }): void {
  const client = useQueryClient();
  const shown = useTaskLists(isEnabled).data?.taskLists.map(({ updatedAt }) => updatedAt) ?? [];
  useUpdateNotice({
    lastUpdate: useTaskListLastUpdate(isEnabled).data?.lastUpdate ?? null,
    shown: shown.sort().at(-1) ?? null,
    seenKey: taskListsSeenKey(userId),
    notice: { title: copy.title, description: copy.text, refresh: copy.refresh, failed: copy.failed },
    onRefresh: () => refreshTaskLists(client, { throwOnError: true }),
  });
}
