import { type JobRegistration, handleJob } from '#platform/jobs';
import type { PaymentTestsDeps } from './payment-tests-deps.ts';
import { removeTestAccount, removeTestAccountJob } from './remove-test-account.ts';

export function paymentTestJobs(deps: PaymentTestsDeps): JobRegistration[] {
  return [
    handleJob(removeTestAccountJob, {
      run: async ({ accountId }) => {
        await removeTestAccount(deps, { userId: accountId });
      },
    }),
  ];
}
