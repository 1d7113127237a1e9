import { startOfRomeDay, addDays, romeDay } from '#lib/rome-time';

const HOUR_SECONDS = 60 * 60;
/** The longest day of the year. */
const DAY_SECONDS = 25 * HOUR_SECONDS;

/**
 * What one account may have the provider do with cards. Whoever holds stolen numbers tries them where a payment form is
 * open: at the operator's cost, and with his name before the banks.
 */
export const CARD_LIMITS = {
  /** Checkouts begun; the same request again is the same one. */
  setups: { name: 'card-setup', uses: 20, windowSeconds: HOUR_SECONDS },
  /** Purchases, and changes to a dearer plan. */
  charges: { name: 'card-charge', uses: 10, windowSeconds: HOUR_SECONDS },
  /** Cards a bank refused within one Rome day, at the form or at a charge; then the checkout rests until the next. */
  refused: { name: 'card-refused', uses: 5, windowSeconds: DAY_SECONDS },
} as const;

/** Each account's day has a count of its own. */
export function buildDayKey({ userId, now }: { userId: string; now: Date }): string {
  return `${userId} ${romeDay(now)}`;
}

export function secondsToNextDay(now: Date): number {
  return (startOfRomeDay(addDays(romeDay(now), 1)).getTime() - now.getTime()) / 1000;
}

/** Says when it goes on, and who helps where it cannot wait. */
export function buildPauseText(supportEmail: string | null): string {
  const help =
    supportEmail === null ? 'scrivici da «Assistenza», nel menu utente' : `scrivi a ${supportEmail}`;
  return `Oggi la banca ha rifiutato troppe carte: per sicurezza il pagamento riapre domani. Se ti serve prima, ${help}.`;
}
