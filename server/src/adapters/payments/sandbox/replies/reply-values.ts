import * as z from 'zod';
import type { ProviderSetup, ProviderSubscription } from '../../payment-provider.ts';

const moment = z.coerce.date();

/** How a stored reply about a setup is read. */
export const setupValue: z.ZodType<ProviderSetup> = z.object({
  id: z.string(),
  customerId: z.string(),
  clientSecret: z.string(),
  status: z.enum(['requires_card', 'requires_action', 'succeeded']),
  paymentMethodId: z.nullable(z.string()),
});

/** How a stored reply about a subscription is read. */
export const subscriptionValue: z.ZodType<ProviderSubscription> = z.object({
  id: z.string(),
  customerId: z.string(),
  status: z.enum(['incomplete', 'incomplete_expired', 'active', 'past_due', 'canceled']),
  priceId: z.string(),
  currentPeriodEnd: z.nullable(moment),
  cancelAtPeriodEnd: z.boolean(),
  createdAt: moment,
  payment: z.nullable(
    z.object({
      invoiceId: z.string(),
      state: z.enum(['paid', 'processing', 'action_required', 'failed', 'void']),
      clientSecret: z.nullable(z.string()),
      declineCode: z.nullable(z.string()),
    }),
  ),
});
