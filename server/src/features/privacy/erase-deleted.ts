import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { eraseSecurityEventsOf } from '#platform/audit';
import { type AccountId, type CompanyId, type PromptId, type UserId, toId } from '#lib/ids';
import type { Context } from '#platform/context';
import { type Database, type Transaction, withTransaction } from '#platform/db';
import { defineJob } from '#platform/jobs';
import { FIRST_BATCH_ROWS, decideBatchRows, decidePauseMs } from './rules/erasure-pace.ts';
import { deleteErasure, listErasures, walkIndexes } from './store.ts';
import type { ErasureRow } from './tables.ts';

export const eraseDeletedJob = defineJob({
  name: 'privacy.erase-deleted',
  schema: z.object({}),
  retryLimit: 10,
});

/** Accounts and prompts looked up together. */
const ERASURES_PER_ROUND = 50;

/** Erases one batch of at most `limit` rows: returns how many, 0 once nothing is left. */
type Erase<Subject> = (tx: Transaction, subject: Subject & { limit: number }) => Promise<number>;

/** What erases the rows that deletions leave, in the order given. */
export interface Erasers {
  readonly ofPrompt: readonly Erase<{ companyId: CompanyId; promptId: PromptId }>[];
  readonly ofAccount: readonly Erase<{ userId: AccountId }>[];
}

export interface EraseDeps extends Pick<Context, 'db' | 'log'> {
  readonly erasers: Erasers;
}

type Step = (tx: Transaction, limit: number) => Promise<number>;

/**
 * Erases rows of deleted accounts and prompts, in small batches: a run cut short goes on where it stopped, two at a
 * time do no harm. After every batch it pauses for as long as the batch took, so that other work comes first.
 */
export async function eraseDeleted(
  { db, log, erasers }: EraseDeps,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const erase = createEraser(db, { signal });
  let erased = 0;
  for (;;) {
    const round = await listErasures(db, ERASURES_PER_ROUND);
    if (round.length === 0) break;
    for (const erasure of round) {
      for (const step of planSteps(erasers, erasure)) erased += await erase(step);
      await deleteErasure(db, erasure);
    }
  }
  if (erased > 0) log.info({ rows: erased }, 'what deleted accounts and prompts had left was erased');
}

/** Repeats a step until nothing is left; gives how many rows it erased. The size of batches goes on from step to step. */
function createEraser(db: Database, { signal }: { signal: AbortSignal }): (step: Step) => Promise<number> {
  let limit = FIRST_BATCH_ROWS;
  return async (step) => {
    for (let erased = 0; ;) {
      signal.throwIfAborted();
      const startedAt = performance.now();
      const rows = await withTransaction(db, async (tx) => {
        await walkIndexes(tx);
        return step(tx, limit);
      });
      if (rows === 0) return erased;
      erased += rows;
      const tookMs = performance.now() - startedAt;
      limit = decideBatchRows({ rows: limit, tookMs });
      await pause(decidePauseMs(tookMs), undefined, { signal });
    }
  };
}

function planSteps(erasers: Erasers, { kind, subjectId, companyId, pseudonym }: ErasureRow): Step[] {
  if (kind === 'prompt' && companyId !== null) {
    const promptId = toId<PromptId>(subjectId);
    return erasers.ofPrompt.map((erase) => (tx, limit) => erase(tx, { companyId, promptId, limit }));
  }
  if (kind === 'user') {
    const userId = toId<UserId>(subjectId);
    return [(tx, limit) => eraseSecurityEventsOf(tx, { userId, pseudonym, limit })];
  }
  const userId = toId<AccountId>(subjectId);
  return erasers.ofAccount.map((erase) => (tx, limit) => erase(tx, { userId, limit }));
}
