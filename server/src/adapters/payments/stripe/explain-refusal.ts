import type Stripe from 'stripe';
import type { PaymentReply } from '../payment-provider.ts';
import { ask, refuse } from './ask-stripe.ts';
import { hasEnded } from './views/view-subscription.ts';

/** The texts of Stripe's refusals change; so the state of the object is read instead. */
export async function explainRefusal<Value>(
  stripe: Stripe,
  { subscriptionId, reply }: { subscriptionId: string; reply: Promise<PaymentReply<Value>> },
): Promise<PaymentReply<Value>> {
  const given = await reply;
  if (!isUnclear(given)) return given;
  const current = await ask(() => stripe.subscriptions.retrieve(subscriptionId));
  if (!current.ok) return current;
  const { status } = current.value;
  return hasEnded(status) ? refuse('conflict', `The subscription is ${status}`) : given;
}

/** The same for what is asked about an open invoice. */
export async function explainUnpaid<Value>(
  stripe: Stripe,
  { invoiceId, reply }: { invoiceId: string; reply: Promise<PaymentReply<Value>> },
): Promise<PaymentReply<Value>> {
  const given = await reply;
  if (!isUnclear(given)) return given;
  const current = await ask(() => stripe.invoices.retrieve(invoiceId));
  if (!current.ok) return current;
  const { status } = current.value;
  return status === 'open' ? given : refuse('conflict', `The invoice is ${status ?? 'not final'}`);
}

function isUnclear(reply: PaymentReply<unknown>): boolean {
  return !reply.ok && (reply.fault.kind === 'not_found' || reply.fault.kind === 'configuration');
}
