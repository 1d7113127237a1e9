import type { SuggestionAllowance } from '@citato/contract';
import { getSuggestionsPerDay } from '#features/plans';
import type { AccountId } from '#lib/ids';
import { romeDaySpan } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import { lostBefore } from './rules/suggestion-life.ts';
import { countSpent } from './store.ts';

/** How many websites an account may still have read today (Rome). Requests that failed or were lost do not count. */
export async function getSuggestionAllowance(
  db: Queryable,
  { userId, now }: { userId: AccountId; now: Date },
): Promise<SuggestionAllowance> {
  const perDay = await getSuggestionsPerDay(db, userId);
  const spent = await countSpent(db, { userId, since: romeDaySpan(now).from, pendingSince: lostBefore(now) });
  return { perDay, left: Math.max(0, perDay - spent) };
}
