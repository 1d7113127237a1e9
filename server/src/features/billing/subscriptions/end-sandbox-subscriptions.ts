import { settlePlan } from '#features/companies';
import { getPlanId } from '#features/plans';
import { lockAccount } from '#features/accounts';
import type { AccountId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { notifyOfChange } from '../notices/notify-of-change.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { decidePlan } from '../rules/granted-plan.ts';
import { finishSync, lockCustomer } from '../store/customers.ts';
import { endSubscriptionRow, findLiveSubscription, listLiveOwners } from '../store/subscriptions.ts';

const SANDBOX = 'sandbox';
const PAGE = 100;

/**
 * An installation that takes real money from now on ends the sandbox's subscriptions: nobody paid for it, and it would
 * stand in the way of a real one. One that has lost the key of its provider touches nothing: its customers pay there.
 */
export async function endSandboxSubscriptions(
  deps: PaymentsDeps,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const { db, log, payments } = deps;
  if (payments.id === SANDBOX) return warnOfForeign(deps);
  let ended = 0;
  for (;;) {
    const userIds = await listLiveOwners(db, { provider: SANDBOX, limit: PAGE });
    for (const userId of userIds) {
      if (signal.aborted) return;
      await endSandboxSubscription(deps, { userId });
      ended += 1;
    }
    if (userIds.length < PAGE) break;
  }
  if (ended > 0)
    log.warn(
      { ended },
      'Subscriptions of the sandbox ended: the provider takes money now, and nobody paid for them',
    );
}

async function warnOfForeign({ db, log }: Pick<PaymentsDeps, 'db' | 'log'>): Promise<void> {
  const [userId] = await listLiveOwners(db, { provider: 'stripe', limit: 1 });
  if (userId === undefined) return;
  log.error(
    { provider: 'stripe' },
    'Accounts have subscriptions at a provider whose key is not set: they stay as they are, and these accounts can change, cancel or buy nothing until it is set',
  );
}

/** The account is on the plan it has without it, and its owner is notified. */
export async function endSandboxSubscription(
  deps: PaymentsDeps,
  { userId }: { userId: AccountId },
): Promise<void> {
  const scope = { userId, provider: SANDBOX } as const;
  await withTransaction(deps.db, async (tx) => {
    await lockAccount(tx, userId);
    const customer = await lockCustomer(tx, scope);
    const live = await findLiveSubscription(tx, userId);
    if (live?.provider !== SANDBOX) return;
    await endSubscriptionRow(tx, { ...scope, subscriptionId: live.subscriptionId });
    const before = { planId: await getPlanId(tx, userId), live };
    const { granted, plan } = decidePlan({
      current: before.planId,
      before: customer?.grantedPlanId ?? null,
      live: null,
      planOfPrice: new Map(),
    });
    const settled = await settlePlan(deps, tx, { userId, planId: plan });
    await notifyOfChange(deps, tx, { userId, before, after: { planId: plan, live: null }, settled });
    if (customer !== null)
      await finishSync(tx, { ...scope, syncApplied: customer.syncApplied, grantedPlanId: granted });
  });
}
