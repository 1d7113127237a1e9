import * as z from 'zod';
import type { PaymentsDeps } from '../payments-deps.ts';
import { withTransaction } from '#platform/db';
import { defineJob } from '#platform/jobs';
import { finishOperationJob } from './finish-operation.ts';
import { listOpenOperations } from './store/operations.ts';

export const finishOpenOperationsJob = defineJob({
  name: 'billing.finish-open-operations',
  schema: z.object({}),
  retryLimit: 2,
});

const AT_ONCE = 1000;

/** Gives open operations whose job has given up a new one: an open one keeps its account from every other. */
export async function finishOpenOperations({
  db,
  queue,
  log,
}: Pick<PaymentsDeps, 'db' | 'queue' | 'log'>): Promise<void> {
  const open = await listOpenOperations(db, { limit: AT_ONCE });
  const values = open.map(({ operationId }) => operationId);
  const alive = await queue.listAlive(db, finishOperationJob, { key: 'operationId', values });
  const left = open.filter(({ operationId }) => !alive.has(operationId));
  if (left.length === 0) return;
  log.warn(
    { operationIds: left.map(({ operationId }) => operationId) },
    'Open operations are taken up again',
  );
  await withTransaction(db, (tx) =>
    queue.enqueueMany(
      tx,
      finishOperationJob,
      left.map((payload) => ({ payload })),
    ),
  );
}
