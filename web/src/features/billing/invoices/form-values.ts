import { type BillingInfo, type BillingInfoInput, findRecipientAbroad, type User } from '@citato/contract';
import { createInputKeeper } from '#lib/kept-input';

export const BILLING_FIELDS = [
  'firstName',
  'lastName',
  'fiscalCode',
  'companyName',
  'vatNumber',
  'sdiCode',
  'address',
  'city',
  'postalCode',
] as const satisfies (keyof BillingInfoInput)[];

/** What was typed when the session ended, for when its user is back. */
export const billingDraft = createInputKeeper<BillingInfoInput>();

/** What the form begins with: what is saved, else the account's own name, as a private customer in Italy. */
export function fillBillingForm({
  info,
  user: { firstName, lastName },
}: {
  info: BillingInfo | null;
  user: Pick<User, 'firstName' | 'lastName'>;
}): BillingInfoInput {
  const { customerType = 'private', country = 'IT' } = info ?? {};
  const name = info ?? { firstName, lastName };
  const saved = BILLING_FIELDS.map((field) => [field, info?.[field] ?? ''] as const);
  return {
    // A country this page cannot name is not offered: it has to be chosen anew.
    customerType: customerType === 'other' ? 'private' : customerType,
    country,
    ...Object.fromEntries(saved),
    firstName: name.firstName ?? '',
    lastName: name.lastName ?? '',
  };
}

/** What stands in the field of the recipient once the country is another: abroad a code that is the same for all. */
export function chooseRecipient({ country, typed }: { country: string; typed: string }): string {
  const isStandIn = typed === 'XXXXXXX' || typed === '2R4GTO8';
  return typed === '' || isStandIn ? (findRecipientAbroad(country) ?? '') : typed;
}
