import { settle } from './invoice-steps.ts';
import type { Account, Step } from './sandbox-objects.ts';

/** What the holder said to the bank about an open payment; null when no bank is asking. */
export function authenticatePayment({
  account,
  isApproved,
  at,
}: {
  account: Account;
  isApproved: boolean;
  at: Date;
}): Step | null {
  const { invoice } = account;
  if (invoice?.status !== 'open' || invoice.payment.state !== 'action_required') return null;
  if (isApproved) return settle(account, at);
  const declineCode = 'payment_intent_authentication_failure';
  const payment = { ...invoice.payment, state: 'failed' as const, declineCode };
  return {
    account: { ...account, invoice: { ...invoice, payment } },
    happenings: [{ type: 'invoice.payment_failed', objectId: invoice.id }],
  };
}
