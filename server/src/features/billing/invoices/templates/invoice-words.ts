import { formatLongDate, withArticle } from '@citato/contract/format';

/** 5900, 'eur' → '59,00 €' */
export function formatMoney({ cents, currency }: { cents: number; currency: string }): string {
  return new Intl.NumberFormat('it-IT', { style: 'currency', currency: currency.toUpperCase() }).format(
    cents / 100,
  );
}

/** 'dal 2 marzo 2026 al 2 aprile 2026'; null without both ends. */
export function formatPeriod({ start, end }: { start: Date | null; end: Date | null }): string | null {
  return start === null || end === null
    ? null
    : `${withArticle.dal(formatLongDate(start.toISOString()))} ${withArticle.al(formatLongDate(end.toISOString()))}`;
}
