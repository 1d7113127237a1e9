import type { Change } from '@citato/contract';
import { listProven } from '@citato/contract/figures';
import { type RomeDay, addDays } from '#lib/rome-time';

export type Direction = 'rising' | 'falling';

/** A proven change, with the last day of the later week. */
export interface AnnouncedChange {
  readonly direction: Direction;
  readonly lastDay: RomeDay;
}

/**
 * Whether a prompt's change is announced: proven among all prompts of its company that were compared, as on the
 * overview, and not the one announced last. The same direction is announced again only where the week announced before
 * is the earlier week by now: until then the two comparisons share days and describe the same change. Without a
 * verdict, or with another model or reader, nothing is announced and nothing is forgotten.
 */
export function decideMentionChange({
  change,
  lastDay,
  others,
  known,
}: {
  change: Change | null;
  lastDay: RomeDay;
  /** The changes of the company's other prompts that are looked at with it. */
  others: readonly Change[];
  known: AnnouncedChange | null;
}): AnnouncedChange | null {
  if (change === null || !listProven([change, ...others]).has(change)) return null;
  const direction = change.verdict === 'rising' ? 'rising' : 'falling';
  const isKnown = known?.direction === direction && lastDay < addDays(known.lastDay, change.days);
  return isKnown ? null : { direction, lastDay };
}
