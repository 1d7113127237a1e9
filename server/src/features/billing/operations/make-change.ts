import { chooseLive } from '../rules/live-subscription.ts';
import { openCustomer, recoverCustomer } from '../customers/open-customer.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { takeValue } from '../errors.ts';
import { AppError } from '#lib/app-error';
import { chargeSubscription } from './charge-subscription.ts';
import { changePrice } from './change-price.ts';
import type { MadeOperation } from './rules/operation.ts';
import type { OperationRow } from './tables.ts';

/**
 * Makes at the provider what an operation asks for. It reads how things stand first, so that done a second time, after
 * a lost reply or a killed process, it does what is left. The keys grow from the operation's id.
 */
export async function makeChange(deps: PaymentsDeps, operation: OperationRow): Promise<MadeOperation> {
  const { payments } = deps;
  const { id, userId, kind } = operation;
  const customerId = await openCustomer(deps, { userId });
  if (kind === 'setup') return startSetup(deps, { operation, customerId });
  const subscriptions = takeValue(await payments.listSubscriptions(customerId));
  if (kind === 'create') return chargeSubscription(deps, { operation, customerId, subscriptions });
  const live = chooseLive(subscriptions);
  if (live === null) throw new AppError('billing.no_subscription');
  if (kind === 'update') return changePrice(deps, { operation, live });

  const cancelAtPeriodEnd = kind === 'cancel';
  if (live.cancelAtPeriodEnd !== cancelAtPeriodEnd) {
    const idempotencyKey = `${id}:${kind}`;
    takeValue(
      await payments.setCancelAtPeriodEnd({ subscriptionId: live.id, cancelAtPeriodEnd, idempotencyKey }),
    );
  }
  return { reference: live.id };
}

/** What the card form needs; a customer the provider has lost, who pays for nothing, is made anew. */
async function startSetup(
  deps: PaymentsDeps,
  { operation: { id, userId }, customerId }: { operation: OperationRow; customerId: string },
): Promise<MadeOperation> {
  const { payments } = deps;
  const setup = await payments.createSetup({ customerId, idempotencyKey: `${id}:setup` });
  if (setup.ok || setup.fault.kind !== 'not_found') return { reference: takeValue(setup).id };
  const found = await recoverCustomer(deps, { userId, lostId: customerId });
  if (found === null) throw new AppError('billing.not_purchasable');
  const again = await payments.createSetup({ customerId: found, idempotencyKey: `${id}:setup:${found}` });
  return { reference: takeValue(again).id };
}
