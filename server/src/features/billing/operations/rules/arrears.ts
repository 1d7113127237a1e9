import type { ProviderStatus } from '../../rules/subscription-status.ts';

/** True while a month that could not be charged has to be paid before anything else. */
export function owesPayment(status: ProviderStatus): boolean {
  return status === 'past_due' || status === 'unpaid';
}

/** The open invoices a subscription has to pay, the oldest first; before its newest one only where it is late. */
export function listArrears({
  live: { id, status, payment },
  invoices,
}: {
  live: {
    readonly id: string;
    readonly status: ProviderStatus;
    readonly payment: { readonly invoiceId: string; readonly state: string } | null;
  };
  /** All of its customer, in any order. */
  invoices: readonly {
    readonly id: string;
    readonly subscriptionId: string | null;
    readonly status: string;
    readonly issuedAt: Date;
  }[];
}): string[] {
  const older = invoices
    .filter((invoice) => invoice.subscriptionId === id && invoice.status === 'open')
    .filter((invoice) => owesPayment(status) && invoice.id !== payment?.invoiceId)
    .toSorted((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime())
    .map((invoice) => invoice.id);
  const isNewestOpen = payment?.state === 'failed' || payment?.state === 'action_required';
  return isNewestOpen ? [...older, payment.invoiceId] : older;
}
