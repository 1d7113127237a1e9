import type { PaymentsDeps } from '../payments-deps.ts';
import { lockAccount } from '#features/accounts';
import { AppError } from '#lib/app-error';
import { type OperationId, type AccountId, newId } from '#lib/ids';
import { type Transaction, withTransaction } from '#platform/db';
import { finishOperationJob } from './finish-operation.ts';
import { isSameRequest, type OperationKind, type OperationParameters } from './rules/operation.ts';
import { findOpenOperation, findOperationOfRequest, insertOperation } from './store/operations.ts';
import type { OperationRow } from './tables.ts';

/** Whoever began an operation normally ends it; after this long a job does. */
const HANDOVER_MS = 60_000;

export interface OperationRequest {
  readonly userId: AccountId;
  readonly kind: OperationKind;
  readonly requestId: string | null;
  readonly parameters: OperationParameters;
  /** What must hold, or is written, in the transaction that stores the operation. */
  readonly prepare?: (tx: Transaction) => Promise<void>;
}

/**
 * Stores an operation before the provider is asked, with the job that finishes it should this process die. The same
 * request gives the operation stored before; where the account has another one under way, it gives that one, which is
 * not what was asked for.
 */
export async function startOperation(
  { db, clock, queue, payments }: PaymentsDeps,
  { userId, kind, requestId, parameters, prepare }: OperationRequest,
): Promise<{ operation: OperationRow; isAsked: boolean }> {
  return withTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    const known = requestId === null ? null : await findOperationOfRequest(tx, { userId, kind, requestId });
    if (known !== null) {
      if (!isSameRequest(known.parameters, parameters)) throw new AppError('billing.request_reused');
      return { operation: known, isAsked: true };
    }
    const underWay = kind === 'setup' ? null : await findOpenOperation(tx, userId);
    if (underWay !== null) return { operation: underWay, isAsked: false };
    const operation: OperationRow = {
      id: newId<OperationId>(),
      userId,
      provider: payments.id,
      kind,
      requestId,
      parameters,
      state: 'open',
      result: null,
      awaitedInvoiceId: null,
      resumedAt: null,
      createdAt: clock.now(),
      endedAt: null,
    };
    await insertOperation(tx, operation);
    await prepare?.(tx);
    const startAfter = new Date(clock.now().getTime() + HANDOVER_MS);
    await queue.enqueue(tx, finishOperationJob, { operationId: operation.id, userId }, { startAfter });
    return { operation, isAsked: true };
  });
}
