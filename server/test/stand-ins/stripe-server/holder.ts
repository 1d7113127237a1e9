import { askAtSetup } from './bank.ts';
import { settleInvoice } from './invoicing.ts';
import type { CardRecord, SetupIntentRecord } from './stripe-records.ts';
import { mintId, type World } from './stripe-world.ts';

/** What the holder of a card does in the form in the browser, and at the bank. */
export interface CardHolder {
  /** Types a card into the form; approves when the bank asks, unless told otherwise. */
  confirmSetup(request: { setupId: string; clientSecret: string; card: CardRecord; approves: boolean }): void;
  authenticatePayment(clientSecret: string, approves: boolean): void;
}

export function createHolder(world: World): CardHolder {
  const take = (setup: SetupIntentRecord, card: CardRecord) => {
    const method = world.put('payment_method', { id: mintId('pm'), customerId: setup.customerId, card });
    world.put('setup_intent', { ...setup, status: 'succeeded', paymentMethodId: method.id });
    world.tell('setup_intent.succeeded', 'setup_intent', setup.id);
    world.tell('payment_method.attached', 'payment_method', method.id);
  };
  return {
    confirmSetup: ({ setupId, clientSecret, card, approves }) => {
      const setup = world.get('setup_intent', setupId);
      if (`${setup.id}_${setup.secret}` !== clientSecret) throw new Error('The secret is another setup’s');
      if (setup.status !== 'requires_payment_method') throw new Error(`The setup is ${setup.status}`);
      const answer = askAtSetup(card);
      if (answer.kind === 'paid' || (answer.kind === 'asks' && approves)) take(setup, card);
      else world.tell('setup_intent.setup_failed', 'setup_intent', setup.id);
    },
    authenticatePayment: (clientSecret, approves) => {
      const intent = world
        .list('payment_intent')
        .find(({ id, secret }) => `${id}_${secret}` === clientSecret);
      if (intent?.status !== 'requires_action') throw new Error('No bank is asking about this payment');
      if (approves) {
        settleInvoice(world, intent.invoiceId);
        return;
      }
      const lastError = { code: 'payment_intent_authentication_failure', declineCode: null };
      world.put('payment_intent', { ...intent, status: 'requires_payment_method', lastError });
      world.tell('invoice.payment_failed', 'invoice', intent.invoiceId);
    },
  };
}
