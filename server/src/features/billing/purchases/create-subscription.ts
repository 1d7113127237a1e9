import type { PlanId, ShownCharge, SubscriptionStatus } from '@citato/contract';
import { assertCheckoutOpen } from '../subscriptions/count-refused-card.ts';
import { CARD_LIMITS } from '../rules/card-limits.ts';
import { findOffer } from '../prices/find-offer.ts';
import { getPlanStatus } from '../subscriptions/get-plan-status.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { AppError } from '#lib/app-error';
import type { AccountId } from '#lib/ids';
import type { Transaction } from '#platform/db';
import { askOften } from '../operations/end-wait.ts';
import { assertPreviewed } from '../operations/assert-previewed.ts';
import { isSameRequest } from '../operations/rules/operation.ts';
import { runOperation } from '../operations/run-operation.ts';
import { findOperationOfRequest } from '../operations/store/operations.ts';

/** Buys a plan with the card of the checkout of this request. */
export async function createSubscription(
  deps: PaymentsDeps,
  {
    userId,
    requestId,
    expected,
    ...wanted
  }: {
    userId: AccountId;
    planId: PlanId;
    priceId?: string | null | undefined;
    requestId: string;
    expected?: ShownCharge | undefined;
  },
): Promise<{ subscriptionId: string; status: SubscriptionStatus; clientSecret: string | null }> {
  const offer = await findOffer(deps, wanted);
  await assertMayCharge(deps, { userId, requestId });
  const { reference } = await runOperation(deps, {
    userId,
    kind: 'create',
    requestId,
    parameters: { ...offer, ...readExpected(expected) },
    prepare: async (tx) => {
      await assertSetUpFor(tx, { userId, requestId, planId: offer.planId });
      await assertPreviewed(tx, { userId, planId: offer.planId });
    },
  });
  const { payment } = await askOften(() => deps.payments.getSubscription(reference));
  const { subscriptionStatus } = await getPlanStatus(deps.db, userId);
  const needsAction = payment?.state === 'action_required';
  return {
    subscriptionId: reference,
    status: subscriptionStatus,
    clientSecret: needsAction ? payment.clientSecret : null,
  };
}

/** What the page has shown, as the operation keeps it. */
function readExpected(expected: ShownCharge | undefined) {
  if (expected === undefined) return {};
  const { dueCents: expectedCents, proratedAt } = expected;
  return { expectedCents, ...(proratedAt !== null && { proratedAt }) };
}

/** A request whose answer is known, or on its way, charges nothing a second time. */
async function assertMayCharge(
  deps: PaymentsDeps,
  request: { userId: AccountId; requestId: string },
): Promise<void> {
  if ((await findOperationOfRequest(deps.db, { ...request, kind: 'create' })) !== null) return;
  await assertCheckoutOpen(deps, request);
  await deps.limits.take(CARD_LIMITS.charges, request.userId);
}

/** A card pays for the plan its holder saw when it was typed in, and for no other. */
async function assertSetUpFor(
  tx: Transaction,
  { planId, ...request }: { userId: AccountId; requestId: string; planId: PlanId },
): Promise<void> {
  const setup = await findOperationOfRequest(tx, { ...request, kind: 'setup' });
  if (setup !== null && !isSameRequest(setup.parameters, { planId }))
    throw new AppError('billing.request_reused');
}
