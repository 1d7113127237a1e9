import type { PaymentTestMode, TestCard } from '../payment-test-mode.ts';
import type { PaymentSandbox } from './create-sandbox.ts';
import type { SandboxDeps } from './sandbox-deps.ts';
import { signBody } from './webhooks/webhook-signature.ts';

const CARDS: Readonly<Record<TestCard, string>> = {
  works: '4242424242424242',
  declined_at_charge: '4000000000009995',
};
const VALID_YEARS = 5;

/** The sandbox is nothing but a test mode: its own form takes the card. */
export function createSandboxTestMode(
  { webhookSecret: secret, postWebhook }: SandboxDeps,
  sandbox: PaymentSandbox,
): PaymentTestMode {
  return {
    confirmSetup: async ({ setup: { id: setupId, clientSecret }, card }) => {
      const now = await sandbox.advanceClock(0);
      await sandbox.cardForm.confirmSetup({
        setupId,
        clientSecret,
        card: { number: CARDS[card], expiryMonth: 12, expiryYear: now.getUTCFullYear() + VALID_YEARS },
      });
      return sandbox.provider.getSetup(setupId);
    },
    signEvent: ({ body, at }) => signBody({ secret, body, at }),
    postEvent: (event) => postWebhook(event, new AbortController().signal),
  };
}
