import type Stripe from 'stripe';
import type { ProviderSetup } from '../../payment-provider.ts';
import { idOf } from './reference.ts';

/** A SetupIntent as the port has it. */
export function viewSetup({
  id,
  customer,
  client_secret: clientSecret,
  status,
  payment_method: paymentMethod,
}: Stripe.SetupIntent): ProviderSetup {
  const isDone = status === 'succeeded';
  return {
    id,
    customerId: customer === null ? '' : idOf(customer),
    clientSecret: clientSecret ?? '',
    status: STATES.get(status) ?? 'processing',
    paymentMethodId: isDone && paymentMethod !== null ? idOf(paymentMethod) : null,
  };
}

const STATES = new Map<string, ProviderSetup['status']>([
  ['requires_payment_method', 'requires_card'],
  ['requires_confirmation', 'requires_card'],
  ['requires_action', 'requires_action'],
  ['processing', 'processing'],
  ['succeeded', 'succeeded'],
  ['canceled', 'canceled'],
]);
