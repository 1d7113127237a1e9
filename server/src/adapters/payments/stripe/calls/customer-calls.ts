import type Stripe from 'stripe';
import type { PaymentProvider } from '../../payment-provider.ts';
import { ask, write } from '../ask-stripe.ts';
import { replaceTaxIds } from '../replace-tax-ids.ts';
import { viewSetup } from '../views/view-setup.ts';
import { listTaxIds, writePayer } from '../views/write-payer.ts';

type CustomerCalls = Pick<PaymentProvider, 'createCustomer' | 'updateCustomer' | 'createSetup' | 'getSetup'>;

/** Customers and the cards they bring; their mails and invoices from Stripe are in Italian. */
export function customerCalls(stripe: Stripe): CustomerCalls {
  return {
    createCustomer: ({ idempotencyKey, userId, email, name }) =>
      write(idempotencyKey, async (options) => {
        const metadata = { citato_user_id: userId };
        const person = { email, ...(name === null ? {} : { name }), preferred_locales: ['it'] };
        const customer = await stripe.customers.create({ ...person, metadata }, options);
        return customer.id;
      }),
    updateCustomer: async ({ idempotencyKey, customerId, ...payer }) => {
      const updated = await write(idempotencyKey, async (options) => {
        await stripe.customers.update(customerId, writePayer(payer), options);
        return null;
      });
      if (!updated.ok) return updated;
      return replaceTaxIds(stripe, { customerId, wanted: listTaxIds(payer.billing), idempotencyKey });
    },
    createSetup: ({ idempotencyKey, customerId }) =>
      write(idempotencyKey, async (options) => {
        // The card is charged each month while its holder is away.
        const setup = await stripe.setupIntents.create(
          { customer: customerId, allowed_payment_method_types: ['card'], usage: 'off_session' },
          options,
        );
        return viewSetup(setup);
      }),
    getSetup: (setupId) => ask(async () => viewSetup(await stripe.setupIntents.retrieve(setupId))),
  };
}
