import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import * as z from 'zod';
import type { Transaction } from '#platform/db';
import type { DeadJob, DeadLetters, DeathCause, RequeueVerdict } from './dead-job.ts';
import type { JobRegistration } from './define-job.ts';
import { deadLetterQueue } from './queues.ts';
import {
  type DeadRow,
  countDeadRows,
  deleteDeadRow,
  listDeadIds,
  listDeadRows,
  lockDeadRow,
} from './store.ts';

/** Reads the queues of given-up jobs and lets the queue's library move what runs again. */
export function createDeadLetters({
  boss,
  findRegistration,
}: {
  boss: PgBoss;
  findRegistration: (kind: string) => JobRegistration | null;
}): DeadLetters {
  const revive = async (tx: Transaction, row: DeadRow): Promise<RequeueVerdict> => {
    const registration = findRegistration(row.kind);
    if (registration === null) return 'nothing_left';
    const verdict = (await registration.revive?.(tx, row.payload)) ?? 'run_again';
    if (verdict !== 'run_again') return verdict === 'replaced' ? 'requeued' : 'nothing_left';
    const options = { ids: [row.id], db: fromDrizzle(tx, sql) };
    const moved = await boss.redrive(deadLetterQueue(row.kind), options);
    return moved > 0 ? 'requeued' : 'nothing_left';
  };
  return {
    list: async (db, options) => (await listDeadRows(db, options)).map(readDeadRow),
    countByKind: countDeadRows,
    listIds: listDeadIds,
    requeue: async (tx, id) => {
      const row = await lockDeadRow(tx, id);
      if (row === null) return 'gone';
      const verdict = await revive(tx, row);
      await deleteDeadRow(tx, id);
      return verdict;
    },
  };
}

/** What `run-attempt.ts` leaves behind, and what the library writes when a worker has gone. */
const fault = z.object({ errorClass: z.string() });
const silence = z.object({ value: z.object({ message: z.string() }) });

function readDeadRow({ output, tries, ...row }: DeadRow): DeadJob {
  return { ...row, tries, cause: readCause(output) };
}

function readCause(output: unknown): DeathCause {
  const known = fault.safeParse(output);
  if (known.success) return { kind: 'fault', errorClass: known.data.errorClass };
  return silence.safeParse(output).success ? { kind: 'worker_lost' } : { kind: 'unknown' };
}
