import type { ProviderSubscription } from '#adapters/payments';
import type { PaymentsDeps } from '#features/payments';
import { reckonCharge } from './describe-charge.ts';
import { isFresh } from './rules/shown-charge.ts';
import { findOperation, saveParameters } from './store/operations.ts';
import type { OperationRow } from './tables.ts';

/**
 * Whether what is about to be charged is what its user was shown. That it is so is kept before the first charge: done a
 * second time, after a killed process, part of it may be paid already.
 */
export async function confirmCharge(
  deps: PaymentsDeps,
  {
    operation,
    customerId,
    subscriptions,
  }: {
    operation: OperationRow;
    customerId: string;
    subscriptions: readonly ProviderSubscription[];
  },
): Promise<boolean> {
  // As it is stored: an earlier try of this very run may have found it so and charged a part.
  const stored = (await findOperation(deps.db, operation.id)) ?? operation;
  const { expectedCents, ...parameters } = stored.parameters;
  const { planId, priceId, proratedAt = null } = parameters;
  if (expectedCents === undefined || planId === undefined || priceId === undefined) return true;
  const wanted = { customerId, planId, priceId, subscriptions };
  const shownFor = proratedAt === null ? null : new Date(proratedAt);
  if (shownFor !== null) {
    const { proratedAt: now } = await reckonCharge(deps, { ...wanted, proratedAt: null });
    if (now === null || !isFresh({ shownFor, now })) return false;
  }
  const charge = await reckonCharge(deps, { ...wanted, proratedAt: shownFor });
  if (charge.dueCents !== expectedCents) return false;
  await saveParameters(deps.db, { id: operation.id, parameters });
  return true;
}
