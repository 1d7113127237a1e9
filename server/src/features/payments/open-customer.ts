import { createHash } from 'node:crypto';
import { findContact } from '#features/users';
import { AppError } from '#lib/app-error';
import type { UserId } from '#lib/ids';
import type { PaymentsDeps } from './payments-deps.ts';
import { describeCustomer, joinName } from './rules/customer-data.ts';
import { digestOf } from './send-customer-data.ts';
import { findCustomer, insertCustomer, setCustomerId } from './store/customers.ts';
import { takeValue } from './take-value.ts';

/** The account's customer at the provider, made at the first need: asked for twice it is the same one. */
export async function openCustomer(
  { db, clock, payments }: PaymentsDeps,
  { userId }: { userId: UserId },
): Promise<string> {
  const scope = { userId, provider: payments.id };
  const known = await findCustomer(db, scope);
  if (known?.customerId != null) return known.customerId;
  const contact = await findContact(db, userId);
  if (contact === null) throw new AppError('accounts.unauthenticated');
  await insertCustomer(db, { ...scope, createdAt: clock.now() });
  const person = { userId, email: contact.email, name: joinName(contact) };
  const customerId = takeValue(await payments.createCustomer({ ...person, idempotencyKey: keyOf(person) }));
  const toldDigest = digestOf(describeCustomer({ contact, info: null }));
  await setCustomerId(db, { ...scope, customerId, toldDigest });
  // Of two that were made at once after the keys were forgotten, the first one counts.
  return (await findCustomer(db, scope))?.customerId ?? customerId;
}

/** Providers refuse a key whose parameters differ: after a change of name a lost call is another one. */
function keyOf(person: { userId: UserId; email: string; name: string | null }): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([person.email, person.name]))
    .digest('hex');
  return `customer:${person.userId}:${digest.slice(0, 32)}`;
}
