import * as z from 'zod';
import { defineJob } from '#platform/jobs';
import { removeInBatches } from '#platform/purges';
import { deleteExpired } from './store.ts';
import type { SuggestionsDeps } from './suggestions-deps.ts';

export const purgeSuggestionsJob = defineJob({
  name: 'suggestions.purge-suggestions',
  schema: z.object({}),
  retryLimit: 3,
});

/** Forgets suggestions seven days after they were asked for. */
export async function purgeSuggestions(
  { db, clock }: Pick<SuggestionsDeps, 'db' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  await removeInBatches((limit) => deleteExpired(db, { now, limit }), signal);
}
