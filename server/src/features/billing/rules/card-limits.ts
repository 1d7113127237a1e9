import { startOfRomeDay, addDays, romeDay } from '#lib/rome-time';

const HOUR_SECONDS = 60 * 60;
/** The longest day of the year, in seconds. */
const DAY_SECONDS = 25 * HOUR_SECONDS;

/**
 * How often one account may use cards. Stolen card numbers are tried out where a payment form is open: at the
 * operator's cost, and under the operator's name at the banks.
 */
export const CARD_LIMITS = {
  /** Checkouts begun; the same request again is the same one. */
  setups: { name: 'card-setup', uses: 20, windowSeconds: HOUR_SECONDS },
  /** Purchases, and changes to a dearer plan. */
  charges: { name: 'card-charge', uses: 10, windowSeconds: HOUR_SECONDS },
  /**
   * Cards a bank refused within one Rome day, at the form or at a charge; then the checkout pauses until the next day.
   */
  refused: { name: 'card-refused', uses: 5, windowSeconds: DAY_SECONDS },
} as const;

/** Each account's day has a count of its own. */
export function buildDayKey({ userId, now }: { userId: string; now: Date }): string {
  return `${userId} ${romeDay(now)}`;
}

export function secondsToNextDay(now: Date): number {
  return (startOfRomeDay(addDays(romeDay(now), 1)).getTime() - now.getTime()) / 1000;
}
