import { isDatabaseUnavailable } from '#platform/db';
import type { PaymentReply } from '../../payment-provider.ts';
import { refuse } from './faults.ts';
import type { SandboxDeps } from '../sandbox-deps.ts';

/** A provider never throws: after a fault of the database it is unknown whether the work was done. */
export async function answerFaults<Value>(
  { log }: Pick<SandboxDeps, 'log'>,
  work: () => Promise<PaymentReply<Value>>,
): Promise<PaymentReply<Value>> {
  try {
    return await work();
  } catch (error) {
    const level = isDatabaseUnavailable(error) ? 'warn' : 'error';
    log[level]({ err: error }, 'The payment sandbox could not answer');
    return refuse('unavailable', 'The sandbox could not reach its own records');
  }
}
