import type { PromptId, AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import { findShownTaskList } from './list-shown-rows.ts';
import { recordOpened } from './store.ts';

/** Marks the version the user has seen: it is no longer new. Without a list nothing happens. */
export async function openTaskList(
  { db }: Pick<Context, 'db'>,
  { version, ...scope }: { userId: AccountId; promptId: PromptId; version: number },
): Promise<void> {
  const list = await findShownTaskList(db, scope);
  if (list !== null) await recordOpened(db, { promptId: list.promptId, version });
}
