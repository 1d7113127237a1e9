import type { Card, Payment } from './sandbox-objects.ts';
import { hasExpired } from './test-cards.ts';

/** How a bank answers the charge of a card. */
export function chargeCard(card: Card, at: Date): Pick<Payment, 'state' | 'declineCode'> {
  if (hasExpired(card, at)) return { state: 'failed', declineCode: 'expired_card' };
  switch (card.behaviour) {
    case 'works':
      return { state: 'paid', declineCode: null };
    case 'insufficient_funds':
      return { state: 'failed', declineCode: 'insufficient_funds' };
    case 'asks_at_every_charge':
      return { state: 'action_required', declineCode: null };
  }
}
