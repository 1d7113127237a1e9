import * as z from 'zod';
import type { Transaction } from '#platform/db';
import type { DeadJob, DeadLetters, DeathCause, RequeueVerdict } from './dead-job.ts';
import type { JobRegistration } from './define-job.ts';
import type { QueueTime } from './queue-time.ts';
import {
  type DeadRow,
  countAllDeadRows,
  countDeadRows,
  deleteDeadRow,
  listDeadIds,
  listDeadRows,
  lockDeadRow,
  requeueDeadRow,
} from './store/dead-jobs.ts';

/** Lists the jobs that were given up, and requeues them. */
export function createDeadLetters({
  time,
  findRegistration,
}: {
  time: QueueTime;
  findRegistration: (kind: string) => JobRegistration | null;
}): DeadLetters {
  const requeue = async (tx: Transaction, row: DeadRow): Promise<RequeueVerdict> => {
    const registration = findRegistration(row.kind);
    if (registration === null) return 'nothing_left';
    const verdict = (await registration.onRequeue?.(tx, row.payload)) ?? 'run_again';
    if (verdict !== 'run_again') return verdict === 'replaced' ? 'requeued' : 'nothing_left';
    return (await requeueDeadRow(tx, { id: row.id, now: time() })) ? 'requeued' : 'nothing_left';
  };
  return {
    list: async (db, options) => (await listDeadRows(db, options)).map(readDeadRow),
    countByKind: countDeadRows,
    count: countAllDeadRows,
    listIds: listDeadIds,
    requeue: async (tx, id) => {
      const row = await lockDeadRow(tx, id);
      if (row === null) return 'gone';
      const verdict = await requeue(tx, row);
      await deleteDeadRow(tx, id);
      return verdict;
    },
  };
}

/** What `run-attempt.ts` leaves behind; a worker that stopped responding leaves nothing. */
const knownFault = z.object({ errorClass: z.string() });

function readDeadRow({ fault, ...row }: DeadRow): DeadJob {
  return { ...row, cause: readCause(fault) };
}

function readCause(fault: unknown): DeathCause {
  if (fault === null) return { kind: 'worker_lost' };
  const known = knownFault.safeParse(fault);
  return known.success ? { kind: 'fault', errorClass: known.data.errorClass } : { kind: 'unknown' };
}
