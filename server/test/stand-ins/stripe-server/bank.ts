import type { CardRecord } from './stripe-records.ts';

export type BankAnswer =
  | { readonly kind: 'paid' }
  | { readonly kind: 'asks' }
  | { readonly kind: 'declined'; readonly code: string; readonly declineCode: string };

/** What becomes of a card as it is set up, and as it is charged. */
interface TestCard {
  readonly atSetup: 'accepted' | 'asks' | 'declined';
  readonly atCharge: 'paid' | 'asks' | 'insufficient_funds';
}

const TEST_CARDS = new Map<string, TestCard>([
  ['4242424242424242', { atSetup: 'accepted', atCharge: 'paid' }],
  ['4000002500003155', { atSetup: 'asks', atCharge: 'paid' }],
  ['4000000000000002', { atSetup: 'declined', atCharge: 'paid' }],
  ['4000000000009995', { atSetup: 'accepted', atCharge: 'insufficient_funds' }],
  ['4000002760003184', { atSetup: 'asks', atCharge: 'asks' }],
]);

function declinedFor(code: string, declineCode: string = code): BankAnswer {
  return { kind: 'declined', code, declineCode };
}

const findCard = ({ number }: CardRecord) => TEST_CARDS.get(number) ?? null;

/** What the bank says of a card that is to be charged later. */
export function askAtSetup(card: CardRecord): BankAnswer {
  const { atSetup } = findCard(card) ?? { atSetup: 'declined' };
  if (atSetup === 'declined') return declinedFor('card_declined', 'generic_decline');
  return { kind: atSetup === 'asks' ? 'asks' : 'paid' };
}

/** What the bank says of a charge; it cannot ask a holder who is away. */
export function askForMoney(
  card: CardRecord,
  { now, isHolderThere }: { now: number; isHolderThere: boolean },
): BankAnswer {
  if (now * 1000 >= Date.UTC(card.expYear, card.expMonth, 1)) return declinedFor('expired_card');
  const { atCharge } = findCard(card) ?? { atCharge: 'insufficient_funds' };
  if (atCharge === 'insufficient_funds') return declinedFor('card_declined', 'insufficient_funds');
  if (atCharge === 'asks' && !isHolderThere) return declinedFor('authentication_required');
  return { kind: atCharge };
}
