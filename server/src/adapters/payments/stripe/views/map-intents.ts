import type Stripe from 'stripe';
import { idOf } from './reference.ts';

/** Which invoice each payment was for: charges name their payment alone. */
export function mapIntents(invoices: readonly Stripe.Invoice[]): ReadonlyMap<string, string> {
  return new Map(
    invoices.flatMap(({ id, payments }) =>
      (payments?.data ?? []).flatMap(({ payment: { payment_intent: intent } }) =>
        intent === undefined ? [] : [[idOf(intent), id] as const],
      ),
    ),
  );
}
