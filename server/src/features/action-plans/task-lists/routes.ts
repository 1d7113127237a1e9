import { api } from '@citato/contract';
import { getAccountOfPrompt } from '#features/companies';
import { type PromptId, toId } from '#lib/ids';
import type { Context } from '#platform/context';
import { type RouteImplementation, implement } from '#platform/http';
import { getTaskList } from './get-task-list.ts';
import { getTaskListLastUpdate } from './get-task-list-last-update.ts';
import { listTaskLists } from './list-task-lists.ts';
import { openTaskList } from './open-task-list.ts';
import { setActionDone } from './set-action-done.ts';

export function taskListRoutes({ db, clock }: Pick<Context, 'db' | 'clock'>): RouteImplementation[] {
  return [
    implement(api.getTaskListLastUpdate, async ({ caller }) => ({
      status: 200,
      body: await getTaskListLastUpdate(db, caller.viewer),
    })),
    implement(api.listTaskLists, async ({ caller: { viewer }, query: { ids } }) => {
      const promptIds = ids?.split(',').map((id) => toId<PromptId>(id)) ?? null;
      return { status: 200, body: { taskLists: await listTaskLists(db, { viewer, promptIds }) } };
    }),
    implement(api.getTaskList, async ({ caller, params }) => {
      const promptId = toId<PromptId>(params.promptId);
      const userId = await getAccountOfPrompt(db, { viewer: caller.viewer, promptId });
      return { status: 200, body: await getTaskList(db, { userId, promptId }) };
    }),
    implement(api.openTaskList, async ({ caller, params, body: { version } }) => {
      await openTaskList({ db }, { userId: caller.accountId, promptId: toId(params.promptId), version });
      return { status: 204 };
    }),
    implement(api.setActionDone, async ({ caller, params, body: { isDone, version } }) => {
      const scope = { userId: caller.accountId, promptId: toId<PromptId>(params.promptId) };
      await setActionDone({ db, clock }, { ...scope, number: params.number, isDone, version });
      return { status: 204 };
    }),
  ];
}
