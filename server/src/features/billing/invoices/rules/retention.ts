import { romeDay, startOfRomeDay } from '#lib/rome-time';

/** Italian law asks for the books of ten years (civil code, article 2220). */
const KEEP_YEARS = 10;

/** Invoices issued before this moment may be removed: ten whole years have passed since the end of theirs. */
export function invoiceCutoff(now: Date): Date {
  const year = Number(romeDay(now).slice(0, 4));
  return startOfRomeDay(`${String(year - KEEP_YEARS)}-01-01`);
}
