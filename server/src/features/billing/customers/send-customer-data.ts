import { createHash } from 'node:crypto';
import type { ProviderPayer } from '#adapters/payments';
import { findBillingInfo } from '../invoices/store/billing-info.ts';
import { findContact } from '#features/accounts';
import type { AccountId } from '#lib/ids';
import { runExclusively } from '#platform/limits';
import type { PaymentsDeps } from '../payments-deps.ts';
import { describeCustomer } from '../rules/customer-data.ts';
import { beginTelling, findCustomer, saveSentDigest } from '../store/customers.ts';
import { PaymentStopped, takeValue } from '../errors.ts';

/** A process that died while it sent data to the provider is waited for this long. */
const EXCLUSIVE = { name: 'customer-data', leaseSeconds: 30 };

/**
 * Sends the provider whom an account wants invoiced, where the provider has other data or none; false while another
 * process does it. Throws while it is unknown whether the provider received it. Data the provider refuses are logged
 * for the operator and tried again by the next comparison.
 */
export async function sendCustomerData(
  deps: PaymentsDeps,
  { userId }: { userId: AccountId },
): Promise<boolean> {
  if ((await findUnsent(deps, userId)) === null) return true;
  const sent = await runExclusively(deps.db, { exclusive: EXCLUSIVE, key: userId }, async () => {
    // Read again: it may have been sent, or changed, before this process was alone with it.
    const unsent = await findUnsent(deps, userId);
    if (unsent !== null) await tell(deps, { userId, ...unsent });
    return { userId };
  });
  return sent !== null;
}

/** The same before money is charged: whatever comes of it, the payment goes on. */
export async function sendCustomerDataIfPossible(
  deps: PaymentsDeps,
  { userId }: { userId: AccountId },
): Promise<void> {
  try {
    await sendCustomerData(deps, { userId });
  } catch (error) {
    deps.log.warn({ userId, err: error }, 'The provider is told later whom to invoice');
  }
}

interface Unsent {
  readonly customerId: string;
  readonly data: ProviderPayer;
  readonly digest: string;
}

async function findUnsent({ db, payments }: PaymentsDeps, userId: AccountId): Promise<Unsent | null> {
  const customer = await findCustomer(db, { userId, provider: payments.id });
  const contact = await findContact(db, userId);
  if (customer?.customerId == null || contact === null) return null;
  const data = describeCustomer({ contact, info: await findBillingInfo(db, userId) });
  const digest = digestOf(data);
  return customer.sentDigest === digest ? null : { customerId: customer.customerId, data, digest };
}

async function tell(
  { db, log, payments }: PaymentsDeps,
  { userId, customerId, data, digest }: Unsent & { userId: AccountId },
): Promise<void> {
  const scope = { userId, provider: payments.id };
  // The number grows with each sending, so that data sent before get another key when they come back.
  const number = await beginTelling(db, { ...scope, digest });
  const idempotencyKey = `customer-data:${userId}:${String(number)}`;
  const reply = await payments.updateCustomer({ customerId, ...data, idempotencyKey });
  if (reply.ok || reply.fault.kind === 'unavailable') {
    takeValue(reply);
    await saveSentDigest(db, { ...scope, digest });
    return;
  }
  log.error({ userId, err: new PaymentStopped(reply.fault) }, 'The provider does not take whom to invoice');
}

/** Shows whether the provider was sent the same data before. */
export function digestOf(data: ProviderPayer): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 32);
}
