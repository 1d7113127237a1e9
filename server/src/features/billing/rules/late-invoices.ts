import { chooseLive } from './live-subscription.ts';
import type { ProviderStatus } from './subscription-status.ts';

/** The invoice a running subscription owes after a charge that failed; a first month that failed is none. */
export function listLateInvoices(
  subscriptions: readonly {
    readonly status: ProviderStatus;
    readonly createdAt: Date;
    readonly payment: { readonly invoiceId: string; readonly state: string } | null;
  }[],
): string[] {
  const live = chooseLive(subscriptions);
  if (live?.status !== 'past_due' || live.payment === null) return [];
  const { invoiceId, state } = live.payment;
  return state === 'failed' || state === 'action_required' ? [invoiceId] : [];
}
