import { type Fields, fieldsOf, type LenientReading } from './unknown-details.ts';

/** What Perplexity says in `usage.cost` that it charges, in micro-dollars; null where no price is named. */
export function readNamedCost(reading: LenientReading, reply: Fields): number | null {
  const dollars = fieldsOf(fieldsOf(reply['usage'])?.['cost'])?.['total_cost'];
  if (typeof dollars === 'number' && Number.isFinite(dollars) && dollars >= 0)
    return Math.ceil(dollars * 1_000_000);
  if (dollars !== undefined && dollars !== null) reading.note('usage');
  return null;
}
