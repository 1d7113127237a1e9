import { romeDay } from '#lib/rome-time';

/** What its customer was told of an invoice so far. */
export interface ToldOfInvoice {
  readonly settledAt: Date | null;
  readonly toldAttempts: number;
  readonly toldAt: Date | null;
}

/**
 * What there is to tell of an invoice: that it was paid, once; that a charge failed, once for each try and on one day
 * once at most.
 * @param isLate whether it is the month a running subscription owes
 */
export function decideNews({
  told,
  invoice: { status, attempts },
  isLate,
  now,
}: {
  told: ToldOfInvoice | null;
  invoice: { readonly status: string; readonly attempts: number };
  isLate: boolean;
  now: Date;
}): 'paid' | 'failed' | null {
  if (status === 'paid') return told?.settledAt == null ? 'paid' : null;
  if (status !== 'open' || !isLate || attempts <= (told?.toldAttempts ?? 0)) return null;
  return told?.toldAt != null && romeDay(told.toldAt) === romeDay(now) ? null : 'failed';
}
