import * as z from 'zod';
import { deleteInvoicesOf } from '#features/billing';
import { chooseLive, endSubscriptions, findCustomer, takeValue } from '#features/billing';
import { findContact, firstAccountOf, lockAccount } from '#features/accounts';
import { toId, type UserId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { defineJob } from '#platform/jobs';
import type { PaymentTestsDeps } from './payment-tests-deps.ts';
import { UnexpectedState } from './rules/unexpected-state.ts';

/** Removes accounts of test runs whose process died. */
export const removeTestAccountJob = defineJob({
  name: 'payment-tests.remove-account',
  // Not `userId`: jobs of an account go with it.
  schema: z.object({ accountId: z.uuid().transform(toId<UserId>) }),
  retryLimit: 12,
  retryDelaySeconds: 60,
});

/**
 * Removes the account of a test run with its invoices, which are in nobody's books, and ends its subscription at the
 * provider. Done twice it does nothing.
 */
export async function removeTestAccount(
  deps: PaymentTestsDeps,
  { userId: personId }: { userId: UserId },
): Promise<void> {
  const { db, payments, removeAccount } = deps;
  const userId = firstAccountOf(personId);
  if ((await findContact(db, userId)) === null) return;
  const customer = await findCustomer(db, { userId, provider: payments.id });
  await withTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    await deleteInvoicesOf(tx, { userId });
    await removeAccount(tx, personId);
  });
  if (customer?.customerId == null) return;
  const { customerId } = customer;
  await endSubscriptions(deps, { customerId });
  if (chooseLive(takeValue(await payments.listSubscriptions(customerId))) !== null)
    throw new UnexpectedState('presso il provider resta un abbonamento attivo');
}
