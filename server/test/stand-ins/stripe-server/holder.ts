import { settleInvoice } from './invoicing.ts';
import { authenticateSetup, confirmSetup } from './setup-steps.ts';
import type { CardRecord } from './stripe-records.ts';
import { StripeRefusal } from './stripe-refusal.ts';
import type { World } from './stripe-world.ts';

/** What the holder of a card does in the form in the browser, and at the bank. */
export interface CardHolder {
  /** Types a card into the form, and answers when the bank asks. A card that is declined leaves no trace. */
  confirmSetup(request: { setupId: string; clientSecret: string; card: CardRecord; approves: boolean }): void;
  /** What is said to the bank that asks about a card or a payment. */
  answerBank(clientSecret: string, approves: boolean): void;
}

export function createHolder(world: World): CardHolder {
  const answerBank = (clientSecret: string, approves: boolean) => {
    const isOf = ({ id, secret }: { id: string; secret: string }) => `${id}_${secret}` === clientSecret;
    const setup = world.list('setup_intent').find(isOf);
    if (setup === undefined)
      authenticatePayment(world, world.list('payment_intent').find(isOf)?.id, approves);
    else authenticateSetup(world, setup, approves);
  };
  return {
    answerBank,
    confirmSetup: ({ approves, ...request }) => {
      try {
        confirmSetup(world, request);
      } catch (error) {
        if (error instanceof StripeRefusal && error.status === 402) return;
        throw error;
      }
      answerBank(request.clientSecret, approves);
    },
  };
}

function authenticatePayment(world: World, intentId: string | undefined, approves: boolean): void {
  const intent = world.get('payment_intent', intentId ?? 'none');
  if (intent.status !== 'requires_action') throw new Error('No bank is asking about this payment');
  if (approves) {
    settleInvoice(world, intent.invoiceId);
    return;
  }
  const lastError = { code: 'payment_intent_authentication_failure', declineCode: null };
  world.put('payment_intent', { ...intent, status: 'requires_payment_method', lastError });
  world.tell('invoice.payment_failed', 'invoice', intent.invoiceId);
}
