import type { Change } from '@citato/contract';
import { listProven } from '@citato/contract/figures';
import { type RomeDay, addDays } from '#lib/rome-time';

export type Direction = 'rising' | 'falling';

/** A proven change, with the last day of the later week. */
export interface ToldChange {
  readonly direction: Direction;
  readonly lastDay: RomeDay;
}

/**
 * Whether a prompt's change is news: proven among all prompts of its company that were compared, as the overview has it,
 * and not the one its owner was told of. The same direction is told again only where the week that was told of is the
 * earlier one by now: until then the two comparisons share days and see one and the same change. No verdict, another
 * model or another reader is no news and forgets nothing.
 */
export function decideMentionNews({
  change,
  lastDay,
  others,
  told,
}: {
  change: Change | null;
  lastDay: RomeDay;
  /** The changes of the company's other prompts that are looked at with it. */
  others: readonly Change[];
  told: ToldChange | null;
}): ToldChange | null {
  if (change === null || !listProven([change, ...others]).has(change)) return null;
  const direction = change.verdict === 'rising' ? 'rising' : 'falling';
  const isKnown = told?.direction === direction && lastDay < addDays(told.lastDay, change.days);
  return isKnown ? null : { direction, lastDay };
}
