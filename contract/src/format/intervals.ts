import { formatDecimal, formatInteger } from './numbers.ts';

/** A rate's uncertainty in whole percents: '48–75% · n = 48'; only 'n = 0' without an interval. */
export function formatRateInterval({
  lowPercent,
  highPercent,
  n,
}: {
  lowPercent: number | null;
  highPercent: number | null;
  n: number;
}): string {
  const size = `n = ${formatInteger(n)}`;
  if (lowPercent === null || highPercent === null) return size;
  return `${formatInteger(lowPercent)}–${formatInteger(highPercent)}% · ${size}`;
}

/** With fewer answers a mean's interval is not shown. */
export const MIN_FOR_MEAN = 5;

/** The interval of a mean where it says something: not from fewer than five answers, nor where all say the same. */
export function findMeanInterval({ low, high, n }: { low: number | null; high: number | null; n: number }) {
  return low === null || high === null || low === high || n < MIN_FOR_MEAN ? null : { low, high };
}

/** The same in a sentence: 'intervallo di confidenza al 95%: 2,0–2,8 · n = 30'; words where there is no interval. */
export function formatMeanUncertainty(mean: { low: number | null; high: number | null; n: number }): string {
  const uncertainty = formatMeanInterval(mean);
  return findMeanInterval(mean) === null ? uncertainty : `intervallo di confidenza al 95%: ${uncertainty}`;
}

/**
 * A mean's uncertainty with one decimal: '2,0–2,8 · n = 30'; words where an interval would suggest more certainty than there
 * is.
 */
export function formatMeanInterval({
  low,
  high,
  n,
}: {
  low: number | null;
  high: number | null;
  n: number;
}): string {
  const size = `n = ${formatInteger(n)}`;
  const interval = findMeanInterval({ low, high, n });
  if (interval === null)
    return `${n < MIN_FOR_MEAN ? 'troppo poche risposte' : 'posizione sempre uguale: nessun intervallo'} · ${size}`;
  return `${formatDecimal(interval.low)}–${formatDecimal(interval.high)} · ${size}`;
}
