import type { Setup } from './queries.ts';
import type { Purchase } from './use-purchase.ts';

/** The props of every provider's card form. */
export interface CardFormProps {
  /** Null while the checkout is being set up. */
  setup: Setup | null;
  priceCents: number;
  /** What the card is charged at once, where that is not the price; else null. */
  dueCents: number | null;
  /** Whether the card is charged at once. */
  isPaidToday: boolean;
  purchase: Purchase;
}
