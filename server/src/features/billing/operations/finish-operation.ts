import * as z from 'zod';
import { countRefusedCard } from '../subscriptions/count-refused-card.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { PaymentStopped } from '../errors.ts';
import { syncCustomer } from '../subscriptions/sync-customer.ts';
import { setPendingPlan } from '#features/plans';
import { AppError } from '#lib/app-error';
import { retry } from '#lib/async/retry';
import type { OperationId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { defineJob } from '#platform/jobs';
import { SOON_AGAIN } from './end-wait.ts';
import { describeFailure } from './describe-failure.ts';
import { makeChange } from './make-change.ts';
import { CODE_OF_FAULT, isTooOld } from './rules/operation-end.ts';
import type { OperationResult } from './rules/operation.ts';
import { endOperation, findOperation } from './store/operations.ts';
import type { OperationRow } from './tables.ts';

/** Finishes an operation whose process died or whose provider did not answer. */
export const finishOperationJob = defineJob({
  name: 'billing.finish-operation',
  schema: z.object({ operationId: z.uuid(), userId: z.uuid() }),
  retryLimit: 40,
  retryDelaySeconds: 30,
  maxRetryDelaySeconds: 45 * 60,
});

/** A process that died is waited for this long. */
const EXCLUSIVE = { name: 'payment-operation', leaseSeconds: 30 };

/**
 * Brings an open operation to its end and the account's state after it; gives the result that is stored. Throws while
 * it stays open: `billing.busy` where another process is at it for longer than `waitMs`,
 * `billing.provider_unavailable` where the provider does not answer.
 */
export async function finishOperation(
  deps: PaymentsDeps,
  { operationId, waitMs }: { operationId: OperationId; waitMs: number },
): Promise<OperationResult> {
  const turn = { exclusive: EXCLUSIVE, key: operationId, waitMs };
  const ended = await deps.turns.run(turn, async () => {
    const operation = await findOperation(deps.db, operationId);
    // Its account is gone, and with it whoever asked.
    if (operation === null) return { ok: false, code: 'billing.no_setup' } as const;
    return operation.result ?? (await endInTime(deps, operation));
  });
  if (ended === null) throw new AppError('billing.busy');
  return ended;
}

async function endInTime(deps: PaymentsDeps, operation: OperationRow): Promise<OperationResult> {
  try {
    const isRetryable = (error: unknown) => error instanceof PaymentStopped;
    return await retry({ ...SOON_AGAIN, isRetryable }, () => endOnce(deps, operation));
  } catch (error) {
    if (!(error instanceof PaymentStopped)) throw error;
    const { id: operationId, kind } = operation;
    deps.log.warn({ operationId, kind, err: error }, 'The payment provider did not answer');
    throw new AppError('billing.provider_unavailable', { cause: error });
  }
}

async function endOnce(deps: PaymentsDeps, operation: OperationRow): Promise<OperationResult> {
  const result = await decideResult(deps, operation);
  // The account's state follows before the operation ends: an ended one is never looked at again.
  await followChange(deps, operation);
  await withTransaction(deps.db, async (tx) => {
    await endOperation(tx, { id: operation.id, result, endedAt: deps.clock.now() });
    if (operation.kind === 'update') await setPendingPlan(tx, { userId: operation.userId, planId: null });
  });
  if (isCardRefused(result)) await countRefusedCard(deps, { userId: operation.userId });
  return result;
}

/** The bank has seen the card and said no, at the first charge or after others. */
function isCardRefused(result: OperationResult): boolean {
  return !result.ok && (result.code === 'billing.declined' || result.code === 'billing.partly_paid');
}

const isExpired = ({ clock }: PaymentsDeps, { createdAt, resumedAt }: OperationRow): boolean =>
  isTooOld({ createdAt: resumedAt ?? createdAt, now: clock.now() });

/** Makes the account's state that of the provider. An expired operation ends without it: the comparison makes up for that. */
async function followChange(deps: PaymentsDeps, operation: OperationRow): Promise<void> {
  const { id: operationId, kind, userId } = operation;
  if (kind === 'setup') return;
  try {
    await syncCustomer(deps, { userId });
  } catch (error) {
    if (!(error instanceof PaymentStopped) || !isExpired(deps, operation)) throw error;
    deps.log.error(
      { operationId, userId, err: error },
      'An operation ends without a reading of the provider',
    );
  }
}

/** What the operation came to; throws while nobody knows. */
async function decideResult(deps: PaymentsDeps, operation: OperationRow): Promise<OperationResult> {
  if (isExpired(deps, operation)) return { ok: false, code: 'billing.provider_unavailable' };
  const result = await makeOrExplain(deps, operation);
  if (result.ok || result.code !== CODE_OF_FAULT.conflict) return result;
  // What was read had changed before it was acted on, so it is read again.
  return makeOrExplain(deps, operation);
}

/** The one place where a failure becomes a result; thrown on while nobody knows what became of it. */
async function makeOrExplain(deps: PaymentsDeps, operation: OperationRow): Promise<OperationResult> {
  try {
    return { ok: true, ...(await makeChange(deps, operation)) };
  } catch (error) {
    const code = describeFailure(error);
    if (code === null) throw error;
    if (error instanceof PaymentStopped && isForOperator(error))
      deps.log.error(
        { operationId: operation.id, kind: operation.kind, err: error },
        'The payment provider refused what it was asked: its settings or its customer are not as expected',
      );
    return { ok: false, code };
  }
}

const isForOperator = ({ fault: { kind } }: PaymentStopped): boolean =>
  kind === 'configuration' || kind === 'not_found';
