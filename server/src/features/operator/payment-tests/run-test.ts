import type { PaymentTest } from '@citato/contract';
import type { PaymentTestMode } from '#adapters/payments';
import { AppError } from '#lib/app-error';
import { firstAccountOf } from '#features/accounts';
import { type AccountId, type UserId, newId } from '#lib/ids';
import { openTestAccount } from './open-test-account.ts';
import type { PaymentTestsDeps } from './payment-tests-deps.ts';
import { removeTestAccount } from './remove-test-account.ts';
import { summarizeSteps } from './templates/summarize-steps.ts';
import { runSteps, type Step } from './run-steps.ts';

/** What a test run acts on. */
export interface TestScene {
  readonly deps: PaymentTestsDeps;
  readonly testMode: PaymentTestMode;
  readonly userId: AccountId;
}

/** Runs a scenario on an account of its own, and removes the account whatever the outcome. */
export async function runTest(
  deps: PaymentTestsDeps,
  scenario: (scene: TestScene) => readonly Step[],
): Promise<PaymentTest> {
  const { testMode, payments } = deps;
  if (testMode === null) throw new AppError('payment_tests.live_account');
  const personId = newId<UserId>();
  const userId = firstAccountOf(personId);
  const steps = await runSteps(deps, [
    {
      name: 'Account di prova creato',
      run: async () => {
        await openTestAccount(deps, { userId: personId });
        return null;
      },
    },
    ...scenario({ deps, testMode, userId }),
    {
      name: 'Account di prova rimosso',
      isCleanUp: true,
      run: async () => {
        await removeTestAccount(deps, { userId: personId });
        return 'nessun abbonamento attivo presso il provider';
      },
    },
  ]);
  return { ...summarizeSteps(steps), testResult: { provider: payments.id, steps } };
}
