import type { PaymentsDeps } from '../payments-deps.ts';
import { AppError } from '#lib/app-error';
import { finishOperation } from './finish-operation.ts';
import type { MadeOperation, OperationResult } from './rules/operation.ts';
import { type OperationRequest, startOperation } from './start-operation.ts';

/** How long whoever asks waits for what the account has under way. */
const MAX_WAIT_MS = 10_000;

/**
 * Does what a user asked of the provider, once however often the request comes. What the account has under way comes
 * first: whoever is at it is waited for, and what was left behind is finished here.
 */
export async function runOperation(deps: PaymentsDeps, request: OperationRequest): Promise<MadeOperation> {
  const until = performance.now() + MAX_WAIT_MS;
  for (;;) {
    const { operation, isAsked } = await startOperation(deps, request);
    const waitMs = Math.max(0, until - performance.now());
    const result = operation.result ?? (await finishOperation(deps, { operationId: operation.id, waitMs }));
    if (isAsked) return giveMade(result);
    if (waitMs === 0) throw new AppError('billing.busy');
  }
}

/** Gives what a stored result made, or refuses as it was refused. */
function giveMade(result: OperationResult): MadeOperation {
  if (!result.ok) throw new AppError(result.code);
  return result;
}
