import { api, type TaskList, type TaskListOverview } from '@citato/contract';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { refreshEffects } from '../effects/effects-key.ts';
import { callApi } from '#lib/api-client';
import { tickAction, tickOverview } from './model.ts';

const LAST_UPDATE_POLL_MS = 30_000;

const overviewKey = [api.listTaskLists.path] as const;
const listKey = (promptId: string) => [api.getTaskList.path, promptId] as const;

interface Overview {
  taskLists: TaskListOverview[];
}

/** Which prompts have a list; asked only where the plan holds task lists. */
export function useTaskLists(isEnabled: boolean) {
  return useQuery({
    queryKey: overviewKey,
    queryFn: ({ signal }) => callApi(api.listTaskLists, { query: {}, signal }),
    enabled: isEnabled,
  });
}

/** Whether something of the prompt’s list is done. */
export function useHasDone({ promptId, isEnabled }: { promptId: string; isEnabled: boolean }): boolean {
  const { data } = useTaskLists(isEnabled);
  return data?.taskLists.some((list) => list.promptId === promptId && list.done > 0) === true;
}

/** Whether it is known which prompts have a list; without task lists there is nothing to know. */
export function useKnowsTaskLists(isEnabled: boolean): boolean {
  return useTaskLists(isEnabled).data !== undefined || !isEnabled;
}

export function useTaskList(promptId: string) {
  return useQuery({
    queryKey: listKey(promptId),
    queryFn: ({ signal }) => callApi(api.getTaskList, { params: { promptId }, signal }),
  });
}

/** When what is to be done last changed, asked every 30 seconds; a failure waits for the next round. */
export function useTaskListLastUpdate(isEnabled: boolean) {
  return useQuery({
    queryKey: [api.getTaskListLastUpdate.path],
    queryFn: ({ signal }) => callApi(api.getTaskListLastUpdate, { signal, isBackground: true }),
    refetchInterval: LAST_UPDATE_POLL_MS,
    enabled: isEnabled,
  });
}

/** Reads the lists anew, and the open one with them. */
export async function refreshTaskLists(
  client: QueryClient,
  options: { throwOnError?: boolean } = {},
): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: overviewKey }, options),
    client.invalidateQueries({ queryKey: [api.getTaskList.path] }, options),
  ]);
}

/** Reads the lists of some prompts anew, and an open one with them; all of them when that fails. */
export async function refreshTaskListsOf(client: QueryClient, promptIds: readonly string[]): Promise<void> {
  for (const promptId of promptIds) void client.invalidateQueries({ queryKey: listKey(promptId) });
  // The lists are not on screen: nothing has to be refreshed.
  if (client.getQueryData(overviewKey) === undefined) return;
  try {
    const read = await callApi(api.listTaskLists, { query: { ids: promptIds.join(',') } });
    client.setQueryData<Overview>(
      overviewKey,
      (overview) =>
        overview && {
          taskLists: [
            ...overview.taskLists.filter(({ promptId }) => !promptIds.includes(promptId)),
            ...read.taskLists,
          ],
        },
    );
  } catch {
    await client.invalidateQueries({ queryKey: overviewKey });
  }
}

/** Marks a version as seen; the badge goes at once, and after a failure it comes back at the next visit. */
export function useOpenTaskList(promptId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (version: number) => callApi(api.openTaskList, { params: { promptId }, body: { version } }),
    onMutate: () => {
      client.setQueryData<Overview>(
        overviewKey,
        (overview) =>
          overview && {
            taskLists: overview.taskLists.map((list) =>
              list.promptId === promptId ? { ...list, isNew: false } : list,
            ),
          },
      );
    },
  });
}

/** Ticks an action off at once; what the server refuses is taken back. Ticks arrive in the order they were made. */
export function useSetActionDone(promptId: string) {
  const client = useQueryClient();
  const mutationKey = ['tick', promptId];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ number, isDone, version }: { number: number; isDone: boolean; version: number }) =>
      callApi(api.setActionDone, { params: { promptId, number }, body: { isDone, version } }),
    onMutate: ({ number, isDone }) => {
      writeTick({ client, promptId, number, isDone });
    },
    onError: (_error, { number, isDone }) => {
      writeTick({ client, promptId, number, isDone: !isDone });
    },
    // Which action comes next is the server's to say, after the last of several: lists read between two ticks know
    // nothing of the later one.
    onSettled: () => {
      if (client.isMutating({ mutationKey }) > 1) return;
      refreshEffects(client);
      void refreshTaskLists(client);
    },
  });
}

function writeTick({
  client,
  promptId,
  number,
  isDone,
}: {
  client: QueryClient;
  promptId: string;
  number: number;
  isDone: boolean;
}): void {
  client.setQueryData<TaskList>(listKey(promptId), (list) => list && tickAction({ list, number, isDone }));
  client.setQueryData<Overview>(
    overviewKey,
    (overview) => overview && { taskLists: tickOverview({ lists: overview.taskLists, promptId, isDone }) },
  );
}
