import type { PaymentsDeps } from '../payments-deps.ts';
import { type OperationId, toId } from '#lib/ids';
import { type JobRegistration, handleJob } from '#platform/jobs';
import { finishOperation, finishOperationJob } from './finish-operation.ts';
import { finishOpenOperations, finishOpenOperationsJob } from './finish-open-operations.ts';

const HOUR_SECONDS = 60 * 60;

export function billingJobs(deps: PaymentsDeps): JobRegistration[] {
  return [
    handleJob(finishOperationJob, {
      run: async ({ operationId }) => {
        const result = await finishOperation(deps, { operationId: toId<OperationId>(operationId) });
        if (typeof result === 'string') throw new Error(`The operation is not at its end: ${result}`);
      },
    }),
    handleJob(finishOpenOperationsJob, { run: () => finishOpenOperations(deps), everySeconds: HOUR_SECONDS }),
  ];
}
