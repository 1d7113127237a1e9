import type { Card, Happening, MintId, PaymentMethod, Setup } from './sandbox-objects.ts';
import type { CardVerdict } from './test-cards.ts';

/** What a step made of a setup, with the card it brought in. */
export interface SetupStep {
  readonly setup: Setup;
  readonly paymentMethod: PaymentMethod | null;
  readonly happenings: readonly Happening[];
}

/** The card as the form brought it: taken, refused, or waiting for its bank. */
export function confirmSetup({
  setup,
  verdict,
  mintId,
}: {
  setup: Setup;
  verdict: CardVerdict;
  mintId: MintId;
}): SetupStep {
  if (verdict.kind === 'accepted') return takeCard({ setup, card: verdict.card, mintId });
  if (verdict.kind !== 'asks') return failSetup(setup);
  return {
    setup: { ...setup, status: 'requires_action', pendingCard: verdict.card },
    paymentMethod: null,
    happenings: [{ type: 'setup_intent.requires_action', objectId: setup.id }],
  };
}

/** What the holder said to the bank; another card may follow a refusal. */
export function authenticateSetup({
  setup,
  isApproved,
  mintId,
}: {
  setup: Setup;
  isApproved: boolean;
  mintId: MintId;
}): SetupStep {
  if (setup.pendingCard === null) return { setup, paymentMethod: null, happenings: [] };
  return isApproved ? takeCard({ setup, card: setup.pendingCard, mintId }) : failSetup(setup);
}

function takeCard({ setup, card, mintId }: { setup: Setup; card: Card; mintId: MintId }): SetupStep {
  const paymentMethod = { id: mintId('pm'), customerId: setup.customerId, card };
  return {
    setup: { ...setup, status: 'succeeded', pendingCard: null, paymentMethodId: paymentMethod.id },
    paymentMethod,
    happenings: [
      { type: 'setup_intent.succeeded', objectId: setup.id },
      { type: 'payment_method.attached', objectId: paymentMethod.id },
    ],
  };
}

function failSetup(setup: Setup): SetupStep {
  return {
    setup: { ...setup, status: 'requires_card', pendingCard: null },
    paymentMethod: null,
    happenings: [{ type: 'setup_intent.setup_failed', objectId: setup.id }],
  };
}
