import type { UserId } from '#lib/ids';
import type { PaymentsDeps } from './payments-deps.ts';
import { buildDayKey, CARD_LIMITS } from './rules/card-limits.ts';

/** Counts a card that a bank refused an account today. */
export async function countRefusedCard(
  { limits, clock }: Pick<PaymentsDeps, 'limits' | 'clock'>,
  { userId }: { userId: UserId },
): Promise<void> {
  await limits.mayTake(CARD_LIMITS.refused, buildDayKey({ userId, now: clock.now() }));
}
