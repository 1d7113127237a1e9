import * as z from 'zod';
import { defineJob } from '#platform/jobs';
import { deleteExpired } from './store.ts';
import type { SuggestionsDeps } from './suggestions-deps.ts';

export const purgeSuggestionsJob = defineJob({
  name: 'suggestions.purge-suggestions',
  schema: z.object({}),
  retryLimit: 3,
});

/** Forgets suggestions seven days after they were asked for. */
export async function purgeSuggestions({ db, clock }: Pick<SuggestionsDeps, 'db' | 'clock'>): Promise<void> {
  await deleteExpired(db, clock.now());
}
