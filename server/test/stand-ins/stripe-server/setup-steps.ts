import { askAtSetup } from './bank.ts';
import type { CardRecord, SetupIntentRecord } from './stripe-records.ts';
import { declined, invalid } from './stripe-refusal.ts';
import { mintId, type World } from './stripe-world.ts';

/** A card comes in through the form: taken, declined, or its bank asks first. */
export function confirmSetup(
  world: World,
  { setupId, clientSecret, card }: { setupId: string; clientSecret: string; card: CardRecord },
): void {
  const setup = world.get('setup_intent', setupId);
  if (`${setup.id}_${setup.secret}` !== clientSecret) throw invalid('The client secret does not match.');
  if (setup.status === 'succeeded') throw invalid('You cannot confirm a setup that has succeeded.');
  const answer = askAtSetup(card);
  if (answer.kind === 'declined') {
    world.tell('setup_intent.setup_failed', 'setup_intent', setup.id);
    throw declined(answer.code, answer.declineCode);
  }
  if (answer.kind === 'paid') {
    takeCard(world, setup, card);
    return;
  }
  world.put('setup_intent', { ...setup, status: 'requires_action', pendingCard: card });
  world.tell('setup_intent.requires_action', 'setup_intent', setup.id);
}

/** What the holder answers the bank about a card that is set up. */
export function authenticateSetup(world: World, setup: SetupIntentRecord, approves: boolean): void {
  if (setup.pendingCard === null) return;
  if (approves) {
    takeCard(world, setup, setup.pendingCard);
    return;
  }
  world.put('setup_intent', { ...setup, status: 'requires_payment_method', pendingCard: null });
  world.tell('setup_intent.setup_failed', 'setup_intent', setup.id);
}

function takeCard(world: World, setup: SetupIntentRecord, card: CardRecord): void {
  const method = world.put('payment_method', {
    id: mintId('pm'),
    customerId: setup.customerId,
    card,
    created: world.now(),
  });
  const taken = { ...setup, pendingCard: null, paymentMethodId: method.id };
  world.put('setup_intent', { ...taken, status: 'succeeded' });
  world.tell('setup_intent.succeeded', 'setup_intent', setup.id);
  world.tell('payment_method.attached', 'payment_method', method.id);
}
