import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { eraseAnswersOf } from '#features/analysis';
import { eraseSecurityEventsOf } from '#features/audit';
import { releaseCallsOf } from '#features/spending';
import { type PromptId, type UserId, toId } from '#lib/ids';
import type { Context } from '#platform/context';
import { defineJob } from '#platform/jobs';
import { deleteErasures, listErasures } from './store.ts';
import type { ErasureRow } from './tables.ts';

export const eraseDeletedJob = defineJob({
  name: 'privacy.erase-deleted',
  schema: z.object({}),
  retryLimit: 10,
});

/** Accounts and prompts one round looks at together. */
const ERASURES_PER_ROUND = 50;
/** Rows one statement names; what hangs on an answer goes with it. */
const ROWS_PER_STATEMENT = 500;
const LONGEST_PAUSE_MS = 1_000;

/**
 * Erases what deleted accounts and prompts have left, in small statements of their own: a run cut short goes on where it
 * stopped, two at a time do no harm. After every statement it rests as long as that took, so that others come first.
 */
export async function eraseDeleted(
  { db, log }: Pick<Context, 'db' | 'log'>,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  let erased = 0;
  for (;;) {
    const round = await listErasures(db, ERASURES_PER_ROUND);
    if (round.length === 0) break;
    for (const eraseBatch of planSteps({ db }, round)) {
      for (;;) {
        signal.throwIfAborted();
        const startedAt = performance.now();
        const rows = await eraseBatch();
        if (rows === 0) break;
        erased += rows;
        await pause(Math.min(performance.now() - startedAt, LONGEST_PAUSE_MS), undefined, { signal });
      }
    }
    await deleteErasures(db, round);
  }
  if (erased > 0) log.info({ rows: erased }, 'what deleted accounts and prompts had left was erased');
}

/** Each step erases one batch and tells how many rows that were; 0 once nothing is left. */
function planSteps({ db }: Pick<Context, 'db'>, round: readonly ErasureRow[]): (() => Promise<number>)[] {
  const promptIds = round
    .filter(({ kind }) => kind === 'prompt')
    .map(({ subjectId }) => toId<PromptId>(subjectId));
  const accounts = round
    .filter(({ kind }) => kind === 'user')
    .map(({ subjectId, pseudonym }) => ({ userId: toId<UserId>(subjectId), pseudonym }));
  const limit = ROWS_PER_STATEMENT;
  return [
    () => eraseAnswersOf(db, { promptIds, limit }),
    () => releaseCallsOf(db, { promptIds, userIds: accounts.map(({ userId }) => userId), limit }),
    ...accounts.map((account) => () => eraseSecurityEventsOf(db, { ...account, limit })),
  ];
}
