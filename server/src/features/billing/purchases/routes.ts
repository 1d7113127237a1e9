import { api } from '@citato/contract';
import type { PaymentsDeps } from '../payments-deps.ts';
import { AppError } from '#lib/app-error';
import { type RouteImplementation, implement } from '#platform/http';
import { changePlan } from './change-plan.ts';
import { createSubscription } from './create-subscription.ts';
import { getCheckoutCharge } from './get-checkout-charge.ts';
import { previewDowngrade } from './preview-downgrade.ts';
import { endWait } from '../operations/end-wait.ts';
import { describeFailure } from '../operations/describe-failure.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { reactivateSubscription } from './reactivate-subscription.ts';
import { startCheckout } from './start-checkout.ts';

export function billingRoutes(deps: PaymentsDeps): RouteImplementation[] {
  const inTime = <Value>(work: Promise<Value>) => explainFaults(endWait(deps, work));
  return [
    implement(api.startCheckout, async ({ body, caller: { accountId: userId } }) => ({
      status: 200,
      body: await inTime(startCheckout(deps, { userId, ...body })),
    })),
    implement(api.createSubscription, async ({ body, caller: { accountId: userId } }) => ({
      status: 200,
      body: await inTime(createSubscription(deps, { userId, ...body })),
    })),
    implement(api.getCheckoutCharge, async ({ params: { planId }, caller: { accountId: userId } }) => {
      const { proratedAt, ...charge } = await inTime(getCheckoutCharge(deps, { userId, planId }));
      return { status: 200, body: { ...charge, proratedAt: proratedAt?.toISOString() ?? null } };
    }),
    implement(api.changePlan, async ({ body, caller: { accountId: userId } }) => {
      await inTime(changePlan(deps, { userId, ...body }));
      return { status: 200, body: { message: 'Piano aggiornato', planId: body.planId } };
    }),
    implement(api.previewDowngrade, async ({ params, caller: { accountId: userId } }) => ({
      status: 200,
      body: await previewDowngrade(deps, { userId, ...params }),
    })),
    implement(api.cancelSubscription, async ({ caller: { accountId: userId } }) => {
      await inTime(cancelSubscription(deps, { userId }));
      return { status: 200, body: { message: 'Abbonamento cancellato' } };
    }),
    implement(api.reactivateSubscription, async ({ caller: { accountId: userId } }) => {
      await inTime(reactivateSubscription(deps, { userId }));
      return { status: 200, body: { message: 'Abbonamento riattivato' } };
    }),
  ];
}

/** A fault of the provider outside an operation, in words its user can act on. */
async function explainFaults<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError) throw error;
    const code = describeFailure(error) ?? 'billing.provider_unavailable';
    throw new AppError(code, { cause: error });
  }
}
