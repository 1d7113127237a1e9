import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentsDeps } from '../payments-deps.ts';
import { AppError } from '#lib/app-error';
import { finishOperation } from './finish-operation.ts';
import type { OperationResult } from './rules/operation.ts';
import { type OperationRequest, startOperation } from './start-operation.ts';
import { findOperation } from './store/operations.ts';

/** How long a second operation waits for the first of the same account. */
const MAX_POLLS = 40;
const POLL_INTERVAL_MS = 250;

/**
 * Does what a user asked of the provider, once however often the request comes. Throws what the user can act on, and
 * `billing.provider_unavailable` when it is finished later.
 */
export async function runOperation(
  deps: PaymentsDeps,
  request: OperationRequest,
): Promise<Extract<OperationResult, { ok: true }>> {
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    const operation = await startOperation(deps, request);
    if (operation !== null) {
      const result = operation.result ?? (await finishOperation(deps, { operationId: operation.id }));
      if (result === 'unknown') throw new AppError('billing.provider_unavailable');
      if (result !== 'elsewhere') return expectSuccess(result);
      const ended = (await findOperation(deps.db, operation.id))?.result;
      if (ended != null) return expectSuccess(ended);
    }
    await pause(POLL_INTERVAL_MS);
  }
  throw new AppError('billing.busy');
}

function expectSuccess(result: OperationResult): Extract<OperationResult, { ok: true }> {
  if (!result.ok) throw new AppError(result.code);
  return result;
}
