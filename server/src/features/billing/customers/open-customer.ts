import { createHash } from 'node:crypto';
import { findContact, lockAccount } from '#features/accounts';
import { AppError } from '#lib/app-error';
import type { AccountId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { endSubscriptionsJob } from './end-subscriptions.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { describeCustomer, joinName } from '../rules/customer-data.ts';
import { digestOf } from './send-customer-data.ts';
import { findCustomer, forgetCustomer, insertCustomer, setCustomerId } from '../store/customers.ts';
import { findLiveSubscription } from '../store/subscriptions.ts';
import { takeValue } from '../errors.ts';

/**
 * The account's customer at the provider, made at the first need: asked for twice it is the same one.
 * @param lostId the customer before, whom the provider does not know any more
 */
export async function openCustomer(
  deps: PaymentsDeps,
  { userId, lostId = null }: { userId: AccountId; lostId?: string | null },
): Promise<string> {
  const { db, clock, payments } = deps;
  const scope = { userId, provider: payments.id };
  const known = await findCustomer(db, scope);
  if (known?.customerId != null) return known.customerId;
  const contact = await findContact(db, userId);
  if (contact === null) throw new AppError('accounts.unauthenticated');
  await insertCustomer(db, { ...scope, createdAt: clock.now() });
  const person = { userId, email: contact.email, name: joinName(contact) };
  const idempotencyKey = keyOf({ ...person, lostId });
  const customerId = takeValue(await payments.createCustomer({ ...person, idempotencyKey }));
  const sentDigest = digestOf(describeCustomer({ contact, info: null }));
  await setCustomerId(db, { ...scope, customerId, sentDigest });
  // Where two were created at once after the provider forgot the keys, the first one counts.
  const kept = await findCustomer(db, scope);
  if (kept === null) return leaveAtOnce(deps, customerId);
  return kept.customerId ?? customerId;
}

/**
 * Makes an account a new customer where the provider does not know the one before. Null while a subscription runs: then
 * more likely the keys are those of another account there, and whoever pays must not be lost.
 */
export async function recoverCustomer(
  deps: PaymentsDeps,
  { userId, lostId }: { userId: AccountId; lostId: string },
): Promise<string | null> {
  const { db, log, payments } = deps;
  const isForgotten = await withTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    if ((await findLiveSubscription(tx, userId)) !== null) return false;
    await forgetCustomer(tx, { userId, provider: payments.id, customerId: lostId });
    return true;
  });
  if (!isForgotten) return null;
  log.warn({ userId, customerId: lostId }, 'The payment provider has lost a customer, who is made anew');
  return openCustomer(deps, { userId, lostId });
}

/** The account was deleted while its customer was created: the provider has to forget the customer again. */
async function leaveAtOnce({ db, queue }: PaymentsDeps, customerId: string): Promise<never> {
  await withTransaction(db, (tx) => queue.enqueue(tx, endSubscriptionsJob, { customerId }));
  throw new AppError('accounts.unauthenticated');
}

/**
 * Providers refuse a key whose parameters differ: after a change of name, a call whose reply was lost needs a new key.
 */
function keyOf(person: {
  userId: AccountId;
  email: string;
  name: string | null;
  lostId: string | null;
}): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([person.email, person.name, ...(person.lostId === null ? [] : [person.lostId])]))
    .digest('hex');
  return `customer:${person.userId}:${digest.slice(0, 32)}`;
}
