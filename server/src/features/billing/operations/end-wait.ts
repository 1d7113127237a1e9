import type { PaymentReply } from '#adapters/payments';
import { PaymentStopped, takeValue } from '../errors.ts';
import { AppError } from '#lib/app-error';
import { retry } from '#lib/async/retry';
import { within } from '#lib/async/within';
import type { Logger } from '#platform/logging';

/** Enough for a slow provider, and no more than a user at the screen waits. */
const MAX_MS = 25_000;

/** Ends the wait of a user for a provider that does not answer. What was begun goes on: its operation is finished here or by its job. */
export async function endWait<Value>(
  { log, limitMs = MAX_MS }: { log: Logger; limitMs?: number },
  work: Promise<Value>,
): Promise<Value> {
  if (await within(work, limitMs)) return work;
  work.catch((error: unknown) => {
    log.warn({ err: error }, 'A payment failed after its user was answered');
  });
  throw new AppError('billing.provider_unavailable');
}

/** How often a provider that does not answer is asked again while its user waits. */
export const SOON_AGAIN = { attempts: 3, delayMs: (attempt: number) => (attempt === 1 ? 300 : 1500) };

/** Reads from a provider that may be away for a moment; its other faults are thrown at once. */
export async function askOften<Value>(ask: () => Promise<PaymentReply<Value>>): Promise<Value> {
  const isRetryable = (error: unknown) =>
    error instanceof PaymentStopped && error.fault.kind === 'unavailable';
  return retry({ ...SOON_AGAIN, isRetryable }, async () => takeValue(await ask()));
}
