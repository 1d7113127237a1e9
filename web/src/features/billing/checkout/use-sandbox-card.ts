import { api } from '@citato/contract';
import { callApi } from '#lib/api-client';
import { formatEuro } from '#lib/format';
import { type CardAnswer, type CardSteps, FormNotReady } from './card-steps.ts';
import { checkoutCopy } from './copy.ts';
import { readDigits } from './card-text.ts';
import type { SandboxCard } from './sandbox-card-form.ts';
import type { Setup } from './queries.ts';
import { useBankQuestion } from './use-bank-question.ts';

const copy = checkoutCopy.bank;

interface SandboxAnswer {
  status: 'succeeded' | 'requires_action' | 'failed';
  message: string | null;
}

/** The steps of the embedded provider's card form; it asks in its bank's place. */
export function useSandboxCard({ setup, priceCents }: { setup: Setup | null; priceCents: number }) {
  const bank = useBankQuestion();
  const price = formatEuro(priceCents);

  const stepsFor = (card: SandboxCard): CardSteps => ({
    confirmCard: async () => {
      if (setup === null) throw new FormNotReady();
      const { clientSecret, setupIntentId: setupId } = setup;
      const params = { setupId };
      const answer = await callApi(api.confirmSandboxSetup, { params, body: { clientSecret, ...card } });
      if (answer.status !== 'requires_action') return read(answer);
      const last4 = readDigits(card.number).slice(-4);
      const approve = await bank.ask(copy.text({ last4, price }));
      return read(await callApi(api.authenticateSandboxSetup, { params, body: { clientSecret, approve } }));
    },
    confirmPayment: async (clientSecret) => {
      const approve = await bank.ask(copy.textOfPayment);
      const [paymentId = ''] = clientSecret.split('_secret_');
      const body = { clientSecret, approve };
      return read(await callApi(api.authenticateSandboxPayment, { params: { paymentId }, body }));
    },
  });
  return { bank, stepsFor };
}

function read({ status, message }: SandboxAnswer): CardAnswer {
  return status === 'succeeded' ? { isOk: true } : { isOk: false, message };
}
