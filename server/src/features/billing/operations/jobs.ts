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
        // Whoever is at it now ends it, or leaves it to a later try of this job.
        await finishOperation(deps, { operationId: toId<OperationId>(operationId), waitMs: 0 });
      },
    }),
    handleJob(finishOpenOperationsJob, { run: () => finishOpenOperations(deps), everySeconds: HOUR_SECONDS }),
  ];
}
