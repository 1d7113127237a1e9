import { AppError } from '#lib/app-error';
import type { PromptId, AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { findShownTaskList } from './list-shown-rows.ts';
import { tickAction } from './rules/action-ticks.ts';
import { lockTaskList, recordDone } from './store.ts';

/** Ticks an action off or restores it, by its key and not by its number: it stays so in later versions. */
export async function setActionDone(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  {
    userId,
    promptId,
    number,
    isDone,
    version,
  }: { userId: AccountId; promptId: PromptId; number: number; isDone: boolean; version: number | undefined },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const shown = await findShownTaskList(tx, { userId, promptId });
    if (shown === null) throw new AppError('task_lists.action_not_found');
    const list = (await lockTaskList(tx, shown.promptId)) ?? shown;
    if (version !== undefined && version !== list.version) throw new AppError('task_lists.outdated');
    const action = list.parsedActions.find((candidate) => candidate.number === number);
    if (action === undefined) throw new AppError('task_lists.action_not_found');
    const { key, title } = action;
    const ticks = tickAction({ ticks: list.ticks, key, title, isDone, now: clock.now() });
    await recordDone(tx, { promptId: list.promptId, key, isDone, ticks });
  });
}
