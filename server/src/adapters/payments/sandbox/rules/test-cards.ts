import type { Card, CardBehaviour } from './sandbox-objects.ts';

/** What becomes of a card while it is set up. */
export type AtSetup = 'accepted' | 'asks' | 'declined';

interface TestCard {
  readonly atSetup: AtSetup;
  readonly behaviour: CardBehaviour;
}

/** The numbers the sandbox knows; they are Stripe's own for the same cases. */
const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { atSetup: 'accepted', behaviour: 'works' },
  '4000002500003155': { atSetup: 'asks', behaviour: 'works' },
  '4000000000000002': { atSetup: 'declined', behaviour: 'works' },
  '4000000000009995': { atSetup: 'accepted', behaviour: 'insufficient_funds' },
  '4000002760003184': { atSetup: 'asks', behaviour: 'asks_at_every_charge' },
};

export interface CardEntry {
  /** Digits alone. */
  readonly number: string;
  readonly expiryMonth: number;
  /** Of four digits. */
  readonly expiryYear: number;
}

export type CardVerdict =
  | { readonly kind: 'accepted' | 'asks'; readonly card: Card }
  | { readonly kind: 'unknown' | 'expired' | 'declined' };

/** What the bank says of a card as it is typed into the form. */
export function judgeCard({ number, expiryMonth, expiryYear }: CardEntry, now: Date): CardVerdict {
  const known = Object.hasOwn(TEST_CARDS, number) ? TEST_CARDS[number] : undefined;
  if (known === undefined) return { kind: 'unknown' };
  if (hasExpired({ expiryMonth, expiryYear }, now)) return { kind: 'expired' };
  if (known.atSetup === 'declined') return { kind: 'declined' };
  const { behaviour } = known;
  const card = { brand: 'visa', last4: number.slice(-4), expiryMonth, expiryYear, behaviour };
  return { kind: known.atSetup, card };
}

/** A card is good to the last moment of its month. */
export function hasExpired(
  { expiryMonth, expiryYear }: Pick<Card, 'expiryMonth' | 'expiryYear'>,
  now: Date,
): boolean {
  return now.getTime() >= Date.UTC(expiryYear, expiryMonth, 1);
}
