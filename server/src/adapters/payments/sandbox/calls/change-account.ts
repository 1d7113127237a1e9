import type { Transaction } from '#platform/db';
import type { PaymentReply, ProviderSubscription } from '../../payment-provider.ts';
import { lockAccount, saveStep } from '../account-records.ts';
import { noSuch } from '../replies/faults.ts';
import { viewSubscription } from '../replies/provider-views.ts';
import { subscriptionValue } from '../replies/reply-values.ts';
import type { Account, Step } from '../rules/sandbox-objects.ts';
import { runOnce } from '../replies/run-once.ts';
import type { SandboxDeps } from '../sandbox-deps.ts';

type Refusal = Extract<PaymentReply<never>, { ok: false }>;

/** One call that changes a subscription: a step of its life, or the reason why there is none. */
export async function changeAccount(
  deps: SandboxDeps,
  {
    name,
    request,
    decide,
  }: {
    name: string;
    request: { readonly idempotencyKey: string; readonly subscriptionId: string };
    decide: (account: Account, context: { tx: Transaction; at: Date }) => Promise<Step | Refusal>;
  },
): Promise<PaymentReply<ProviderSubscription>> {
  return runOnce(deps, {
    name,
    request,
    value: subscriptionValue,
    work: async (tx, at) => {
      const account = await lockAccount(tx, request.subscriptionId);
      if (account === null) return noSuch('subscription');
      const step = await decide(account, { tx, at });
      if ('fault' in step) return step;
      await saveStep(deps, tx, { step, at });
      return { ok: true, value: viewSubscription(step.account.subscription, step.account.invoice) };
    },
  });
}
