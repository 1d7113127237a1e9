import type { BillingInfo } from '@citato/contract';

type Statement = Omit<BillingInfo, 'createdAt' | 'updatedAt'>;

/**
 * What the payment port is sent about an account: whom its owner wants invoiced, else the name of the account alone.
 */
export function describeCustomer({
  contact,
  info,
}: {
  contact: { readonly firstName: string | null; readonly lastName: string | null };
  info: Statement | null;
}) {
  if (info === null) return { name: joinName(contact), billing: null };
  const { country, address, city, postalCode, vatNumber, fiscalCode, sdiCode: recipient } = info;
  return {
    name: info.companyName ?? joinName(info) ?? joinName(contact),
    billing: { country, address, city, postalCode, vatNumber, fiscalCode, recipient },
  };
}

/** 'Ada Bianchi'; null where nothing is known. */
export function joinName({
  firstName,
  lastName,
}: {
  readonly firstName: string | null;
  readonly lastName: string | null;
}): string | null {
  const name = [firstName, lastName].filter((part) => part !== null && part !== '').join(' ');
  return name === '' ? null : name;
}
