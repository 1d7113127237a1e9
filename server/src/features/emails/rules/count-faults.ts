import { MAIL_FAULTS } from '@citato/contract';
import { type MailFaultCount, readMailFault } from './mail-fault.ts';

/** Faults by frequency, most frequent first. */
export function countFaults(said: readonly string[]): MailFaultCount[] {
  const counts = Map.groupBy(said, readMailFault);
  return MAIL_FAULTS.flatMap((fault) => {
    const count = counts.get(fault)?.length ?? 0;
    return count === 0 ? [] : [{ fault, count }];
  }).toSorted((a, b) => b.count - a.count);
}
