import { romeDay } from '#lib/rome-time';

/** What its customer was notified of so far. */
export interface NotifiedInvoice {
  readonly settledAt: Date | null;
  readonly notifiedAttempts: number;
  readonly notifiedAt: Date | null;
}

/**
 * Which notice an invoice is due: that it was paid, once; that a charge failed, once for each try and on one day once
 * at most.
 * @param isLate whether it is the month a running subscription owes
 */
export function decideInvoiceNotice({
  known,
  invoice: { status, attempts },
  isLate,
  now,
}: {
  known: NotifiedInvoice | null;
  invoice: { readonly status: string; readonly attempts: number };
  isLate: boolean;
  now: Date;
}): 'paid' | 'failed' | null {
  if (status === 'paid') return known?.settledAt == null ? 'paid' : null;
  if (status !== 'open' || !isLate || attempts <= (known?.notifiedAttempts ?? 0)) return null;
  return known?.notifiedAt != null && romeDay(known.notifiedAt) === romeDay(now) ? null : 'failed';
}
