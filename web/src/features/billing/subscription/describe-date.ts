import { formatLongDate } from '#lib/format';
import { subscriptionCopy } from './copy.ts';

/** A day in words, from whatever form a moment comes in; words that say so when it is none. */
export function describeDate(moment: string | number | Date): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? subscriptionCopy.invalidDate : formatLongDate(date.toISOString());
}

/** The same where there may be no moment at all. */
export function describeEnd(moment: string | null): string | null {
  return moment === null ? null : describeDate(moment);
}
