/**
 * The end of the period that follows `after`: the anchor's day of the month, in shorter months their last day. Counted
 * in UTC, as Stripe does.
 */
export function nextPeriodEnd({ anchor, after }: { anchor: Date; after: Date }): Date {
  const months =
    (after.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + after.getUTCMonth() - anchor.getUTCMonth();
  const sameMonth = addMonths(anchor, months);
  return sameMonth > after ? sameMonth : addMonths(anchor, months + 1);
}

function addMonths(anchor: Date, months: number): Date {
  const lastDay = new Date(Date.UTC(anchor.getUTCFullYear(), anchor.getUTCMonth() + months + 1, 0));
  const moment = new Date(anchor);
  const day = Math.min(anchor.getUTCDate(), lastDay.getUTCDate());
  moment.setUTCFullYear(lastDay.getUTCFullYear(), lastDay.getUTCMonth(), day);
  return moment;
}

/** What another price costs more, or less, for the rest of a period, by the second. */
export function prorate({
  fromCents,
  toCents,
  periodStart,
  periodEnd,
  at,
}: {
  fromCents: number;
  toCents: number;
  periodStart: Date;
  periodEnd: Date;
  at: Date;
}): number {
  const whole = seconds(periodEnd) - seconds(periodStart);
  const left = Math.min(whole, Math.max(0, seconds(periodEnd) - seconds(at)));
  const share = (cents: number) => Math.round((cents * left) / whole);
  return share(toCents) - share(fromCents);
}

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);
