import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { eraseAnalyses } from '#features/analysis';
import { eraseAnswers } from '#features/answers';
import { eraseSecurityEventsOf } from '#features/audit';
import { releaseCallsOfAccount, releaseCallsOfPrompt } from '#features/engine-calls';
import { eraseFigures } from '#features/measurements';
import { type PromptId, type UserId, toId } from '#lib/ids';
import type { Context } from '#platform/context';
import { type Database, type Transaction, withTransaction } from '#platform/db';
import { defineJob } from '#platform/jobs';
import { deleteErasure, listErasures, walkIndexes } from './store.ts';
import type { ErasureRow } from './tables.ts';

export const eraseDeletedJob = defineJob({
  name: 'privacy.erase-deleted',
  schema: z.object({}),
  retryLimit: 10,
});

/** Accounts and prompts looked up together. */
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
    for (const erasure of round) {
      for (const eraseBatch of planSteps(erasure)) erased += await repeat(db, { eraseBatch, signal });
      await deleteErasure(db, erasure);
    }
  }
  if (erased > 0) log.info({ rows: erased }, 'what deleted accounts and prompts had left was erased');
}

/** Gives how many rows it erased. */
async function repeat(
  db: Database,
  { eraseBatch, signal }: { eraseBatch: (tx: Transaction) => Promise<number>; signal: AbortSignal },
): Promise<number> {
  for (let erased = 0; ;) {
    signal.throwIfAborted();
    const startedAt = performance.now();
    const rows = await withTransaction(db, async (tx) => {
      await walkIndexes(tx);
      return eraseBatch(tx);
    });
    if (rows === 0) return erased;
    erased += rows;
    await pause(Math.min(performance.now() - startedAt, LONGEST_PAUSE_MS), undefined, { signal });
  }
}

/** Each step erases one batch and tells how many rows that were; 0 once nothing is left. */
function planSteps({ kind, subjectId, pseudonym }: ErasureRow): ((tx: Transaction) => Promise<number>)[] {
  const limit = ROWS_PER_STATEMENT;
  if (kind === 'prompt') {
    const promptId = toId<PromptId>(subjectId);
    return [
      (tx) => eraseAnswers(tx, { promptId, limit }),
      (tx) => eraseAnalyses(tx, { promptId, limit }),
      (tx) => eraseFigures(tx, { promptId, limit }),
      (tx) => releaseCallsOfPrompt(tx, { promptId, limit }),
    ];
  }
  const userId = toId<UserId>(subjectId);
  return [
    (tx) => releaseCallsOfAccount(tx, { userId, limit }),
    (tx) => eraseSecurityEventsOf(tx, { userId, pseudonym, limit }),
  ];
}
