import { createHash } from 'node:crypto';
import type { ProviderPayer } from '#adapters/payments';
import { findBillingInfo } from '../invoices/store/billing-info.ts';
import { findContact } from '#features/accounts';
import type { UserId } from '#lib/ids';
import { runExclusively } from '#platform/limits';
import type { PaymentsDeps } from '../payments-deps.ts';
import { describeCustomer } from '../rules/customer-data.ts';
import { beginTelling, findCustomer, saveSentDigest } from '../store/customers.ts';
import { PaymentStopped, takeValue } from '../errors.ts';

/** A process that died while it told the provider is waited for this long. */
const EXCLUSIVE = { name: 'customer-data', leaseSeconds: 30 };

/**
 * Tells the provider whom an account wants invoiced, where it was told otherwise or never; false while another process
 * is at it. Throws while nobody knows whether it heard. What it will not take is for the operator, and is tried again by
 * the next comparison.
 */
export async function sendCustomerData(deps: PaymentsDeps, { userId }: { userId: UserId }): Promise<boolean> {
  if ((await findUntold(deps, userId)) === null) return true;
  const sent = await runExclusively(deps.db, { exclusive: EXCLUSIVE, key: userId }, async () => {
    // Read again: it may have been told, or stated otherwise, before this process was alone with it.
    const untold = await findUntold(deps, userId);
    if (untold !== null) await tell(deps, { userId, ...untold });
    return { userId };
  });
  return sent !== null;
}

/** The same before money is asked for: whatever becomes of it, the payment goes on. */
export async function sendCustomerDataIfPossible(
  deps: PaymentsDeps,
  { userId }: { userId: UserId },
): Promise<void> {
  try {
    await sendCustomerData(deps, { userId });
  } catch (error) {
    deps.log.warn({ userId, err: error }, 'The provider is told later whom to invoice');
  }
}

interface Untold {
  readonly customerId: string;
  readonly data: ProviderPayer;
  readonly digest: string;
}

async function findUntold({ db, payments }: PaymentsDeps, userId: UserId): Promise<Untold | null> {
  const customer = await findCustomer(db, { userId, provider: payments.id });
  const contact = await findContact(db, userId);
  if (customer?.customerId == null || contact === null) return null;
  const data = describeCustomer({ contact, info: await findBillingInfo(db, userId) });
  const digest = digestOf(data);
  return customer.sentDigest === digest ? null : { customerId: customer.customerId, data, digest };
}

async function tell(
  { db, log, payments }: PaymentsDeps,
  { userId, customerId, data, digest }: Untold & { userId: UserId },
): Promise<void> {
  const scope = { userId, provider: payments.id };
  // The number grows with what is told, so that the words of before are no repetition when they come back.
  const number = await beginTelling(db, { ...scope, digest });
  const idempotencyKey = `customer-data:${userId}:${String(number)}`;
  try {
    takeValue(await payments.updateCustomer({ customerId, ...data, idempotencyKey }));
  } catch (error) {
    if (!(error instanceof PaymentStopped) || error.fault.kind === 'unavailable') throw error;
    log.error({ userId, err: error }, 'The provider does not take whom to invoice');
    return;
  }
  await saveSentDigest(db, { ...scope, digest });
}

/** By which it is seen whether the provider was told the same before. */
export function digestOf(data: ProviderPayer): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 32);
}
