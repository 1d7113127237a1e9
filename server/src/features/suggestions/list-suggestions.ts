import type { PromptSuggestion } from '@citato/contract';
import type { AccountId } from '#lib/ids';
import { buildSuggestionAnswer } from './templates/suggestion-answer.ts';
import { listFreshOf, markViewed } from './store.ts';
import type { SuggestionsDeps } from './suggestions-deps.ts';

/** A user's fresh suggestions for a website; those that are ready count as seen from now on. */
export async function listSuggestions(
  { db, clock }: Pick<SuggestionsDeps, 'db' | 'clock'>,
  { userId, websiteUrl }: { userId: AccountId; websiteUrl: string },
): Promise<PromptSuggestion[]> {
  const rows = await listFreshOf(db, { userId, websiteUrl, now: clock.now() });
  const unseen = rows.filter(({ status, isViewed }) => status === 'ready' && !isViewed);
  if (unseen.length > 0) {
    await markViewed(
      db,
      unseen.map(({ id }) => id),
    );
  }
  return rows.map(buildSuggestionAnswer);
}
