import type { Queryable, Transaction } from '#platform/db';
import { announce } from './webhooks/events.ts';
import { CUSTOMER, INVOICE, PAYMENT_METHOD, SUBSCRIPTION } from './object-shapes.ts';
import { findNextDue } from './rules/due-steps.ts';
import type { Account, Invoice, Step, Subscription } from './rules/sandbox-objects.ts';
import type { SandboxDeps } from './sandbox-deps.ts';
import { findObject, lockObject, putObject } from './store/objects.ts';

/** A subscription with all it needs, behind the lock of its customer; null when there is none. */
export async function lockAccount(tx: Transaction, subscriptionId: string): Promise<Account | null> {
  const known = await findObject(tx, SUBSCRIPTION, subscriptionId);
  const customer = known && (await lockObject(tx, CUSTOMER, known.customerId));
  // Read again: what was read before the lock may be old.
  const subscription = customer && (await findObject(tx, SUBSCRIPTION, subscriptionId));
  const paymentMethod = subscription && (await findObject(tx, PAYMENT_METHOD, subscription.paymentMethodId));
  if (!customer || !subscription || !paymentMethod) return null;
  const invoice = await findLatestInvoice(tx, subscription);
  return { customer, subscription, invoice, card: paymentMethod.card };
}

export async function findLatestInvoice(
  db: Queryable,
  { latestInvoiceId }: Subscription,
): Promise<Invoice | null> {
  return latestInvoiceId === null ? null : findObject(db, INVOICE, latestInvoiceId);
}

/** Stores the result of a step on an account, and sends the product its events. */
export async function saveStep(
  deps: Pick<SandboxDeps, 'queue'>,
  tx: Transaction,
  { step: { account, happenings }, at }: { step: Step; at: Date },
): Promise<void> {
  const { customer, subscription, invoice } = account;
  const customerId = customer.id;
  await putObject(tx, { id: customerId, kind: 'customer', customerId, data: customer });
  const dueAt = findNextDue(account);
  await putObject(tx, { id: subscription.id, kind: 'subscription', customerId, data: subscription, dueAt });
  if (invoice !== null) await putObject(tx, { id: invoice.id, kind: 'invoice', customerId, data: invoice });
  await announce(deps, tx, { customerId, happenings, at });
}
