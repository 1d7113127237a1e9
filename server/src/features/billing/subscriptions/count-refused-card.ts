import { AppError } from '#lib/app-error';
import type { AccountId } from '#lib/ids';
import type { PaymentsDeps } from '../payments-deps.ts';
import { buildDayKey, CARD_LIMITS, secondsToNextDay } from '../rules/card-limits.ts';
import { buildPauseText } from '../templates/checkout-pause.ts';

/** Counts a card that a bank refused an account today. */
export async function countRefusedCard(
  { limits, clock }: Pick<PaymentsDeps, 'limits' | 'clock'>,
  { userId }: { userId: AccountId },
): Promise<void> {
  await limits.mayTake(CARD_LIMITS.refused, buildDayKey({ userId, now: clock.now() }));
}

/** Refuses to take another card of an account of which banks refused too many today. */
export async function assertCheckoutOpen(
  { limits, clock, settings }: Pick<PaymentsDeps, 'limits' | 'clock' | 'settings'>,
  { userId }: { userId: AccountId },
): Promise<void> {
  const now = clock.now();
  if (!(await limits.isSpent(CARD_LIMITS.refused, buildDayKey({ userId, now })))) return;
  throw new AppError('billing.checkout_rests', {
    message: buildPauseText(settings.supportEmail),
    retryAfterSeconds: Math.ceil(secondsToNextDay(now)),
  });
}
